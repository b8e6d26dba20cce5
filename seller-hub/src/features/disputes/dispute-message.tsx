import type { DisputeThread } from '@closyyy/contract/disputes'
import { localTime } from '@closyyy/i18n/local-time'
import { classList } from '@closyyy/ui/class-list'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'

export interface DisputeMessageProps {
  message: DisputeThread['messages'][number]
  isOwn: boolean
  /** Who wrote it. */
  name: string
}

/** What one side wrote, and when. */
export function DisputeMessage({ message: { message, created_at }, isOwn, name }: DisputeMessageProps) {
  const t = useDisputesText()
  return (
    <li className={classList(styles.message, isOwn && styles.own)}>
      <p className={styles.soft}>
        <strong>{isOwn ? t('thread.you') : <bdi>{name}</bdi>}</strong>
        {' · '}
        <time dateTime={created_at}>{localTime(created_at, 'time')}</time>
      </p>
      <p dir="auto" className={styles.words}>
        {message}
      </p>
    </li>
  )
}
