import type { Page } from '@playwright/test'

/** Nodes of the browser's own accessibility tree with that name, hidden and inert ones left out. */
async function exposedNodes(page: Page, name: RegExp) {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes.filter((node) => !node.ignored && name.test(String(node.name?.value ?? '')))
}

/** Their names. */
export const exposed = async (page: Page, name: RegExp) =>
  (await exposedNodes(page, name)).map((node) => String(node.name?.value))

/** Their roles. */
export const rolesOf = async (page: Page, name: RegExp) =>
  (await exposedNodes(page, name)).map((node) => String(node.role?.value))

/** Whether the button of that name says that it has opened something; undefined where it says nothing. */
export async function isExpanded(page: Page, name: RegExp): Promise<boolean | undefined> {
  const button = (await exposedNodes(page, name)).find(({ role }) => role?.value === 'button')
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}
