export const legalWords = {
  updated: 'Última actualización:',
  short: 'En corto',
  revised: 'Texto revisado el',
  storage: 'Lista de cookies y almacenamiento',
  duration: 'Duración',
  table: 'Tabla',
}
