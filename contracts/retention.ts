/** Days after which the form service deletes an enquiry, unless the server's settings say otherwise; the privacy policy says the same. */
export const retentionDays = 365
