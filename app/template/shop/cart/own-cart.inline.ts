// Compiled into the template pages, where it runs before anything is painted: says on <body> that this visitor has a
// cart, so that no sample is shown in its place until the parts that show it are active.
import { storageKeys } from '#contracts/storage.ts'
import { isEmpty, readCart } from './cart.ts'

try {
  if (!isEmpty(readCart(localStorage.getItem(storageKeys.cart)))) document.body.dataset.cart = 'own'
} catch {
  // Storage may be refused: then there is no cart of the visitor's own.
}
