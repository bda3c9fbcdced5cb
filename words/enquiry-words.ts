/** «Os escribo desde la página «Carpintería».»: how a chat that is begun on a page names it. */
export const fromPage = (title: string) => `Os escribo desde la página «${title}».`

/** The link to the guided quote. */
export const askForQuote = 'Pide presupuesto'

/** Fields of the enquiry, as the specification has them, and what stands around them. */
export const enquiryWords = {
  name: 'Nombre',
  phone: 'Teléfono',
  phoneExample: 'Nº Teléfono *',
  email: 'Correo',
  message: 'Mensaje',
  responsible: 'Responsable:',
  rights:
    'Usamos estos datos solo para responder a tu consulta. Puedes pedir acceso, rectificación, supresión, oposición, limitación y portabilidad: lee la',
  policy: 'política de privacidad',
  write: 'Escribe tu consulta',
  send: 'Enviar consulta',
  sending: 'Sending....',
  call: 'Llámanos:',
  chat: 'Escríbenos por WhatsApp',
  restored: 'Hemos recuperado lo que dejaste a medias.',
  clear: 'Borrarlo',
}

/** What the form says while it waits. */
export const delaySentence = {
  offline: 'Ahora no hay conexión. Lo guardamos todo aquí y lo enviamos en cuanto vuelva.',
  broken: 'Se ha cortado la conexión. Lo volvemos a enviar.',
  busy: (seconds: number) => `Ahora mismo hay mucho movimiento. Lo volvemos a enviar en ${seconds} s.`,
  busyWithPhotos: (seconds: number) => `Ahora llegan muchas fotos a la vez. Lo volvemos a enviar en ${seconds} s.`,
}

/** How a sending ended that no service has put into words. */
export const sendingSentences = {
  offline: 'No hay conexión. Lo que has escrito sigue aquí: vuelve a enviarlo cuando la tengas.',
  // Whether the enquiry arrived before the line broke is not known. Our own service recognises a repeat; another may not.
  unknown: 'No sabemos si tu consulta ha llegado.',
  slow: 'El servidor tarda demasiado y no sabemos si tu consulta ha llegado.',
  again: 'Vuelve a enviarla: no se duplicará.',
  orCall: 'Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  unreadable:
    'Hemos recibido una respuesta que no entendemos. Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  silent: 'El servicio ha respondido sin explicación. Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  sent: 'Gracias. Hemos recibido tu consulta.',
}

/** What happens next with an enquiry that has arrived. */
export const receiptWords = {
  number: 'Tu consulta es la',
  answer: (day: string) => `Te contestamos como muy tarde ${day}.`,
  photos: 'Añadir fotos más tarde',
  chat: 'Seguir por WhatsApp',
  about: (number: string) => `Hola, os escribo por la consulta ${number}.`,
}
