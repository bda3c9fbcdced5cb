import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { readServices } from '#reader/read.ts'
import { builtPages } from './support/built-pages.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React makes ids such as `_R_1_`, which HTML has long allowed.
    'valid-id': ['error', { relaxed: true }],
    // Names on groups and regions are what ARIA says; <progress> cannot look like a hairline everywhere, and results are no <select>.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox'] }],
    // React's way of writing HTML: `<br/>`, `disabled=""`, attributes in lower and mixed case, styles per element.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // A matter of taste on which the specification's own texts decide (telephone numbers as they are written).
    'tel-non-breaking': 'off',
    // Lists without marks keep their role in Safari only when it is said.
    'no-redundant-role': 'off',
  },
})

/** Files are chosen by two controls of one name, from the gallery and by the camera, which HTML allows. */
const photos = 'Duplicate form control name "photos"'

test.each(builtPages())('$path is valid HTML', ({ file }) => {
  // What lies in a template is not in the page: it takes the place of something like it.
  const html = readFileSync(file, 'utf8').replaceAll(/(?<=<template[^>]*>).*?(?=<\/template>)/gs, '')
  const report = validator.validateStringSync(html)
  const messages = report.results.flatMap(({ messages }) => messages).filter(({ message }) => message !== photos)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
})

test.each(builtPages())('$path: what is only read aloud is words, without marks of the content files', ({ file }) => {
  const spoken = [...readFileSync(file, 'utf8').matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  expect(spoken.filter((text) => /[*{}\n]|\]\(/.test(text ?? ''))).toEqual([])
})

test('the pictures of a service have their words for who does not see them', () => {
  for (const { slug, pictures } of readServices()) {
    const html = readFileSync(builtPages().find(({ path }) => path === `/${slug}`)?.file ?? '', 'utf8')
    for (const { alt } of pictures) expect(html).toContain(`alt="${alt}"`)
  }
})
