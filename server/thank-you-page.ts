import { type Receipt, receiptParam, receiptTemplate, receiptTexts } from '#contracts/enquiry.ts'
import { escapeHtml } from '#contracts/html.ts'

/**
 * Writes an enquiry's receipt into the built thank-you page, for visitors without JavaScript: the content of its template
 * takes the template's place. `read` gives the receipt to a key.
 */
export function thankYouPage(read: (key: string) => Receipt | undefined) {
  const template = new RegExp(`<template id="${receiptTemplate}"[^>]*>([\\s\\S]*?)</template>`)
  return (url: URL, html: string): string => {
    const receipt = read(url.searchParams.get(receiptParam) ?? '')
    if (!receipt) return html
    return html.replace(template, (_, content: string) => fillTexts(content, receiptTexts(receipt)))
  }
}

/** Fills in `{name}`, as it stands in texts, and `%7Bname%7D`, as it stands in addresses. */
const fillTexts = (html: string, texts: Record<string, string>) =>
  html.replace(/\{(\w+)\}|%7B(\w+)%7D/gi, (whole, text?: string, encoded?: string) => {
    const value = texts[text ?? encoded ?? '']
    if (value === undefined) return whole
    return text === undefined ? encodeURIComponent(value) : escapeHtml(value)
  })
