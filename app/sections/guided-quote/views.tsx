import css from './views.module.css'

/** What a photograph should show, in hairlines on a field of 160 × 120; they stand in the order of the words. */
const drawings = [
  // A room from its door: floor, ceiling, a niche in the far wall, a window.
  'M0 120 52 84M160 120l-52-36M0 0l52 32M160 0l-52 32M52 32h56v52H52zM66 84V44h28v40M124 21v60l20 8V10zM134 15.5V85',
  // What is in the way: skirting, socket, radiator.
  'M0 98h160M0 104h160M22 60h22v22H22zM29 71h.5M37 71h.5M33 71m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M70 34h78v54H70zM83 34v54M96 34v54M109 34v54M122 34v54M135 34v54M70 42h78M70 80h78M74 88v10M144 88v10M70 84h-8v14',
  // A piece from its front.
  'M8 100h144M24 38h112v4H24zM28 42h104v46H28zM62 42v46M98 42v46M62 57h36M62 72h36M78 49.5h4M78 64.5h4M78 80h4M57 62v7M103 62v7M34 88l-2 12M126 88l2 12',
  // The same from its side, and its back.
  'M8 100h144M14 38h36v4H14zM17 42h30v46H17zM20 88l-1 12M44 88l1 12M66 38h82v4H66zM69 42h76v46H69zM88 42v46M107 42v46M126 42v46M73 88l-1 12M141 88l1 12',
]

/** The photographs that help, drawn: each a field as the telephone shows it. */
export function Views({ views }: { views: readonly string[] }) {
  return (
    <ul className={css.views}>
      {views.map((words, at) => (
        <li key={words} className={css.view}>
          <svg className={`drawn ${css.field}`} viewBox="0 0 160 120" aria-hidden="true">
            <path d={drawings[at]} />
          </svg>
          <p className="caption">{words}</p>
        </li>
      ))}
    </ul>
  )
}
