import { readCsv } from '../support/csv.ts'
import { fileOf } from '../support/server/mail-files.ts'
import { startTestServer, until } from '../support/server/server.ts'
import { startSmtp } from '../support/server/smtp.ts'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

test('from the first slider to the workshop’s mail with the drawing and the cut list', async ({ page }) => {
  const smtp = await startSmtp()
  const mails = { SMTP_URL: smtp.url, MAIL_FROM: 'web@veta.example', MAIL_TO: 'taller@veta.example' }
  // The form takes nothing that was sent in haste: the server's clock is a minute ahead.
  const now = () => Date.now() + 60_000
  const server = await startTestServer({ SITE_DIR: 'build', ...mails }, { now })
  try {
    await page.goto(`${server.address}/disena/aparador`)
    await untilActive(page, 'DesignBoard')
    await page.getByRole('slider', { name: 'Ancho, deslizador' }).fill('160')
    await expect(page).toHaveURL(/ancho=1600/)
    await page.getByRole('link', { name: 'Pedir presupuesto de este diseño' }).click()
    await untilActive(page, 'EnquiryForm')
    await page
      .getByRole('textbox', { name: /^Nombre/ })
      .last()
      .fill('Ana')
    await page.getByRole('textbox', { name: /^Correo/ }).fill('ana@example.es')
    await page.getByRole('button', { name: 'Enviar consulta' }).click()
    const [mail] = await until(
      () => smtp.taken.filter(({ to }) => to.includes('taller@veta.example')),
      ({ length }) => length > 0,
    )
    const source = mail?.source ?? ''
    expect(fileOf(source, 'pdf').subarray(0, 5).toString()).toBe('%PDF-')
    const [heads, ...rows] = readCsv(fileOf(source, 'csv').toString())
    expect(heads?.join()).toBe('Pieza,Cantidad,Largo,Ancho,Grueso,Material,Cantos,Veta')
    expect(rows.find(([name]) => name === 'Sobre')?.slice(1, 3)).toEqual(['1', '1600'])
  } finally {
    await server.stop()
    await smtp.stop()
  }
})
