/** Version of the arithmetic: raised when a rule changes what comes of an address. Kept with each design that is sent in. */
export const coreVersion = '3'
