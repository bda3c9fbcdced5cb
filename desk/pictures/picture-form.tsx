import { useState } from 'react'
import { type DeskPicture, type PictureWords, wantedWords } from '#contracts/desk-pictures.ts'
import { DeskFailure, send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { FocalPoint } from './focal-point.tsx'
import css from './pictures.module.css'

const fields = [
  {
    name: 'alt',
    label: 'Qué se ve en la foto',
    hint: 'Para quien no puede verla, y para los buscadores. Di lo que hay, sin «foto de»: «Aparador de nogal con el cajón central abierto, en una sala clara».',
    lines: 3,
  },
  {
    name: 'caption',
    label: 'Pie de foto',
    hint: 'Lo que se lee junto a ella, en pocas palabras: «Aparador de nogal», «Puerta de entrada en roble».',
    lines: 1,
  },
  {
    name: 'place',
    label: 'Pueblo o ciudad',
    hint: 'Solo si es un trabajo hecho o un lugar de verdad: «Tembleque». Si no, déjalo vacío.',
    lines: 1,
  },
  { name: 'credit', label: 'Quién hizo la foto', hint: '{{brand}} se cambia por el nombre del taller.', lines: 1 },
] as const

export const useDescribe = (id: string) =>
  useSend((words: PictureWords) => send<DeskPicture>(`pictures/${id}`, 'PATCH', words))

interface Props {
  picture: DeskPicture
  /** Outlives the form, which begins anew with other words. */
  describe: ReturnType<typeof useDescribe>
}

/** The picture's point and words; kept in the draft. */
export function PictureForm({ picture, describe }: Props) {
  const [words, setWords] = useState({ ...picture })
  const { error } = describe
  const [missing, setMissing] = useState<keyof typeof wantedWords>()
  const refused = error instanceof DeskFailure ? error.field : undefined
  const sentenceOf = (name: string) =>
    name === missing ? wantedWords[name as keyof typeof wantedWords] : name === refused ? error?.message : undefined
  const save = (_: FormData, form: HTMLFormElement) => {
    const { alt, caption, place, credit, focal, version } = words
    const lacking = (['alt', 'caption', 'credit'] as const).find((name) => words[name].trim() === '')
    setMissing(lacking)
    if (!lacking) return describe.mutate({ alt, caption, place, credit, focal, version })
    const field = form.elements.namedItem(lacking)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Form className={`stack-far ${css.form}`} onSubmit={save}>
      {picture.src && (
        <FocalPoint
          src={picture.src}
          alt={picture.alt}
          focal={words.focal}
          onMove={(focal) => setWords({ ...words, focal })}
        />
      )}
      <div className="stack">
        {fields.map(({ name, label, hint, lines }) => (
          <TextField
            key={name}
            {...{ name, label, hint, rows: lines }}
            value={words[name]}
            error={sentenceOf(name)}
            onChange={(text) => setWords({ ...words, [name]: text.replace(/\s*\n\s*/g, ' ') })}
          />
        ))}
        <ErrorMessage error={error} fields={fields.map(({ name }) => name)} />
        <div className="wrap">
          <Button type="submit" tone="main" busy={describe.isPending}>
            Guardar en el borrador
          </Button>
          {describe.isSuccess && <p role="status">Guardado. Se verá cuando lo publiques.</p>}
        </div>
      </div>
    </Form>
  )
}
