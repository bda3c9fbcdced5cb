import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the prerendered HTML is taken over, then true: for what the build cannot know, such as the query of the address. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
