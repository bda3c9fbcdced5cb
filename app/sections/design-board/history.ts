import type { Design } from '#design/design.ts'

/** What was designed before, what is now, and what was undone. `open`: the control that is being moved, whose steps are one. */
export type History = { past: Design[]; present: Design; future: Design[]; open: string | null }

export type Step =
  | { type: 'set'; design: Design; control: string }
  /** The control has been let go of: its next movement is a step of its own. */
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What the address says: nothing that can be undone. */
  | { type: 'begin'; design: Design }

const maxKept = 200

export const beginWith = (present: Design): History => ({ past: [], present, future: [], open: null })

/** The next state of the board. The same design again is no step. */
export function step(history: History, action: Step): History {
  const { past, present, future, open } = history
  switch (action.type) {
    case 'begin':
      return beginWith(action.design)
    case 'settle':
      return open === null ? history : { ...history, open: null }
    case 'set': {
      if (JSON.stringify(action.design) === JSON.stringify(present)) return history
      const kept = open === action.control ? past : [...past, present].slice(-maxKept)
      return { past: kept, present: action.design, future: [], open: action.control }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], open: null } : history
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { past: [...past, present], present: next, future: rest, open: null } : history
    }
  }
}
