import { opens } from '#app/ui/drawer/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { shellWords } from '#words/shell-words.ts'
import { SearchToggle } from '../search-box/search-box.tsx'
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx'

/** Search, theme and information: in every header, in the look of its own tools. */
export function HeaderTools({ className }: { className: string | undefined }) {
  const w = useWords(shellWords)
  return (
    <>
      <SearchToggle label={w.search} className={className} />
      <ThemeSwitch label={w.light} className={className} />
      <button type="button" className={className} aria-label={w.info} {...opens('info-panel')}>
        <Icon name="info" />
      </button>
    </>
  )
}
