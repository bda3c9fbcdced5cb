const lgdcu = (articles: string) => `TRLGDCU art. ${articles}`

/**
 * What a quote to a consumer lacks, and the article that asks for it; '' where good practice does. TRLGDCU: Real Decreto
 * Legislativo 1/2007. LIVA: Ley 37/1992. LSSI: Ley 34/2002.
 */
export const quoteGaps = {
  name: {
    message: 'Falta el nombre o la razón social del taller: se pone en Ajustes, en «Titular».',
    source: `${lgdcu('60.2.b y 97.1.b')}; LSSI art. 10`,
  },
  nif: { message: 'Falta el NIF del taller: se pone en Ajustes, en «Titular».', source: 'LSSI art. 10' },
  address: { message: 'Falta la dirección del taller: se pone en Ajustes.', source: lgdcu('60.2.b y 97.1.c') },
  phone: { message: 'Falta el teléfono del taller: se pone en Ajustes.', source: lgdcu('60.2.b y 97.1.c') },
  email: { message: 'Falta el correo del taller: se pone en Ajustes.', source: lgdcu('97.1.c') },
  customerName: { message: 'Falta el nombre del cliente.', source: lgdcu('63.1') },
  customerEmail: {
    message: 'Falta el correo del cliente: allí llegan el presupuesto y la copia de lo aceptado.',
    source: lgdcu('98.7 y 99.2'),
  },
  place: { message: 'Falta el lugar donde se monta o se entrega.', source: lgdcu('60.2.d y 97.1.g') },
  town: { message: 'Falta la población.', source: '' },
  title: { message: 'Falta el título: qué se presupuesta, en pocas palabras.', source: lgdcu('60.2.a y 97.1.a') },
  description: {
    message: 'Faltan los trabajos y los materiales: qué madera, qué herrajes, qué acabado.',
    source: lgdcu('60.2.a y 97.1.a'),
  },
  lines: { message: 'Falta al menos una línea con su precio.', source: lgdcu('60.2.c y 97.1.e') },
  total: { message: 'El total tiene que ser mayor que cero.', source: lgdcu('60.2.c y 97.1.e') },
  reduced: {
    message: 'El IVA del 10 % necesita su motivo: obra en una vivienda, o contrato con el promotor.',
    source: 'LIVA art. 91.Uno.2.10.º y 91.Uno.3.2.º',
  },
  materials: {
    message: 'En una obra al 10 % los materiales que pone el taller no pueden pasar del 40 % de la base: va al 21 %.',
    source: 'LIVA art. 91.Uno.2.10.º',
  },
  stages: {
    message: 'Los pagos tienen que sumar el 100 %, cada uno con su momento.',
    source: lgdcu('60.2.d y 97.1.g'),
  },
  startOn: {
    message: 'Falta cuándo se empieza: un día o cuántas semanas después de aceptarlo.',
    source: lgdcu('60.2.d y 97.1.g'),
  },
  weeks: {
    message: 'Faltan las semanas hasta el montaje: de cuántas a cuántas.',
    source: lgdcu('60.2.d, 66 bis y 97.1.g'),
  },
  guarantee: {
    message:
      'La garantía de lo que se fabrica tiene que ser de tres años por lo menos. En un servicio, di cuánto dura o qué corriges.',
    source: lgdcu('60.2.e, 97.1.m y 120'),
  },
  validDays: { message: 'Falta hasta cuándo vale: un día por lo menos.', source: lgdcu('61') },
  lineText: (line: number) => ({ message: `La línea ${line} no dice qué es.`, source: lgdcu('60.2.a y 97.1.a') }),
  lineQuantity: (line: number) => ({
    message: `La línea ${line} no dice cuánto: horas, metros o unidades.`,
    source: lgdcu('60.2.a y 97.1.a'),
  }),
}
