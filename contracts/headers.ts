const shut = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Sent with every answer, by our own server and by hosts that read the build's `_headers`. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `${shut}, xr-spatial-tracking=()`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Below this address a piece of furniture may be put into the room that the visitor's camera sees (WebXR). */
export const roomPath = '/disena/'
/** What is sent there instead. */
export const roomHeaders = { 'Permissions-Policy': `${shut}, xr-spatial-tracking=(self)` }

/** The address of the thank-you page holds an enquiry's key: it is said to nobody. */
export const keyPageHeaders = { 'Referrer-Policy': 'strict-origin' }

/** Only over https: a browser then never asks without it again for two years. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000' }
