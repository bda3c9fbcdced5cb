/** What a `{…}` of a mail or an answer stands for, as whoever writes the text is told. */
export const fillWords = {
  name: 'nombre de quien recibe o escribe',
  number: 'número de la consulta',
  answerDay: 'día en que contestáis a más tardar: «el miércoles 25 de noviembre»',
  until: 'hasta cuándo vale',
  count: 'cuántas son',
  greeting: 'el saludo',
  day: 'día en que llegó la consulta: «22 de noviembre»',
  person: 'quien contesta',
} as const
