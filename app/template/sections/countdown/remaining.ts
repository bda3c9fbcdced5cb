export type Remaining = { days: string; hours: string; minutes: string; seconds: string }

/** What is left from `now` until `target` (both in milliseconds since 1970): never negative, all but the days in two digits. */
export function remaining(target: number, now: number): Remaining {
  const left = Math.max(0, Math.floor((target - now) / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    days: String(Math.floor(left / 86_400)),
    hours: two(Math.floor(left / 3600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  }
}
