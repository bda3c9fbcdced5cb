import { useState } from 'react'
import type { AnswerChannel, EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { mailto } from '#contracts/mailto.ts'
import { Button, buttonClass, ErrorMessage } from '../ui/action.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useAnswer, useChange } from './queries.ts'

const noted: Record<AnswerChannel, string> = {
  mail: 'La respuesta está en camino.',
  'own-mail': 'Anotado: contestada desde tu correo.',
  whatsapp: 'Anotado: contestada por WhatsApp.',
  phone: 'Anotado: contestada por teléfono.',
}

/** How the visitor is answered: by mail from here, by WhatsApp or by phone. */
export function Contact({ enquiry }: { enquiry: EnquiryDetail }) {
  const { id, phoneLinks, phone, replyTo, state } = enquiry
  const [writes, setWrites] = useState(false)
  // Here: a closed form keeps its files, as it keeps its text.
  const [files, setFiles] = useState<readonly File[]>([])
  const answer = useAnswer(id)
  const change = useChange(id)
  const done = answer.variables?.channel
  const finish = () => {
    setWrites(false)
    setFiles([])
  }
  return (
    <section className="stack-near" aria-label="Contestar">
      <div className="wrap fills-phone">
        <Button tone={writes ? 'plain' : 'main'} aria-expanded={writes} onClick={() => setWrites(!writes)}>
          Contestar por correo
        </Button>
        {phoneLinks && (
          <>
            <a
              className={buttonClass()}
              href={phoneLinks.whatsapp}
              target="_blank"
              rel="noreferrer"
              onClick={() => answer.mutate({ channel: 'whatsapp' })}
            >
              WhatsApp
            </a>
            <a className={buttonClass()} href={phoneLinks.tel} onClick={() => answer.mutate({ channel: 'phone' })}>
              Llamar
            </a>
          </>
        )}
      </div>
      <p className="links">
        <a href={mailto(replyTo)}>{replyTo}</a>
        {phone && (phoneLinks ? <a href={phoneLinks.tel}>{phone}</a> : <span>{phone}</span>)}
      </p>
      <div role="status">
        {answer.isSuccess && done && (
          <p className="wrap panel">
            {noted[done]}
            {done !== 'mail' && state === 'answered' && (
              <Button tone="quiet" onClick={() => change.mutate({ state: 'new' }, { onSuccess: () => answer.reset() })}>
                Deshacer
              </Button>
            )}
          </p>
        )}
      </div>
      {!writes && <ErrorMessage error={answer.error} />}
      {writes && <AnswerForm enquiry={enquiry} answer={answer} files={files} setFiles={setFiles} onDone={finish} />}
    </section>
  )
}
