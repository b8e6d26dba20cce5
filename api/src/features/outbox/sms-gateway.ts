import type { SmsSettings } from '../../settings/provider-settings.ts'
import { type Sender, undeliverable } from './sender.ts'

const MAX_SECONDS = 15
/** Temporary rejections: our key, a limit, a slow gateway. */
const passing = [401, 403, 404, 408, 425, 429]

export function openSmsSender({ url, token }: SmsSettings, seconds = MAX_SECONDS): Sender {
  const closing = new AbortController()
  return {
    channels: ['sms'],
    storesBodies: false,
    async send({ id, recipient, body }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `outbox-${id}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id: `outbox-${id}`, to: `+${recipient}`, text: body }),
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(seconds * 1_000)]),
      })
      await response.body?.cancel()
      if (response.ok) return
      if (response.status >= 400 && response.status < 500 && !passing.includes(response.status))
        throw undeliverable('The gateway rejected it.')
      throw Object.assign(new Error('The gateway did not take it.'), { code: `HTTP_${response.status}` })
    },
    close: () => closing.abort(),
  }
}
