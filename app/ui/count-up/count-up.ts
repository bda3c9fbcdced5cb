import { enhance } from '#app/renderer/island/enhance.ts'

/** For a section whose numbers count up; each number is marked `counted`. */
export const countUp = enhance('count-up', 'idle')
export const counted = { 'data-count': '' }
