import { exposed } from '../support/accessibility.ts'
import { addPhotos, file, untilReadyPhotos } from '../support/enquiry.ts'
import { jpeg } from '../support/server/pictures.ts'
import { cartButton, drawer, openShop } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

// Names, roles, states and announcements as assistive technology gets them. A snapshot says what has to be there, in order.

const phone = { width: 390, height: 844 }

test('screen reader: the header, and the submenu when it opens', async ({ page }) => {
  await visit(page, '/carpinteria')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Veta — Inicio"
      - navigation "Menú principal":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - button "Servicios"
          - listitem:
            - link "Sobre nosotros"
          - listitem:
            - link "Noticias"
          - listitem:
            - link "Contacto"
      - link /Llamar al .+/
      - button "Buscar"
      - switch "Tema claro" [checked]
      - button "Información"
  `)
  const services = page.getByRole('button', { name: 'Servicios' })
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await services.focus() // opens it, as hovering does
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toMatchAriaSnapshot(`
    - button "Servicios" [expanded]
    - list:
      - listitem:
        - link "Carpintería"
      - listitem:
        - link "Ebanistería"
      - listitem:
        - link "Fabricación"
      - listitem:
        - link "Instalación industrial"
      - listitem:
        - link "Restauración"
      - listitem:
        - link "Interiorismo"
  `)
})

test('screen reader: the home page is an outline of named regions', async ({ page }) => {
  await visit(page, '/')
  const outline = page.locator('main :is(section, [role=region])')
  expect(await outline.count()).toBeGreaterThan(6)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - group "Ideas del taller":
        - group "1 de 3":
          - article:
            - img /.+/
            - heading "Muebles de nogal o de roble, con cajones a cola de milano." [level=1]
            - link "Ver Ebanisteria"
      - group "Ideas del taller":
        - paragraph: 01 de 03
        - button "Anterior"
        - button "Siguiente"
        - button "Pausar"
      - region "Puertas, cocinas y muebles. El lacado, aquí mismo."
      - region "23 años de experiencia"
      - region "El taller en cifras":
        - term: Cocinas montadas
        - definition: "120"
      - region "Así pueden quedar.":
        - heading "Así pueden quedar." [level=2]
        - group "Filtrar las piezas":
          - button "Todo" [pressed]
          - button "Carpintería"
          - button "Ebanistería"
          - button "Interiorismo"
          - button "Restauración"
          - status: 10 piezas
        - list:
          - listitem:
            - figure:
              - button /Ampliar. Puerta de entrada en roble/:
                - img /Puerta de entrada de roble/
      - region "Lo que ofrece el taller"
      - region "Aquí irán las opiniones de clientes"
      - region "Escrito en el taller."
      - region "Cuéntanos qué necesitas."
  `)
})

test('screen reader: of a slider only the slide in view is there, not its neighbours and copies', async ({ page }) => {
  await visit(page, '/')
  // One at the top, one of the testimonials: each is ready once the pointer has been there, and holds still under it.
  const sliders = page.locator('.swiper')
  await expect(sliders).toHaveCount(2)
  for (const slider of await sliders.all()) {
    await slider.hover()
    await expect(slider).toHaveAttribute('data-ready')
  }
  await expect(sliders.last().locator('[data-copy]').first()).toBeAttached()
  await expect.poll(() => exposed(page, /^\d de 3$/)).toHaveLength(2)
})

test('screen reader: the gallery says how many works are left, the large picture which one it is', async ({ page }) => {
  await visit(page, '/')
  const filters = page.getByRole('group', { name: 'Filtrar las piezas' })
  await filters.getByRole('button', { name: 'Restauración' }).click()
  await expect(filters).toMatchAriaSnapshot(`
    - button "Todo"
    - button "Carpintería"
    - button "Ebanistería"
    - button "Interiorismo"
    - button "Restauración" [pressed]
    - status: 1 pieza
  `)
  await page.getByRole('button', { name: /^Ampliar/ }).click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Imagen ampliada":
      - figure /01\\/01 — Arcón del siglo XIX restaurado\\. Recreación 3D/:
        - img "Arcón de castaño restaurado, con la tapa abierta y ropa de casa dentro"
      - button "Cerrar"
  `)
})

test('screen reader: the enquiry form names its fields, says what is required and how it went', async ({ page }) => {
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: true, message: 'Gracias, Ana.' } }))
  await visit(page, '/contacto')
  const form = page.getByRole('main').locator('form')
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Nombre"
    - spinbutton "Teléfono"
    - textbox "Correo"
    - textbox "Mensaje"
    - group "Fotos":
      - button "Añadir fotos"
    - paragraph: /Responsable. Veta\\. Usamos estos datos solo para responder a tu consulta/
    - button "Enviar consulta"
    - status
  `)
  await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('required')
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Ana')
  await form.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
  await untilActive(page, 'EnquiryForm')
  await form.getByRole('button', { name: 'Enviar consulta' }).click()
  await expect(form).toMatchAriaSnapshot(`
    - button "Enviar consulta"
    - status: Gracias, Ana.
  `)
})

test('screen reader: search says how many results there are and which one is chosen', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Buscar' }).click()
  const box = page.getByRole('combobox')
  await box.fill('restauracion')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox:
      - option [selected]
  `)
  const chosen = await box.getAttribute('aria-activedescendant')
  await expect(page.locator(`#${chosen}`)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('search').getByRole('status')).toContainText(/\d+ resultados?/)
})

test('screen reader: the menu of a phone is a dialog with a name', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menú' }).first().click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Menú":
      - button "Cerrar el menú"
      - navigation "Menú":
        - list:
          - listitem:
            - link "Inicio"
          - listitem:
            - group: Servicios
          - listitem:
            - link "Sobre nosotros"
          - listitem:
            - link "Noticias"
          - listitem:
            - link "Contacto"
      - list "Contacto y redes"
  `)
})

test('screen reader: cart drawer, cart and order', async ({ page }) => {
  await openShop(page, '/shop-product?id=1')
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/)
  await cartButton(page).press('Enter') // the toast lies over it for five seconds
  await expect(drawer(page)).toMatchAriaSnapshot(`
    - dialog "Cart":
      - button "Close the cart"
      - heading "Cart" [level=2]
      - list "In the cart":
        - listitem: Oak stool x 1 $145.00
      - paragraph: Subtotal $145.00
      - link "View Cart"
      - link "Check Out"
  `)
  await visit(page, '/shop-cart')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - table "Products in the cart":
      - caption: Products in the cart
      - rowgroup:
        - row:
          - columnheader "Image"
          - columnheader "Product"
          - columnheader "Price"
          - columnheader "Quantity"
          - columnheader "Subtotal"
          - columnheader "Remove"
      - rowgroup:
        - row:
          - rowheader "Oak stool"
          - cell:
            - group "Quantity of Oak stool":
              - button "One less" [disabled]
              - spinbutton "Quantity": "1"
              - button "One more"
          - cell "Remove Oak stool":
            - button "Remove Oak stool"
  `)
  await visit(page, '/shop-checkout')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - form "Order":
      - region "Your order"
      - group "Billing details":
        - textbox "First name"
      - group "Shipping":
        - radio "Flat Rate"
        - radio "Free Shipping" [checked]
        - radio "Local Pickup"
      - group "Payment":
        - radio "Direct Bank Transfer" [checked]
        - radio "Check Payment"
      - button "Place Order"
  `)
})

test('screen reader: pictures are a named list, each with its number and the way to remove it', async ({ page }) => {
  await visit(page, '/contacto')
  await addPhotos(page, file('hueco.jpg', await jpeg(64, 48)), file('plano.pdf', Buffer.from('%PDF-1.7')))
  await untilReadyPhotos(page, 1)
  const photos = page.getByRole('group', { name: 'Fotos' })
  await expect(photos).toContainText('«plano.pdf» es un PDF')
  await expect(photos).toMatchAriaSnapshot(`
    - group "Fotos":
      - list "Fotos añadidas":
        - listitem:
          - text: "Foto 1: hueco.jpg"
          - button "Quitar hueco.jpg"
      - paragraph: «plano.pdf» es un PDF, no una foto. Envíanoslo por correo.
      - button "Añadir fotos"
  `)
})

test('screen reader: a question of the guided quote is a named region with its place, its choices and the way on', async ({
  page,
}) => {
  await visit(page, '/presupuesto?servicio=puerta')
  await expect(page.getByRole('radio', { name: /^Puerta/ })).toBeChecked()
  await expect(page.getByRole('region', { name: '¿Qué necesitas?' })).toMatchAriaSnapshot(`
    - region "¿Qué necesitas?":
      - paragraph: Pregunta 1 de 7
      - heading "¿Qué necesitas?" [level=2]
      - group "Qué":
        - group "Una pieza":
          - radio /^Armario desde [\\d.]+/
          - radio /^Puerta desde/ [checked]
        - group "¿No está? Por oficio":
          - radio "Carpintería"
      - paragraph:
        - link "Siguiente"
  `)
  await expect(page.getByRole('region', { name: '¿Cuánto mide?' })).toHaveCount(0)
})
