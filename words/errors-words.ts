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
export const methodNotAllowed = 'Este método no está permitido aquí.'
export const badAddress = 'No entendemos esta dirección.'
