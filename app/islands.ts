// Every part of a page that a script makes active in the browser (renderer/island).
import type { Enhancements } from './renderer/island/island.browser.ts'

/**
 * React components, by their own names: `<Island when="visible"><ProjectGallery {…} /></Island>`. A test compares names and
 * components.
 */
export const islands = {
  CartContent: async () => (await import('#app/template/shell/cart-drawer/cart-content.tsx')).CartContent,
  CartLines: async () => (await import('#app/template/sections/shop-cart/cart-lines.tsx')).CartLines,
  CartTotals: async () => (await import('#app/template/sections/shop-cart/cart-totals.tsx')).CartTotals,
  DesignBoard: async () => (await import('#app/sections/design-board/design-board.tsx')).DesignBoard,
  EnquiryForm: async () => (await import('#app/sections/enquiry-form/enquiry-form.tsx')).EnquiryForm,
  GuidedQuote: async () => (await import('#app/sections/guided-quote/guided-quote.tsx')).GuidedQuote,
  PlateList: async () => (await import('#app/sections/project-plates/plate-list.tsx')).PlateList,
  SearchField: async () => (await import('#app/shell/search-box/search-field.tsx')).SearchField,
  ListedProducts: async () => (await import('#app/template/sections/shop-list/listed-products.tsx')).ListedProducts,
  OrderLines: async () => (await import('#app/template/sections/shop-checkout/order-lines.tsx')).OrderLines,
  ProductGallery: async () => (await import('#app/template/sections/product-view/gallery.tsx')).ProductGallery,
  ProjectGallery: async () => (await import('#app/sections/project-gallery/project-gallery.tsx')).ProjectGallery,
  Purchase: async () => (await import('#app/template/sections/product-view/purchase.tsx')).Purchase,
  SearchPage: async () => (await import('#app/sections/search-page/search-page.tsx')).SearchPage,
  ShopSidebar: async () => (await import('#app/template/sections/shop-sidebar/shop-sidebar.tsx')).ShopSidebar,
}

/** Modules that enhance HTML without React, by the name given to `enhance`; `silent`: without it the part does its work. */
export const enhancements: Enhancements = {
  comparison: {
    silent: true,
    load: async () => (await import('#app/ui/comparison/comparison.browser.ts')).startComparison,
  },
  'count-up': { silent: true, load: async () => (await import('#app/ui/count-up/count-up.browser.ts')).startCountUp },
  countdown: {
    load: async () => (await import('#app/template/sections/countdown/countdown.browser.ts')).startCountdown,
  },
  'dot-navigation': {
    silent: true,
    load: async () =>
      (await import('#app/template/sections/dot-navigation/dot-navigation.browser.ts')).startDotNavigation,
  },
  'hero-split': {
    load: async () => (await import('#app/template/sections/hero-split/hero-split.browser.ts')).startHeroSplit,
  },
  'horizontal-gallery': {
    silent: true,
    load: async () =>
      (await import('#app/template/sections/horizontal-gallery/horizontal-gallery.browser.ts')).startHorizontalGallery,
  },
  slider: { silent: true, load: async () => (await import('#app/ui/slider/slider.browser.ts')).startSlider },
  'cart-button': { load: async () => (await import('#app/template/shop/cart/cart-button.browser.ts')).startCartButton },
  'demo-form': { load: async () => (await import('#app/template/ui/demo-form/demo-form.browser.ts')).startDemoForm },
  'share-links': {
    load: async () => (await import('#app/template/sections/share-links/share-links.browser.ts')).startShareLinks,
  },
  tabs: { load: async () => (await import('#app/template/ui/tabs/tabs.browser.ts')).startTabs },
}
