// What visitors read when something is not there or fails; the specification gives the first three word for word.

/** Of whatever fails, in the browser and on the server. */
export const failureTitle = 'Unexpected Application Error!'
export const notFound = {
  title: 'Pagina no encontrada',
  text: 'Oops! TNo hay nada aqui.',
  home: 'Llevame a Inicio',
}
export const home = 'Llévame a Inicio'
export const serverFailure = 'Algo ha fallado en el servidor. Vuelve a intentarlo en un momento.'
export const backToForm = 'Volver al formulario'
export const goOn = 'Continuar'
export const methodNotAllowed = 'Esta página no admite ese envío.'
export const badAddress = 'No entendemos esta dirección.'
export const tooManyRequests = (seconds: number) =>
  `Son muchas peticiones seguidas desde tu conexión. Espera ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} y vuelve a intentarlo, por favor.`
