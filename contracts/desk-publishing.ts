// What the desk's publishing page and its side of the server agree on.

/** One file that differs from what visitors see, in plain words. */
export interface PlannedChange {
  /** Relative to content/. */
  path: string
  kind: 'new' | 'changed' | 'removed'
  /** “Texto de Carpintería”. */
  title: string
  /** What has changed in it; empty where all of it is new, gone, or a picture. */
  fields: ChangedField[]
  by: string
  /** ISO. */
  at: string
  /** What visitors see has changed since: publishing this would undo that. */
  overtaken: boolean
  /** Where it is edited, below `/taller`. */
  href: string
}

/** A changed field in words; `before` or `after` is empty where there was or is nothing. */
export interface ChangedField {
  /** “Armario empotrado · Precio desde” */
  where: string
  before: string
  after: string
}

/** What stands in the way of a build, in a sentence that says what to mend, and where. */
export interface Trouble {
  message: string
  /** Below `/taller`. */
  href?: string
}

/** What a build does, in this order. */
export const buildSteps = ['copy', 'check', 'photos', 'pages', 'finish'] as const
export type BuildStep = (typeof buildSteps)[number]

export interface BuildState {
  state: 'idle' | 'building' | 'failed' | 'done'
  purpose: 'preview' | 'publish'
  step: BuildStep
  /** Of the pictures that are encoded. */
  done: number
  total: number
  troubles: Trouble[]
}

export interface Preview {
  /** Leads whoever has it into the preview, until then. */
  link: string
  until: string
  /** Shows all that is changed by now. */
  current: boolean
}

/** `GET publishing`. */
export interface PublishingState {
  /** Why this server publishes nothing; empty where it does. */
  refused: string
  changes: PlannedChange[]
  /** Places that still say what a new text begins with: nothing is published before they are written. */
  fillers: Trouble[]
  build: BuildState
  preview?: Preview
  /** Whether the last publication has not reached the copy elsewhere. */
  remoteTrouble: boolean
}

/** One state of the content that was published; `GET publishing/history`, newest first. */
export interface Publication {
  commit: string
  by: string
  at: string
  /** The changes in plain words. */
  changes: string[]
  /** What visitors see now. */
  current: boolean
}

/** What has to be true before the site is public, and is not yet; `GET launch`. */
export interface LaunchGap {
  message: string
  /** Of what it is: “Ajustes”, “Servidor”. */
  group: string
  /** Below `/taller`; empty for what only the server's operator can change. */
  href: string
}

/** A browser with this cookie sees the preview in the place of the site. */
export const previewCookie = 'veta-vista'
export const previewPath = '/vista'
