/** Why a body could not be read, with the fitting status. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

export const broken = () =>
  new UnreadableBody(400, 'No hemos podido leer el formulario. Recarga la página y vuelve a enviarlo.')

export const tooLarge = () =>
  new UnreadableBody(413, 'Tu mensaje es demasiado grande. Acórtalo un poco y vuelve a enviarlo.')
