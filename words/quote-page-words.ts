// Words of the customer's private page of a quote. {…} are filled in by server/quotes/page.ts.

export const quotePageWords = {
  /** What stands under the title, by how things are. */
  phase: {
    sent: 'Te lo enviamos el {sent}. Vale hasta el {until}: hasta entonces puedes aceptarlo, pedir un cambio o decir que no.',
    change:
      'Nos has pedido un cambio. Te enviaremos una versión nueva; mientras tanto, esta sigue valiendo hasta el {until}.',
    declined: 'Nos has dicho que no; gracias por decírnoslo. Si cambias de idea, escríbenos y lo ponemos al día.',
    expired: 'El plazo de este presupuesto terminó el {until}. Si todavía lo quieres, pídenos que lo pongamos al día.',
    accepted: 'Aceptado por {name} el {at}: versión {version}, {total}.',
    done: 'Entregado el {mounted}. Aceptado por {name} el {at}: versión {version}, {total}.',
    cancelled: 'Este encargo se ha anulado. Aquí queda lo que se aceptó el {at}: versión {version}, {total}.',
  },
  noted: 'Lo apuntó el taller.',
  older: 'El enlace que has abierto es el de la versión {old}. La que ves es la {version}, que la sustituye.',
  paper: 'Descargar en PDF',
  enquiry: 'Lo que nos escribiste',
  agreed: 'Lo que has aceptado',
  works: 'Trabajos y materiales',
  prices: 'Precio',
  stages: 'Pagos',
  terms: 'Antes de aceptar',
  conditions: 'Las condiciones',
  accept: {
    title: 'Aceptar',
    statement:
      'Aceptas el presupuesto {number}, versión {version}, por {total}, IVA incluido, con las condiciones de esta página.',
    name: 'Tu nombre y apellidos',
    early:
      'Pido que empecéis antes de que pasen los catorce días para desistir. Sé que entonces, si desisto, pago la parte hecha, y que pierdo ese derecho cuando el trabajo esté terminado del todo.',
    // The law wants the duty to pay on the button itself (art. 98.2 TRLGDCU).
    button: 'Aceptar con obligación de pago',
    note: 'Al aceptar te llega por correo el PDF, y a nosotros también. Guardamos la hora, la versión y tu dirección de internet abreviada como prueba.',
  },
  change: {
    title: 'Pedir un cambio',
    label: 'Qué cambiarías',
    button: 'Pedir el cambio',
  },
  decline: { title: 'No, gracias', label: 'Por qué, si quieres decirlo', button: 'No, gracias' },
  job: {
    title: 'Tu encargo',
    pending: 'pendiente',
    mails: 'Avisadme por correo de cada paso',
    noMails: 'Dejad de avisarme por correo',
    wanted: 'Te avisamos por correo de cada paso.',
    photo: 'Foto de «{step}»',
  },
  pay: {
    paid: 'Pagado el {day}',
    next: 'Ahora toca',
    holder: 'A nombre de',
    iban: 'IBAN',
    reference: 'Concepto',
    amount: 'Importe',
    code: 'Escanéalo con la aplicación de tu banco y la transferencia sale ya rellena.',
    others:
      'Si prefieres otra forma de pago, dínoslo: las que hay están en <a href="/como-trabajamos">Cómo trabajamos</a>.',
    noAccount: 'Escríbenos a {email} o llámanos al {phone} y te damos la cuenta para la transferencia.',
    card: 'Pagar con tarjeta en {provider}',
    cardNote:
      'Se abre la página de {provider}: escribe allí el importe, {amount}. Aquí no se guarda ningún dato de tu tarjeta.',
  },
  review: {
    title: '¿Cómo ha ido?',
    lead: 'Danos tu opinión. Si la publicamos, sale tal como la escribas, con el número del encargo, el mes y la población, sin tu nombre.',
    stars: 'Estrellas',
    star: (stars: number) => `${stars} ${stars === 1 ? 'estrella' : 'estrellas'}`,
    text: 'Tu opinión',
    pictures: 'Podéis enseñar las fotos de este trabajo en la web',
    price: 'Podéis decir también lo que costó',
    button: 'Enviar mi opinión',
    yours: 'Tu opinión',
    reply: 'Respuesta del taller',
  },
  contact: '¿Alguna duda? {email} · {phone}',
  private:
    'Este enlace es privado: quien lo tenga puede leer y aceptar este presupuesto. Si lo has compartido sin querer, pídenos otro. <a href="/politica-privacidad">Qué hacemos con tus datos</a>.',
  refused: {
    replaced:
      'Mientras leías ha llegado la versión {version}, que sustituye a la {old}. No se ha aceptado nada: mírala y decide.',
    expired: 'El plazo de este presupuesto terminó el {until}. No se ha aceptado nada: pídenos que lo pongamos al día.',
    accepted: 'Este presupuesto ya está aceptado.',
    state: 'Tal como está este presupuesto, eso ya no se puede hacer.',
    often:
      'Hoy ya nos has escrito varias veces por aquí, y todo nos ha llegado. Esto último no lo hemos guardado: mándalo mañana o llámanos.',
    name: 'Escribe tu nombre y apellidos para aceptar.',
    change: 'Escribe qué cambiarías.',
    review: 'Elige las estrellas y escribe tu opinión.',
  },
  long: { title: 'Demasiado largo', text: 'Ese texto no cabe. Vuelve atrás y acórtalo, o escríbenos un correo.' },
  gone: 'Este enlace ya no vale, o no está entero. Si lo has copiado, comprueba que no le falta nada; si no, pídenos otro.',
}
