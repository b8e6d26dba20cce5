import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeAuthor } from '@closyyy/contract/disputes'
import type { DisputeThread as Thread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import type { DisputeMessageValues } from '@closyyy/forms/dispute-message-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { UnsentText } from '@closyyy/forms/unsent-text'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Badge } from '@closyyy/ui/badge'
import { useId } from 'react'
import * as conversation from '../../components/conversation/conversation.module.css'
import { ConversationHeader } from '../../components/conversation/conversation.tsx'
import { DisputeMessage } from './dispute-message.tsx'
import * as styles from './dispute-thread.module.css'
import { sideOf } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { MessageForm } from './message-form.tsx'
import { ResolveDispute } from './resolve-dispute.tsx'
import { SettlementPanel } from './settlement-panel.tsx'

export interface DisputeThreadProps {
  dispute: Thread
  userId: number
}

export function DisputeThread({ dispute, userId }: DisputeThreadProps) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const headingId = useId()
  const { id, order, reason, status, raised_by, messages, actions, seller, buyer } = dispute
  const own = sideOf(dispute, userId)
  const unsent = {
    message: useUnsentValues<DisputeMessageValues>(`dispute-message-${id}`),
    propose: useUnsentValues<DecisionValues>(`dispute-propose-${id}`),
    decide: useUnsentValues<DecisionValues>(`dispute-decide-${id}`),
  }
  const allowed: readonly string[] = [...actions, ...(dispute.settlement?.actions ?? [])]
  const names: Record<DisputeAuthor, string> = { seller: seller.name, buyer: buyer.name, admin: brand.name }
  return (
    <section className={conversation.conversation} aria-labelledby={headingId}>
      <ConversationHeader
        photo={order.photo}
        titleId={headingId}
        title={formText(`reason.${reason}`)}
        state={`${id} ${status}`}
        badge={<Badge kind={status === 'open' ? 'warning' : 'success'}>{t(`status.${status}`)}</Badge>}
      >
        <p>
          <bdi>{order.title}</bdi>
        </p>
        <p className={conversation.soft}>
          {t('thread.order')} <bdi dir="ltr">{order.tracking_no}</bdi>
          {' · '}
          {own === raised_by ? t('thread.raised-by-you') : t('thread.raised-by', { name: names[raised_by] })}
        </p>
      </ConversationHeader>
      <ol role="list" className={conversation.entries} aria-live="polite" aria-label={t('thread.label')}>
        {messages.map(message => (
          <DisputeMessage
            key={message.id}
            disputeId={id}
            message={message}
            isOwn={message.author === own}
            name={names[message.author]}
          />
        ))}
      </ol>
      <footer className={styles.footer}>
        <p className={conversation.soft}>
          {status === 'open' ? t(stateText(own === raised_by)) : formText('resolved')}
        </p>
        <SettlementPanel dispute={dispute} own={own} unsent={unsent} />
        {actions.includes('message') && <MessageForm disputeId={id} unsent={unsent.message} />}
        {actions.includes('resolve') && <ResolveDispute disputeId={id} />}
        {!allowed.includes('message') && <UnsentText text={unsent.message.current?.message} />}
        {!allowed.includes('propose') && <UnsentText text={unsent.propose.current?.message} />}
        {!allowed.includes('decide') && <UnsentText text={unsent.decide.current?.reason} />}
      </footer>
    </section>
  )
}

const stateText = (isOwn: boolean) => (isOwn ? 'state.own' : 'state.open')
