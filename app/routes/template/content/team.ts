import { plate } from './plates.ts'

const items: [id: string, img: string, name: string, designation: string][] = [
  ['andres', 'equipo-cepillo', 'Andrés Villarta', 'Founder and master carpenter'],
  ['pilar', 'equipo-formon', 'Pilar Novillo', 'Cabinet-maker'],
  ['tomas', 'equipo-sierra', 'Tomás Raboso', 'Head of the machine room'],
  ['ines', 'equipo-gramil', 'Inés Zaragoza', 'Draughtswoman'],
  ['julio', 'equipo-mazo', 'Julio Santiago', 'Joiner, doors and stairs'],
  ['marta', 'equipo-brocha', 'Marta Espada', 'Lacquer and varnish'],
  ['ramon', 'equipo-berbiqui', 'Ramón Huete', 'Fitter'],
  ['lucia', 'equipo-bastren', 'Lucía Aranda', 'Restorer'],
  ['elena', 'equipo-escuadra', 'Elena Checa', 'Interior designer'],
]

/** The nine of the workshop, each photographed as the tool that is theirs. */
export const teamMembers = () =>
  items.map(([id, img, name, designation]) => ({ id, img: plate(img), name, designation, link: '/team-details' }))
