import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeThread as Thread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import type { DisputeMessageValues } from '@closyyy/forms/dispute-message-form'
import { endText } from '@closyyy/forms/dispute-result'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { UnsentText } from '@closyyy/forms/unsent-text'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import { Alert } from '@closyyy/ui/alert'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './dispute.module.css'
import { type DisputeAccess, disputePhotoQuery, disputeQuery } from './dispute-queries.ts'
import { type GuestDisputeText, useGuestDisputeText } from './guest-dispute-text.ts'
import { MessageForm } from './message-form.tsx'
import { SettlementPanel } from './settlement-panel.tsx'

/** Shows the messages of a dispute, with what the guest may do, and how it ended with what they were typing (UI-12). */
export function DisputeThread(access: DisputeAccess) {
  const t = useGuestDisputeText()
  const formText = useDisputeText()
  const { api } = useServices()
  const { disputeId } = access
  const unsent = {
    message: useUnsentValues<DisputeMessageValues>(`guest-message-${disputeId}`),
    propose: useUnsentValues<DecisionValues>(`dispute-propose-${disputeId}`),
  }
  const { data, isError, isFetching, refetch } = useQuery(disputeQuery(api, access))
  if (!data && !isError) return <Skeleton shape="block" />
  if (!data) return <ErrorState size="inline" message={t('thread.failed')} onRetry={refetch} retrying={isFetching} />
  const { status, actions, settlement } = data
  return (
    <section className={styles.dispute} aria-label={t('thread')}>
      <h2>{t('thread.title', { reason: formText(`reason.${data.reason}`) })}</h2>
      <ol role="list" className={styles.messages} aria-live="polite" aria-label={t('thread.label')}>
        {data.messages.map(message => (
          <Message key={message.id} message={message} author={authorOf(t, data, message.author)} access={access} />
        ))}
      </ol>
      {status === 'resolved' && <Alert>{endText(formText, data)}</Alert>}
      <SettlementPanel dispute={data} access={access} unsent={unsent.propose} />
      {actions.includes('message') && <MessageForm access={access} unsent={unsent.message} />}
      <div className={styles.unsent}>
        {!actions.includes('message') && <UnsentText text={unsent.message.current?.message} />}
        {!settlement?.actions.includes('propose') && <UnsentText text={unsent.propose.current?.message} />}
      </div>
    </section>
  )
}

function authorOf(t: GuestDisputeText, { seller }: Thread, author: Thread['messages'][number]['author']) {
  return author === 'buyer' ? t('thread.you') : author === 'seller' ? seller.name : brand.name
}

interface MessageProps {
  message: Thread['messages'][number]
  author: string
  access: DisputeAccess
}

function Message({ message: { message, created_at, photos }, author, access }: MessageProps) {
  return (
    <li>
      <p className={styles.soft}>
        <strong>
          <bdi>{author}</bdi>
        </strong>
        {' · '}
        <time dateTime={created_at}>{localTime(created_at, 'time')}</time>
      </p>
      <p dir="auto" className={styles.text}>
        {message}
      </p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <Photo key={photo.id} photo={photo} access={access} number={index + 1} author={author} />
          ))}
        </div>
      )}
    </li>
  )
}

interface PhotoProps {
  photo: MessageProps['message']['photos'][number]
  access: DisputeAccess
  number: number
  author: string
}

function Photo({ photo: { id, width, height, placeholder }, access, number, author }: PhotoProps) {
  const t = useGuestDisputeText()
  const { api } = useServices()
  const { data, isError, isFetching, refetch } = useQuery(disputePhotoQuery(api, access, id))
  const src = data?.image ?? placeholder
  if (isError) return <ErrorState size="inline" message={t('photo.failed')} onRetry={refetch} retrying={isFetching} />
  if (!src) return null
  return (
    <img className={styles.photo} src={src} width={width} height={height} alt={t('photo', { number, name: author })} />
  )
}
