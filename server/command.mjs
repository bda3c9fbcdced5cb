/**
 * How Node runs the server. The young half of V8's memory stays small: on a large machine it would grow to a hundred
 * megabytes, for a service that lives for months beside others.
 */
export const serverArguments = ['--max-semi-space-size=8', 'server/main.ts']
