import { z } from 'zod'
import type { Field } from '#contracts/desk-words.ts'

/** A schema as the form that the desk makes of it. */
export const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field
