import type { Settings } from '../../env.ts'
import { type Channel, demoSender, type Sender } from './sender.ts'
import { openSmsSender } from './sms-gateway.ts'
import { openSmtpSender } from './smtp-sender.ts'

/** Opens a sender for every configured channel; in demo mode the outbox replaces the others. */
export function openSender({ smtp, sms, demoMode, publicUrl }: Settings): Sender {
  const senders = new Map<Channel, Sender>()
  if (smtp) senders.set('email', openSmtpSender({ ...smtp, publicUrl }))
  if (sms) senders.set('sms', openSmsSender(sms))
  const channels = demoMode ? demoSender.channels : [...senders.keys()]
  return {
    channels,
    storesBodies: demoMode,
    send: message => (senders.get(message.channel) ?? demoSender).send(message),
    close() {
      for (const sender of senders.values()) sender.close?.()
    },
  }
}
