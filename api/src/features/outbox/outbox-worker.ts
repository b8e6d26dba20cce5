import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import type { Logger } from '../../logger.ts'
import { openSender } from './open-sender.ts'
import { claimMessages, type DueMessage, markFailed, markSent } from './outbox-queries.ts'
import { type Channel, demoSender, MAX_AT_ONCE, type Sender } from './sender.ts'

const IDLE_MS = 1_000
/** Shorter than the grace of a process that stops. */
const STOP_MS = 5_000

async function sendOne(db: Db, sender: Sender, message: DueMessage, log: Logger): Promise<void> {
  if (message.is_expired) {
    await markFailed(db, message.id)
    log.warn({ message: message.id, attempt: message.attempts }, 'a message expired before it was sent')
    return
  }
  try {
    await sender.send(message)
  } catch (error) {
    // Logs only the row's id and the error's code, because the provider's error may quote the message.
    const { code } = error as { code?: string }
    const isLast = message.is_last || code === 'UNDELIVERABLE'
    if (isLast) await markFailed(db, message.id)
    const details = { message: message.id, attempt: message.attempts, code }
    log.warn(details, isLast ? 'a message was given up' : 'a message waits')
    return
  }
  await markSent(db, message.id, sender.storesBodies)
}

/** Commits claims before sending, so no transaction waits for a provider; those of a crashed worker become due again. */
export async function sendDueMessages(db: Db, sender: Sender, log: Logger, channel: Channel): Promise<number> {
  const messages = await claimMessages(db, channel, MAX_AT_ONCE[channel])
  await Promise.all(messages.map(message => sendOne(db, sender, message, log)))
  return messages.length
}

/** Sends the messages of one channel, so that a provider that hangs delays none of another channel (MESSAGE-11). */
async function work(db: Db, sender: Sender, log: Logger, channel: Channel, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const sent = await sendDueMessages(db, sender, log, channel).catch(error => {
      log.warn({ err: error, channel }, 'messages could not be sent; it is tried again')
      return 0
    })
    if (sent < MAX_AT_ONCE[channel]) await pause(IDLE_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}

export function registerOutboxWorker(app: FastifyInstance, { db, settings, lifecycle }: AppContext): void {
  const sender = openSender(settings)
  for (const channel of demoSender.channels)
    if (!sender.channels.includes(channel)) app.log.warn({ channel }, 'messages wait: no sender is set up')
  const stopping = new AbortController()
  let working: Promise<unknown> | undefined

  app.addHook('onListen', async () => {
    working = (async () => {
      while (lifecycle.phase !== 'ready' && !stopping.signal.aborted) await pause(IDLE_MS)
      await Promise.all(sender.channels.map(channel => work(db, sender, app.log, channel, stopping.signal)))
    })()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    const closing = setTimeout(() => sender.close?.(), STOP_MS)
    await working
    clearTimeout(closing)
    sender.close?.()
  })
}
