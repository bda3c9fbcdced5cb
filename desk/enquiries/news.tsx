import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryNews } from '#contracts/desk-enquiries.ts'
import { isSessionOver, signInAgain } from '../api.ts'
import { Button } from '../ui/action.tsx'
import css from './enquiry.module.css'
import { enquiriesKey, useCounts } from './queries.ts'

/** Milliseconds until a line that the server has ended is tried anew; one that broke the browser mends itself. */
const again = 5_000

/** How many enquiries nobody has opened. */
export const useUnread = () => useCounts().data?.unread ?? 0

/** Listens for new enquiries wherever one is in the desk: a quiet line leads to them, the title counts the unread. */
export function News() {
  const { arrived: all, line, dismiss } = useNews()
  const [path] = useLocation()
  const opened = useRef(new Set<string>()).current.add(path)
  // Of one that has been opened nobody needs to be told: the line would move the page under the thumb.
  const arrived = all.filter(({ id }) => !opened.has(`/consultas/${id}`))
  useTitle()
  const [newest] = arrived
  const text =
    arrived.length === 1 && newest ? `Nueva consulta de ${newest.name}.` : `${arrived.length} consultas nuevas.`
  return (
    <div aria-live="polite" className={css.news}>
      {line === 'off' && <p className="meta-line">Sin conexión con el servidor. Lo que ves puede no estar al día.</p>}
      {line === 'over' && (
        <p className="links">
          <span>Tu sesión ha terminado. Lo que has escrito sigue aquí.</span>
          <Button tone="quiet" onClick={signInAgain}>
            Entrar otra vez
          </Button>
        </p>
      )}
      {newest && (
        <p className={`links ${css.arrived}`}>
          <span>{text}</span>
          <Link href={arrived.length === 1 ? `/consultas/${newest.id}` : '/consultas'} onClick={dismiss}>
            {arrived.length === 1 ? 'Abrirla' : 'Ver la lista'}
          </Link>
          <Button tone="quiet" onClick={dismiss}>
            Ahora no
          </Button>
        </p>
      )}
    </div>
  )
}

function useTitle() {
  const unread = useUnread()
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain
  }, [unread])
}

function useNews() {
  const client = useQueryClient()
  const [arrived, setArrived] = useState<EnquiryNews['arrived']>([])
  const [line, setLine] = useState<'on' | 'off' | 'over'>('on')
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const hear = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as EnquiryNews
      setLine('on')
      setArrived((before) => [...news.arrived.filter(({ spam }) => !spam), ...before])
      void client.invalidateQueries({ queryKey: enquiriesKey })
    }
    const open = () => {
      isOver = false
      source = new EventSource(`${deskPath}/api/enquiries/events`)
      source.addEventListener('enquiries', hear)
      source.onerror = () => {
        setLine('off')
        if (source?.readyState === EventSource.CLOSED) void refused(source)
      }
    }
    /** The server has refused the line: until the person is in again there is nothing to wait for. */
    const refused = async (closed: EventSource) => {
      isOver = await isSessionOver()
      if (closed !== source) return
      if (isOver) setLine('over')
      else timer = setTimeout(open, again)
    }
    const forget = client.getQueryCache().subscribe((event) => {
      const isDone = event.type === 'updated' && event.action.type === 'success'
      if (isOver && isDone && event.query.queryKey[0] === 'session') open()
    })
    open()
    return () => {
      source?.close()
      source = undefined
      clearTimeout(timer)
      forget()
    }
  }, [client])
  return { arrived, line, dismiss: () => setArrived([]) }
}
