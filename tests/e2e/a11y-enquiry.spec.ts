import type { Page } from '@playwright/test'
import { addPhotos, file, send, untilReadyPhotos } from '../support/enquiry.ts'
import { judge, seatJudges } from '../support/judges.ts'
import { jpeg } from '../support/server/pictures.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

// States of the forms that no page is in when it is opened.

/** Both themes are asked; of the dark one colours only: the themes differ in nothing else. The shell is asked in visits.spec.ts. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['dark', 'light']) {
    await page.evaluate((on) => document.body.classList.toggle('white-background', on), theme === 'light')
    const { axe, ibm } = await judge(page, { ownPart: true, coloursOnly: theme === 'dark' })
    faults.push(...[...axe, ...ibm].map((fault) => `${theme}: ${fault}`))
  }
  return faults
}

test.use({ allowConsoleErrors: true })

test('the form with pictures, one that was refused, and a failed sending has no fault that the judges can find', async ({
  page,
}) => {
  await visit(page, '/contacto')
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: false, message: 'Cuota agotada' } }))
  await addPhotos(page, file('a.jpg', await jpeg(64, 48)), file('b.pdf', Buffer.from('%PDF-1.7')))
  await untilReadyPhotos(page, 1)
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
  await send(page).click()
  await expect(page.getByRole('link', { name: /^Llámanos/ })).toBeVisible()
  await seatJudges(page)
  expect(await faultsOf(page)).toEqual([])
})

test('each question of the guided quote has no fault that the judges can find', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 850 })
  await visit(page, '/presupuesto?servicio=armario')
  await untilActive(page, 'GuidedQuote')
  await seatJudges(page)
  for (let question = 1; question <= 7; question++) {
    await expect(page.getByText(`Pregunta ${question} de 7`)).toBeVisible()
    expect([question, await faultsOf(page)]).toEqual([question, []])
    if (question < 7) await page.getByRole('link', { name: 'Siguiente' }).click()
  }
})
