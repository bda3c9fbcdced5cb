import type { Words } from './language.ts'

const es = {
  breadcrumb: 'Migas de pan',
  sampleReview: 'Opinión de muestra',
  sampleFigures: 'Cifras de muestra',
  sampleTeam: 'Equipo de muestra',
  reply: 'Responde el taller:',
  detail: 'En detalle',
  woods: 'Maderas',
  finishes: 'Acabados',
  process: 'Proceso',
  done: (percent: number) => `${percent}\u00a0% hecho`,
  since: 'Desde',
  rings: 'Un anillo por cada año',
  moreQuestions: (count: number) => `Otras ${count} preguntas`,
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  sampleReview: 'Sample review',
  sampleFigures: 'Sample figures',
  sampleTeam: 'Sample team',
  reply: 'The workshop answers:',
  detail: 'In detail',
  woods: 'Woods',
  finishes: 'Finishes',
  process: 'Process',
  done: (percent) => `${percent}% done`,
  since: 'Since',
  rings: 'One ring for each year',
  moreQuestions: (count) => `${count} more questions`,
}

/** Headings and names that sections of the pages bring with them; none of these sections needs a script. */
export const sectionWords: Words<typeof es> = { es, en }
