import { useState } from 'react'
import { daysAfter } from '#contracts/days.ts'
import type { DeskQuote, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { QuoteRule } from '#contracts/quote-checklist.ts'
import { sumQuote } from '#contracts/quote-sums.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../../api.ts'
import { Button, Dialog, ErrorMessage } from '../../ui/action.tsx'
import { longDay, today } from '../../ui/times.ts'
import { sumText } from '../money.tsx'
import { useWork } from '../queries.ts'
import { type Editing, keptDrafts } from './use-editing.ts'

interface Props {
  quote: DeskQuote
  office: QuoteOffice
  editing: Editing
  gaps: readonly QuoteRule[]
  onIncomplete: () => void
}

/** Sum, what is kept, the paper as it would be, and the way out; always in thumb's reach. */
export function SendBar({ quote: { id }, office, editing, gaps, onIncomplete }: Props) {
  const [asks, setAsks] = useState(false)
  const { totalCents } = sumQuote(editing.draft.lines)
  async function look() {
    // Before anything is waited for: a window that opens later is held back by browsers.
    const page = window.open('', '_blank')
    await editing.flush().catch(() => {})
    if (page) page.location.href = `/taller/api/quotes/${id}/draft.pdf`
  }
  return (
    <div className="wrap foot-bar">
      <div>
        <p className="figure">{sumText(totalCents)}</p>
        <Kept editing={editing} id={id} />
      </div>
      <Button onClick={() => void look()}>{w.preview}</Button>
      <Button tone="main" onClick={() => (gaps.length > 0 ? onIncomplete() : setAsks(true))}>
        {w.send}
      </Button>
      {asks && <Ask {...{ id, office, editing }} onClose={() => setAsks(false)} />}
    </div>
  )
}

/** Whether what was written is kept, and what can be done where it is not. */
function Kept({ editing: { state, wrong, flush }, id }: { editing: Editing; id: string }) {
  const theirs = () => {
    keptDrafts.keep(id, undefined)
    location.reload()
  }
  return (
    <div role="status" className="quiet small">
      {state === 'kept' && w.kept}
      {state === 'saving' && w.saving}
      {state === 'failed' && (
        <>
          {w.notKept} {wrong}{' '}
          <Button tone="quiet" onClick={() => void flush().catch(() => {})}>
            {w.retry}
          </Button>
        </>
      )}
      {state === 'stale' && (
        <>
          {w.stale} {wrong}{' '}
          <Button tone="quiet" onClick={theirs}>
            {w.takeTheirs}
          </Button>
        </>
      )}
    </div>
  )
}

interface AskProps extends Pick<Props, 'office' | 'editing'> {
  id: string
  onClose: () => void
}

/** Says to whom what goes, once, and sends it. */
function Ask({ id, office, editing, onClose }: AskProps) {
  const { lines, customer, validDays } = editing.draft
  const work = useWork(id, async () => {
    const rev = await editing.flush()
    return send<DeskQuote>(`quotes/${id}/send`, 'POST', { rev })
  })
  return (
    <Dialog title={w.sendTitle} onClose={onClose}>
      <p>{w.sendSaid(lines.length, sumText(sumQuote(lines).totalCents), longDay(daysAfter(today(), validDays)))}</p>
      <p>{office.sends ? w.sendTo(customer.email) : w.noMail}</p>
      <ErrorMessage error={work.error} />
      <p>
        <Button tone="main" busy={work.isPending} onClick={() => work.mutate()}>
          {w.sendNow}
        </Button>
      </p>
    </Dialog>
  )
}
