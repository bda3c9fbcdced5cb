import type { OneTimeLink } from '#contracts/desk.ts'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { timeOf } from '../ui/times.ts'

interface Props {
  name: string
  link: OneTimeLink
  onClose: () => void
}

/** The address that an invited person opens; it is shown this once. */
export const InvitationLink = ({ name, link: { link, until, mailed }, onClose }: Props) => (
  <Dialog title={`La invitación de ${name}`} onClose={onClose}>
    {link === undefined ? (
      <p>Va de camino a su correo, y solo a su correo: con ella se entra en su cuenta.</p>
    ) : (
      <>
        <p>
          {mailed
            ? 'Va de camino a su correo. También se la puedes pasar tú, por ejemplo por WhatsApp:'
            : 'Pásale esta dirección, por ejemplo por WhatsApp:'}
        </p>
        <Copy label={`Invitación de ${name}`} text={link} />
      </>
    )}
    <p className="caption">
      Vale una sola vez, hasta el {timeOf(until)}. No se vuelve a enseñar; si se pierde, haz otra.
    </p>
  </Dialog>
)
