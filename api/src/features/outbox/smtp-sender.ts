import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '@closyyy/contract/brand-identity'
import { PREFERENCES_PATH } from '@closyyy/contract/paths'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../../provider-settings.ts'
import { isOptional } from './optional-messages.ts'
import { type Sender, undeliverable } from './sender.ts'

const MAX_SECONDS = 20
const CONNECTIONS = 3
const SECOND = 1_000
const UNSUBSCRIBE_MAIL = `<mailto:${brand.email}?subject=unsubscribe>`
const loopback = ['localhost', '127.0.0.1', '[::1]']

function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Sends emails by SMTP, encrypted unless the server is on this machine. */
export function openSmtpSender(
  { url, from, publicUrl }: SmtpSettings & { publicUrl: string },
  seconds = MAX_SECONDS,
): Sender {
  const { hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: protocol === 'smtp:' && !loopback.includes(hostname),
    connectionTimeout: (seconds * SECOND) / 2,
    greetingTimeout: (seconds * SECOND) / 2,
    socketTimeout: seconds * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function tooSlow(signal: AbortSignal): Promise<never> {
    await pause(seconds * SECOND, undefined, { signal })
    throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' })
  }

  return {
    channels: ['email'],
    storesBodies: false,
    async send({ id, recipient, template, subject, body }) {
      const settled = new AbortController()
      const sending = transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: body,
        // The same for every attempt, so that a mailbox can detect duplicates.
        messageId: `<outbox-${id}@${from.split('@').at(-1)?.replace('>', '')}>`,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(isOptional(template) && { 'list-unsubscribe': `<${publicUrl}${PREFERENCES_PATH}>, ${UNSUBSCRIBE_MAIL}` }),
        },
      })
      try {
        await Promise.race([sending, tooSlow(settled.signal)])
      } catch (error) {
        throw isPermanentRejection(error) ? undeliverable('The mail server rejected it.') : error
      } finally {
        settled.abort()
      }
    },
    close: () => transport.close(),
  }
}
