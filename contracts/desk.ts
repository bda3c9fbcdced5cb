// What the owner's desk in the browser and its side of the server agree on.

import type { PictureUse } from './desk-pictures.ts'
import type { Problem } from './desk-words.ts'

/** Where the desk is: its pages, its files and, below `api/`, what it asks the server for. */
export const deskPath = '/taller'

/** Every request that changes something carries it; a form of another site cannot (CSRF). */
export const deskHeader = 'X-Desk'

/** A helper sees neither settings nor people. */
export type Role = 'owner' | 'helper'

export interface Person {
  id: string
  name: string
  email: string
  role: Role
}

/** What the desk asks first (`GET api/session`). */
export interface DeskSession {
  person: Person
  brand: string
}

/** Every refusal of the desk: what was wrong and what is right, in Spanish; `field` leads to the place. */
export interface DeskError {
  message: string
  field?: string
  /** The person has to prove to be there (again); then the same request is answered. */
  need?: 'sign-in' | 'reauthenticate'
  /** What is wrong with a text, place by place. */
  problems?: Problem[]
  /** What somebody else has saved in between. */
  theirs?: unknown
  /** Where a picture still stands. */
  uses?: PictureUse[]
}

/** Addresses below `/taller` that let somebody see the sign-in page, each followed by a key. */
export const deskDoors = { door: 'entrar', invitation: 'invitacion', mail: 'enlace' } as const

/** For so long after a proof of presence no other is asked, in minutes. */
export const recentLoginMinutes = 5

/** Fewer characters make no password. */
export const passwordLength = { min: 12, max: 200 } as const

/** What the sign-in page asks first (`GET api/sign-in`); the ways in, and what they need. */
export interface SignInWays {
  brand: string
  /** Whether an e-mail with a link can be sent. */
  mail: boolean
}

/** By what somebody can prove to be there (`GET api/reauthenticate`). */
export interface LoginWays {
  passkey: boolean
  password: boolean
}

/** An invitation that still holds (`GET api/sign-in/invitation/:key`). */
export interface Invitation extends Omit<Person, 'id'> {
  /** Milliseconds since 1970. */
  until: number
  /** The private address for further devices. */
  address: string
}

/** A passkey, as its owner sees it. Times are milliseconds since 1970. */
export interface Passkey {
  id: string
  name: string
  createdAt: number
  usedAt: number | null
}

export interface SignedInDevice {
  id: string
  device: string
  createdAt: number
  seenAt: number
  /** Whether it is the one that asks. */
  here: boolean
}

/** What somebody sees of the own account (`GET api/account`). */
export interface Account {
  person: Person
  passkeys: Passkey[]
  hasPassword: boolean
  devices: SignedInDevice[]
  /** The private address where further devices sign in. */
  address: string
  /** Somebody has made an address by which this account can be entered again, and its sessions were ended. */
  recovered?: { by: string; at: number }
}

/** Somebody of the workshop, as owners see them (`GET api/people`). */
export interface Colleague extends Person {
  /** null: invited, and not there yet. */
  joinedAt: number | null
  invitedUntil: number | null
  passkeys: number
  hasPassword: boolean
  devices: SignedInDevice[]
}

export interface OneTimeLink {
  /** Absent where it went to the person alone. */
  link?: string
  until: number
  /** Whether it also went out by e-mail. */
  mailed: boolean
}

export type SignInWay = 'passkey' | 'password' | 'link' | 'invitation'

/** Sign-ins that failed in the last thirty days (`GET api/people/failures`). */
export interface FailedSignIns {
  way: SignInWay
  /** Of whom; '' where it was nobody's account. */
  name: string
  count: number
  lastAt: number
}

/** A line of the log (`GET api/audit`), newest first. */
export interface AuditEntry {
  id: string
  at: number
  name: string
  what: string
  /** By label. */
  details: Record<string, string>
}
