/** For an element that scrolls by itself: the keyboard reaches it. */
export const scrollable = { tabIndex: 0 }
