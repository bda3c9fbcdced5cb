// Every part of a page that wakes in the browser (ui/island).
import type { Enhancements } from './ui/island/island.browser.ts'

/**
 * React components, by their own names: `<Island when="visible"><ProjectGallery {…} /></Island>`. A test compares names and
 * components.
 */
export const islands = {
  EnquiryForm: async () => (await import('#app/sections/enquiry-form/enquiry-form.tsx')).EnquiryForm,
  PlateList: async () => (await import('#app/sections/project-plates/plate-list.tsx')).PlateList,
  ProjectGallery: async () => (await import('#app/sections/project-gallery/project-gallery.tsx')).ProjectGallery,
  SearchField: async () => (await import('#app/shell/search-box/search-field.tsx')).SearchField,
  SearchPage: async () => (await import('#app/sections/search-page/search-page.tsx')).SearchPage,
}

/** Modules that give life to HTML without React, by its `data-enhance`; `data-when` says when, as for an island. */
export const enhancements: Enhancements = {
  'count-up': async () => (await import('#app/behaviour/count-up.ts')).startCountUp,
  countdown: async () => (await import('#app/sections/countdown/countdown.browser.ts')).startCountdown,
  'dot-navigation': async () =>
    (await import('#app/sections/dot-navigation/dot-navigation.browser.ts')).startDotNavigation,
  'hero-split': async () => (await import('#app/sections/hero-split/hero-split.browser.ts')).startHeroSplit,
  'horizontal-gallery': async () =>
    (await import('#app/sections/horizontal-gallery/horizontal-gallery.browser.ts')).startHorizontalGallery,
  slider: async () => (await import('#app/ui/slider/slider.browser.ts')).startSlider,
}
