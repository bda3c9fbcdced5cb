export const legalWords = {
  updated: 'Última actualización:',
  storage: 'Lista de cookies y almacenamiento',
  duration: 'Duración',
  table: 'Tabla',
}
