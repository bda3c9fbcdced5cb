// The desk's service worker: it shows that something has come, and leads there. It keeps and fetches nothing.
const desk = '/taller/consultas'

self.addEventListener('push', (event) => {
  // What is said comes from here: a message of a push service is not needed for it, and holds nothing of anybody.
  const shown = self.registration.showNotification('Nueva consulta', { tag: 'consulta', renotify: true, lang: 'es' })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const own = windows.find(({ url }) => new URL(url).pathname.startsWith('/taller'))
    if (!own) return self.clients.openWindow(desk)
    await own.focus()
  }
  event.waitUntil(open())
})
