import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import * as styles from '../../components/conversation/conversation.module.css'
import { ConversationEntry } from '../../components/conversation/conversation.tsx'
import { ReportMessage } from '../../components/report-message/report-message.tsx'
import * as photoStyles from './dispute-photo.module.css'
import { DisputePhoto } from './dispute-photo.tsx'
import { useDisputesText } from './disputes-text.ts'

export interface DisputeMessageProps {
  disputeId: number
  message: DisputeThread['messages'][number]
  isOwn: boolean
  name: string
}

export function DisputeMessage({ disputeId, message: entry, isOwn, name }: DisputeMessageProps) {
  const t = useDisputesText()
  const { message, created_at, photos } = entry
  return (
    <ConversationEntry isOwn={isOwn}>
      <p className={styles.soft}>
        <strong>{isOwn ? t('thread.you') : <bdi>{name}</bdi>}</strong>
        {' · '}
        <time dateTime={created_at}>{localTime(created_at, 'time')}</time>
      </p>
      <p dir="auto" className={styles.text}>
        {message}
      </p>
      {!isOwn && entry.author !== 'admin' && <ReportMessage kind="dispute-message" id={entry.id} name={name} />}
      {photos.length > 0 && (
        <ul role="list" className={photoStyles.photos} aria-label={t('photos')}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <DisputePhoto
                disputeId={disputeId}
                photo={photo}
                name={t(isOwn ? 'photos.own' : 'photos.of', { number: index + 1, name })}
              />
            </li>
          ))}
        </ul>
      )}
    </ConversationEntry>
  )
}
