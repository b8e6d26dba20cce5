import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeAuthor, DisputeThread as Thread } from '@closyyy/contract/disputes'
import { Badge } from '@closyyy/ui/badge'
import { Photo } from '@closyyy/ui/photo'
import { useId } from 'react'
import { useFollowingFocus } from '../../components/use-following-focus.ts'
import { DisputeMessage } from './dispute-message.tsx'
import * as styles from './dispute-thread.module.css'
import { sideOf } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { MessageForm } from './message-form.tsx'
import { ResolveDispute } from './resolve-dispute.tsx'

export interface DisputeThreadProps {
  dispute: Thread
  userId: number
}

/** A dispute: what it is about, what was written, oldest first, and what can be done. */
export function DisputeThread({ dispute, userId }: DisputeThreadProps) {
  const t = useDisputesText()
  const headingId = useId()
  const { id, order, reason, status, raised_by, messages, actions, seller, buyer } = dispute
  const heading = useFollowingFocus(`${id} ${status}`, { pane: true })
  const own = sideOf(dispute, userId)
  const names: Record<DisputeAuthor, string> = { seller: seller.name, buyer: buyer.name, admin: brand.name }
  return (
    <section className={styles.thread} aria-labelledby={headingId}>
      <header className={styles.header}>
        <Photo photo={order.photo} alt="" sizes="4rem" className={styles.photo} />
        <div className={styles.about}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            {t(`reason.${reason}`)}
          </h2>
          <p>
            <bdi>{order.title}</bdi>
          </p>
          <p className={styles.soft}>
            {t('thread.order')} <bdi dir="ltr">{order.tracking_no}</bdi>
            {' · '}
            {own === raised_by ? t('thread.raised-by-you') : t('thread.raised-by', { name: names[raised_by] })}
          </p>
        </div>
        <Badge kind={status === 'open' ? 'warning' : 'success'}>{t(`status.${status}`)}</Badge>
      </header>
      <ol role="list" className={styles.messages} aria-live="polite" aria-label={t('thread.label')}>
        {messages.map(message => (
          <DisputeMessage
            key={message.id}
            message={message}
            isOwn={message.author === own}
            name={names[message.author]}
          />
        ))}
      </ol>
      <footer className={styles.footer}>
        <p className={styles.soft}>{t(status === 'open' ? standingOf(own === raised_by) : 'standing.resolved')}</p>
        {actions.includes('message') && <MessageForm key={id} disputeId={id} />}
        {actions.includes('resolve') && <ResolveDispute disputeId={id} />}
      </footer>
    </section>
  )
}

const standingOf = (isOwn: boolean) => (isOwn ? 'standing.own' : 'standing.open')
