import { afterEach, expect, test } from 'vitest'
import { readCsv } from '#tests/support/csv.ts'
import { fileOf } from '#tests/support/server/mail-files.ts'
import { ana, startTestServer, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const started: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop()
})

async function sendDesign(design: string) {
  const smtp = await startSmtp({ mood: 'take' })
  started.push(smtp)
  const server = await startTestServer({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'web@veta.example', MAIL_TO: 'taller@veta.example', AUTO_REPLY: 'on' },
  })
  started.push(server)
  const { answer } = await server.submit({ ...ana, design })
  await until(
    async () => (await server.deliveries()).map(({ state }) => state),
    (found) => found.length === 2 && found.every((state) => state === 'sent'),
  )
  const to = (address: string) => smtp.taken.find((mail) => mail.to.includes(address))?.source ?? ''
  return { answer, workshop: to('taller@veta.example'), visitor: to(ana.email) }
}

test('a design that cannot be read costs no enquiry: its sender is told, and no file leaves', async () => {
  const { answer, workshop, visitor } = await sendDesign('/disena/aparador?v=1&ancho=1600&alto=750&fondo=420&precio=1')
  // What this address does not know is told, and the rest not guessed.
  expect(answer.message).toContain('«precio» no se elige en este mueble')
  expect(fileOf(workshop, 'pdf')).toHaveLength(0)
  expect(visitor).not.toContain('application/pdf')
})

test('the workshop’s mail has PDF and CSV of the piece as it is reckoned here, the visitor’s the drawing', async () => {
  const { answer, workshop, visitor } = await sendDesign('/disena/aparador?v=1&ancho=1600&alto=750&fondo=420')
  expect(answer.success).toBe(true)
  expect(fileOf(workshop, 'pdf').subarray(0, 5).toString()).toBe('%PDF-')
  const [heads, ...rows] = readCsv(fileOf(workshop, 'csv').toString())
  expect(heads?.join()).toBe('Pieza,Cantidad,Largo,Ancho,Grueso,Material,Cantos,Veta')
  expect(rows.map((row) => row.join())).toContain('Sobre,1,1600,420,25,DM rechapado en nogal,1L 2C,a lo largo')
  expect(fileOf(visitor, 'pdf').subarray(0, 5).toString()).toBe('%PDF-')
  expect(visitor).not.toContain('text/csv')
})
