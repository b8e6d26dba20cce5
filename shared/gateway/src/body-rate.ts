import type { IncomingMessage } from 'node:http'

/** Time in which a body may begin slowly, in milliseconds. */
const GRACE_MS = 10_000
const CHECK_MS = 1_000
/** Least bytes per second of a body since its request began. */
export const MIN_BODY_RATE = 8_000

/** True if a request announces a body that is not empty. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Calls `onTooSlow` once if the client sends its body with less than 8 kB/s, measured from the 10th second on. Time in
 * which this server does not read what arrived is not held against the client.
 */
export function watchBodyRate(request: IncomingMessage, onTooSlow: () => void, graceMs = GRACE_MS): void {
  const { socket } = request
  if (!hasBody(request)) return
  const bytesBefore = socket.bytesRead
  const startedAt = performance.now()
  let timer = setTimeout(check, graceMs)
  timer.unref()
  request.once('close', () => clearTimeout(timer))

  function check(): void {
    if (request.complete || request.destroyed) return
    const seconds = (performance.now() - startedAt) / 1_000
    const isTooSlow = socket.bytesRead - bytesBefore < MIN_BODY_RATE * seconds
    if (isTooSlow && request.readableLength === 0) {
      onTooSlow()
      return
    }
    timer = setTimeout(check, CHECK_MS)
    timer.unref()
  }
}
