/** What the template's header cart shows while the visitor's own is empty. */
type DemoCartItem = {
  id: string
  name: string
  /** With its `$`. */
  price: string
  /** Shown as «name x quantity». */
  quantity: number
  img: string
  badge: 'New' | 'Sale'
  categoryID: string
  categoryName: string
}

const plant = { id: 'plant', name: 'Plant', price: '$15.00', quantity: 1, badge: 'New' } as const
const light = { id: 'hanging-light', name: 'Hanging Light', price: '$15.00', quantity: 1, badge: 'Sale' } as const

/** The two samples. @param images their pictures */
export const demoItems = ([plantImage = '', lightImage = '']: string[] = []): DemoCartItem[] => [
  { ...plant, img: plantImage, categoryID: '4', categoryName: 'Decor' },
  { ...light, img: lightImage, categoryID: '6', categoryName: 'Lighting' },
]
