import { nextTab } from './next-tab.ts'

/** Shows the panel of the tab that is chosen. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const choose = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen)
      tab.tabIndex = tab === chosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-closed', tab !== chosen)
    }
  }
  list.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>('[role=tab]')
    if (tab) choose(tab)
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true')
    const next = tabs[nextTab(event.key, at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
}
