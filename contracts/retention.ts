/** Days after which the form service deletes an enquiry, unless the server is told otherwise; the privacy policy says the same. */
export const retentionDays = 365
