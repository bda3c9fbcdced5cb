import type { When } from './island.tsx'

/** Attributes of an element that a module without React enhances; app/islands.ts lists them by name. */
export const enhance = (name: string, when?: When) => ({ 'data-enhance': name, 'data-when': when })
