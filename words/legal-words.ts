/** What stands around a legal text. */
export const legalWords = {
  updated: 'Última actualización:',
  contents: 'En esta página',
  storage: 'Lista de cookies y almacenamiento',
  duration: 'Duración',
  table: 'Tabla',
}
