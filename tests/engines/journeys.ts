import { expect } from 'vitest'
import { runCli } from '#tests/support/server/process.ts'
import type { Visitor } from './visitor.ts'

type Journey = (visit: Visitor, dataDir: string) => Promise<void>

const homeTitle = /^Muebles de nogal/

/** What people do on the site, written once for all engines; the fine points are in tests/e2e. */
export const journeys: Record<string, Journey> = {
  async 'the home page shows its title'(visit) {
    await visit.open('/')
    await expect.poll(() => visit.text('h1')).toMatch(homeTitle)
    expect(await visit.count('main button', 'Ampliar')).toBe(10)
  },

  async 'the mobile menu takes the focus, keeps it, and gives it back with Escape'(visit) {
    await visit.resize(390, 844)
    await visit.open('/contacto')
    expect(await visit.evaluate('innerWidth')).toBe(390)
    await visit.click('button', 'Abrir el menú')
    await expect.poll(() => visit.isFocused('#mobile-menu')).toBe(true)
    expect(await visit.count('#mobile-menu a', 'Noticias')).toBe(1)
    for (let step = 0; step < 25; step++) {
      await visit.press('Tab')
      expect(await visit.isFocused('#mobile-menu, :root:not(:has(:focus)) body')).toBe(true)
    }
    await visit.press('Escape')
    await expect.poll(() => visit.count('#mobile-menu')).toBe(0)
    await expect.poll(() => visit.isFocused('[aria-label="Abrir el menú"]')).toBe(true)
  },

  async 'the theme is kept over a reload'(visit) {
    await visit.open('/contacto')
    const isLight = () => visit.evaluate(`document.body.classList.contains('white-background')`)
    expect(await isLight()).toBe(true)
    await visit.click('[role=switch]', 'Tema claro')
    await expect.poll(isLight).toBe(false)
    await visit.reload()
    expect(await isLight()).toBe(false)
    await expect.poll(() => visit.attribute('[role=switch]', 'aria-checked')).toBe('false')
  },

  async 'the search box answers while one types and leads to a result'(visit) {
    await visit.open('/contacto')
    await visit.click('header button', 'Buscar')
    await expect.poll(() => visit.isFocused('#search-box input')).toBe(true)
    await visit.type('ebanist')
    await expect.poll(() => visit.text('#search-box [role=option]')).toContain('Ebanistería')
    await expect.poll(() => visit.text('#search-box [role=status]')).toMatch(/^\d+ resultados? para «ebanist»$/)
    await visit.press('ArrowDown')
    await expect.poll(() => visit.attribute('#search-box [role=option]', 'aria-selected')).toBe('true')
    await visit.press('Enter')
    await expect.poll(visit.path).toBe('/ebanisteria')
    await expect.poll(() => visit.text('h1')).toContain('Ebanistería')
    await expect.poll(() => visit.count('#search-box')).toBe(0)
  },

  async 'a measure that is moved draws the piece anew, is in the address, and can be undone'(visit) {
    await visit.open('/disena/mesa')
    const active = () => visit.evaluate(`Boolean(document.querySelector('[data-island=DesignBoard][data-active]'))`)
    const drawn = () => visit.evaluate(`document.querySelector('[data-measure=width] text').textContent`)
    await visit.evaluate(`document.querySelector('main input[type=range]').focus()`)
    await expect.poll(active).toBe(true)
    await visit.press('ArrowRight')
    await expect.poll(drawn).toBe('2010')
    await expect.poll(() => visit.evaluate('location.search')).toContain('ancho=2010')
    await visit.click('main button', 'Deshacer')
    await expect.poll(drawn).toBe('2000')
  },

  async 'the gallery narrows to a trade, a picture opens and closes by keyboard'(visit) {
    await visit.open('/')
    const pictures = () => visit.count('main button', 'Ampliar')
    expect(await pictures()).toBe(10)
    await visit.click('main button', 'Ebanistería')
    await expect.poll(pictures).toBeLessThan(10)
    expect(await pictures()).toBeGreaterThan(1)
    await visit.tabTo('main button', 'Ampliar', 10)
    const opener = await visit.evaluate('document.activeElement.ariaLabel')
    await visit.press('Enter')
    await expect.poll(() => visit.text('dialog', 'Imagen ampliada')).toContain('01/')
    await visit.press('ArrowRight')
    await expect.poll(() => visit.text('dialog', 'Imagen ampliada')).toContain('02/')
    await visit.press('Escape')
    await expect.poll(() => visit.count('dialog')).toBe(0)
    await expect.poll(() => visit.evaluate('document.activeElement.ariaLabel')).toBe(opener)
  },

  async 'the slider goes on with its button'(visit) {
    await visit.open('/')
    const controls = '[role=group][aria-label="Ideas del taller"]:not([aria-roledescription])'
    const position = async () => Number(/\d+/.exec((await visit.text(controls)) ?? '')?.[0])
    await visit.click(`${controls} button`, 'Pausar') // or it might go on by itself
    await expect.poll(() => visit.count(`${controls} button`, 'Reanudar')).toBe(1)
    const next = ((await position()) % 3) + 1
    await visit.click(`${controls} button`, 'Siguiente')
    await expect.poll(position).toBe(next)
    const shown = `[aria-roledescription=diapositiva][aria-label="${next} de 3"]`
    await expect.poll(() => visit.evaluate(`document.querySelector('${shown}').getBoundingClientRect().x`)).toBe(0)
  },

  async 'an enquiry is answered and stored'(visit, dataDir) {
    await visit.open('/contacto')
    const fields = {
      'main [name=name]': 'Ana Ruiz',
      'main [name=phone]': '600112233',
      'main [name=email]': 'ana@example.es',
      'main [name=message]': 'Una librería de pared',
    }
    for (const [field, words] of Object.entries(fields)) {
      await visit.click(field)
      await visit.type(words)
      await expect.poll(() => visit.value(field)).toBe(words)
    }
    await new Promise((resolve) => setTimeout(resolve, 2100)) // under two seconds is a machine, says the service
    await visit.click('main button', 'Enviar consulta')
    await expect.poll(() => visit.text('main form [role=status]')).toContain('Ana')
    expect(await visit.value('main [name=message]')).toBe('')
    const { out } = await runCli('enquiries', ['--json'], { DATA_DIR: dataDir })
    const [name, phone, email, message] = Object.values(fields)
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ name, phone, email, message })])
  },

  async 'a quote is asked for step by step, with a picture'(visit, dataDir) {
    await visit.open('/presupuesto')
    await visit.click('main label', 'Mesa')
    await visit.click('main a', 'Siguiente')
    await expect.poll(() => visit.text('main h2')).toBe('¿Cuánto mide?')
    await visit.click('main [inputmode=decimal]')
    await visit.type('180')
    await expect.poll(() => visit.value('main [inputmode=decimal]')).toBe('180')
    await visit.click('main a', 'Siguiente')
    await expect.poll(() => visit.text('main h2')).toBe('¿En qué madera?')
    await visit.click('main label', 'Roble')
    await expect.poll(() => visit.count('main label:has(:checked)', 'Roble')).toBe(1)
    await visit.click('main a', 'Siguiente')
    await expect.poll(() => visit.text('main h2')).toBe('¿Nos lo enseñas?')
    await visit.evaluate(`(${choosePicture})()`)
    await expect.poll(() => visit.count('main li', 'Foto 1')).toBe(1)
    await expect.poll(() => visit.count('main li img')).toBe(1)
    await visit.back()
    await expect.poll(() => visit.text('main h2')).toBe('¿En qué madera?')
    await visit.evaluate(`location.hash = 'contacto'`)
    for (const [field, words] of [
      ['main [name=name]', 'Eva Sanz'],
      ['main [name=email]', 'eva@example.es'],
    ] as const) {
      await visit.click(field)
      await visit.type(words)
      await expect.poll(() => visit.value(field)).toBe(words)
    }
    await new Promise((resolve) => setTimeout(resolve, 2100)) // under two seconds is a machine, says the service
    await visit.click('main button', 'Enviar consulta')
    await expect.poll(() => visit.text('#contacto [role=status]')).toContain('Eva')
    const { out } = await runCli('enquiries', ['--json'], { DATA_DIR: dataDir })
    const enquiry = JSON.parse(out).find(({ name }: { name: string }) => name === 'Eva Sanz')
    expect(JSON.stringify(enquiry)).toMatch(/Mesa.*180.*Roble/)
    expect(enquiry.photos).toHaveLength(1)
  },

  async 'the cart goes from the product to the order'(visit) {
    await visit.open('/shop-product?id=1')
    await visit.click('main button', 'Add to Cart')
    await expect.poll(() => visit.count('button', 'Cart, 1 item')).toBe(1)
    await visit.click('button', 'Cart, 1 item')
    await expect.poll(() => visit.text('#cart-drawer li')).toContain('Oak stool x 1')
    await visit.click('#cart-drawer a', 'View Cart')
    await expect.poll(() => visit.text('h1')).toBe('Cart')
    await visit.click('main button', 'One more')
    await expect.poll(() => visit.value('main [type=number]')).toBe('2')
    await expect.poll(() => visit.text('main section', 'Cart totals')).toContain('$319.00')
    await visit.click('main a', 'Proceed To Checkout')
    await expect.poll(() => visit.text('main section', 'Your order')).toContain('$319.00')
  },

  async 'a link shows the next page, back restores the one before'(visit) {
    await visit.open('/')
    const left = await visit.scrollTo('main h3 a', 'Restauración')
    expect(left).toBeGreaterThan(300)
    await visit.settled()
    await visit.click('main h3 a', 'Restauración')
    await expect.poll(() => visit.text('h1')).toContain('Restauración')
    await expect.poll(visit.scrolled).toBe(0)
    await visit.settled()
    await visit.back()
    await expect.poll(() => visit.text('h1')).toMatch(homeTitle)
    await expect.poll(visit.scrolled).toBe(left)
  },
}

/** In the page: puts a drawn picture into the field, as if it had been chosen. */
const choosePicture = async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  canvas.getContext('2d')?.fillRect(0, 0, 320, 240)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const chosen = new DataTransfer()
  if (blob) chosen.items.add(new File([blob], 'mesa.png', { type: 'image/png' }))
  const field = document.querySelector<HTMLInputElement>('main input[type=file]')
  if (!field) return
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
