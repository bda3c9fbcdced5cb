import { useState } from 'react'
import { Link, Route, Switch, useRoute } from 'wouter'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { plain } from '#contracts/plain.ts'
import { Form, SearchField } from '../ui/fields.tsx'
import { PageHead } from '../ui/parts.tsx'
import { NumberField } from '../words/fields/number.tsx'
import { FormContext, useWork } from '../words/form/context.ts'
import { OpenText } from '../words/open-text.tsx'
import { PriceCheck } from '../words/price-check.tsx'
import { Problems } from '../words/problems.tsx'
import { SaveBar } from '../words/save-bar.tsx'
import { useEditing } from '../words/use-editing.ts'
import { type Price, pricesIn } from './prices.ts'

/** The workshop's prices as a list to type in: what customers see, and what the design tool reckons with. */
export function Page() {
  return (
    <div className="stack page">
      <PageHead title="Precios">Toca una cifra y escríbela. Se verá en la web cuando lo publiques.</PageHead>
      <nav aria-label="Listas de precios" className="links">
        <ListLink to="/" name="Los de la web" />
        <ListLink to="/disenador" name="Los del diseñador de muebles" />
      </nav>
      <Switch>
        <Route path="/disenador">
          <PriceFile key="design" path="design-prices.yaml" />
        </Route>
        <Route>
          <PriceFile key="conditions" path="conditions.yaml" />
        </Route>
      </Switch>
    </div>
  )
}

function ListLink({ to, name }: { to: string; name: string }) {
  const [isHere] = useRoute(to)
  return (
    <Link href={to} aria-current={isHere ? 'page' : undefined}>
      {name}
    </Link>
  )
}

const PriceFile = ({ path }: { path: string }) => (
  <OpenText path={path}>{(form, relations) => <PriceList form={form} relations={relations} />}</OpenText>
)

function PriceList({ form, relations }: { form: TextForm; relations: Relations }) {
  const editing = useEditing(form)
  const work = useWork(editing, relations)
  const [wanted, setWanted] = useState('')
  const serviceName = (slug: string) => relations.services.find((service) => service.slug === slug)?.name ?? slug
  const groups = pricesIn(form.schema, editing.value)
    .map(({ name, prices }) => ({ name: serviceName(name), prices }))
    .map(({ name, prices }) => ({ name, prices: prices.filter((price) => isWanted(`${name} ${price.name}`, wanted)) }))
    .filter(({ prices }) => prices.length > 0)
  return (
    <FormContext value={work}>
      <SearchField label="Buscar un precio" value={wanted} onChange={setWanted} />
      {editing.theirs && (
        <p role="alert">
          Alguien ha cambiado los precios mientras tanto. <Link href={`~/taller/textos/${form.path}`}>Ver los dos</Link>
        </p>
      )}
      <Problems problems={editing.problems} onGo={work.goTo} />
      <Form className="stack-wide" onSubmit={() => void editing.save()}>
        {groups.length === 0 && <p>No hay ningún precio con esas palabras.</p>}
        {groups.map(({ name, prices }) => (
          <section key={name} aria-label={name} className="stack-near">
            <h2>{name}</h2>
            <ul className="halves tabular">
              {prices.map((price) => (
                <li key={price.path}>
                  <NumberField field={titled(price)} path={price.path} value={price.value} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <SaveBar editing={editing} />
      </Form>
      <PriceCheck editing={editing} />
    </FormContext>
  )
}

const isWanted = (words: string, wanted: string) => plain(words).includes(plain(wanted.trim()))

/** The field under the name of what it is a price for. */
const titled = ({ field, name, unit }: Price) => ({
  title: unit ? `${name}, por ${unit}` : name,
  ...(field.type && { type: field.type }),
  unit: '€',
})
