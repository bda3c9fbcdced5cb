/** Days after which the form service deletes an enquiry, unless the server's settings say otherwise; the privacy policy says the same. */
export const retentionDays = 365

/** Full years for which an accepted quote is kept after its last change (Código de Comercio art. 30). */
export const quoteYears = 6

/** Days after which a nightly backup is deleted (docs/deploy/veta-backup.service). */
export const backupDays = 30
