import { z } from 'zod'
import type { Field } from '#contracts/desk-words.ts'

export const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field
