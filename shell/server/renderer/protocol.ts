import type { Locale } from '@closyyy/i18n/locales'
import type { Boot, BootUnit } from '@closyyy/platform/federation/boot'
import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { FailedRead } from './watch-reads.ts'

/** The verified server bundle of a release. */
export interface Bundle {
  unit: string
  id: string
  /** Name of the bundle's file, for stack traces. */
  file: string
  code: string
  /** Absent for the shell. */
  boot?: BootUnit
}

export const bundleKey = ({ unit, id }: Pick<Bundle, 'unit' | 'id'>) => `${unit}@${id}`

/** One page or frame to render, as plain data. */
export interface RenderTask {
  kind: 'page' | 'frame'
  url: string
  locale: Locale
  claim: MatchedClaim | undefined
  /** Release ids by unit. */
  releases: Record<string, string>
  /** Units whose code this render does not run. */
  without: string[]
}

/** A page in UTF-8: it crosses the channel and is compressed without being decoded. */
export interface RenderedPage {
  mode: Boot['mode']
  head: string
  /** HTML before the page's styles; empty if it has no place for them. */
  header: Uint8Array
  body: Uint8Array
  /** `queries` and `router` of the boot data, as a JSON object without `<`. */
  state: Uint8Array
}

/** The API's response to a call of a renderer. */
export interface CallResponse {
  status: number
  retryAfter: string | null
  /** JSON in UTF-8. */
  body: Uint8Array
}

/** Messages cross the channel in lists, because each write costs more than the messages in it. */
export type ToRenderer =
  | { type: 'load'; bundles: Bundle[] }
  | { type: 'render'; job: number; task: RenderTask }
  | { type: 'cancel'; job: number }
  /** Without a response the API could not be reached. */
  | { type: 'response'; call: number; response?: CallResponse }

export type FromRenderer =
  /** The runtime is loaded; bundles can be sent. */
  | { type: 'started' }
  | { type: 'evaluating'; bundle: string }
  /** Reasons by key of the bundles that cannot be used. */
  | { type: 'loaded'; failures: Record<string, string> }
  /** Sent regularly while there are jobs. */
  | { type: 'heartbeat'; rss: number }
  | { type: 'call'; job: number; call: number; path: string }
  | { type: 'status'; job: number; status: number; redirect?: string }
  /** Sent before and after the synchronous part of a render. */
  | { type: 'phase'; job: number; isRendering: boolean }
  | { type: 'content'; job: number; content: RenderedPage }
  | { type: 'failed'; job: number; error: PlainError }
  /** An error that did not end the job; `isHanging` if the page's code, not the API, exceeded the time limit. */
  | { type: 'error'; job?: number; error: PlainError; isHanging?: boolean }
  | { type: 'read-failed'; job: number; read: FailedRead }

/** An error as it crosses the channel. */
export interface PlainError {
  name: string
  message: string
  stack?: string | undefined
}

const MAX_ERROR_LENGTH = 4_000

export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error).slice(0, MAX_ERROR_LENGTH) }
  const { name, message, stack } = error
  const text = (value: unknown) => String(value).slice(0, MAX_ERROR_LENGTH)
  return { name: text(name), message: text(message), stack: stack && text(stack) }
}

/** Restores an error for the log. */
export function errorOf({ name, message, stack }: PlainError): Error {
  return Object.assign(new Error(message), { name, stack })
}
