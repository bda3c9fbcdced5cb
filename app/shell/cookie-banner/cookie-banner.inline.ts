// Compiled into every page, where it runs before anything is painted (document.tsx): the banner takes a strip of the page,
// which must not move what is already read. cookie-banner.browser.ts then looks for the cookie by its name.
document.body.toggleAttribute('data-asks', !document.cookie.includes('-GDPR2='))
