/** Opens those that a phone does not show at once. */
export const otherAnswers = (count: number) => `Otras ${count} respuestas`
export const answers = (count: number) => `${count} respuestas`
