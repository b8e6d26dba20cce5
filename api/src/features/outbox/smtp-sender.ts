import { brand } from '@closyyy/contract/brand-identity'
import { PREFERENCES_PATH } from '@closyyy/contract/paths'
import { isLoopback } from '@closyyy/gateway/loopback'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../../settings/provider-settings.ts'
import { isOptional } from './optional-messages.ts'
import { MAX_AT_ONCE, type Sender, undeliverable } from './sender.ts'

const MAX_SECONDS = 20
const SECOND = 1_000
const UNSUBSCRIBE_MAIL = `<mailto:${brand.email}?subject=unsubscribe>`

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
    maxConnections: MAX_AT_ONCE.email,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    connectionTimeout: (seconds * SECOND) / 2,
    greetingTimeout: (seconds * SECOND) / 2,
    socketTimeout: seconds * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const closing = new AbortController()

  return {
    channels: ['email'],
    storesBodies: false,
    async send({ id, recipient, template, subject, body }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject: subject ?? '',
          text: body,
          // The same for every attempt, so that a mailbox can detect duplicates.
          messageId: `<outbox-${id}@${from.split('@').at(-1)?.replace('>', '')}>`,
          // Or the pool would send it after the worker has stopped waiting, and again with the retry.
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(seconds * SECOND)]),
          headers: {
            'auto-submitted': 'auto-generated',
            ...(isOptional(template) && {
              'list-unsubscribe': `<${publicUrl}${PREFERENCES_PATH}>, ${UNSUBSCRIBE_MAIL}`,
            }),
          },
        })
      } catch (error) {
        throw isPermanentRejection(error) ? undeliverable('The mail server rejected it.') : error
      }
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}
