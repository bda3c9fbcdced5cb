/** For a section that fills the window from its top: the header stands on its ground, without labels of its own. */
export const underHeader = { 'data-under-header': '' }

/** The same, on the second ground. */
export const underHeaderSecond = { 'data-under-header': 'second' }
