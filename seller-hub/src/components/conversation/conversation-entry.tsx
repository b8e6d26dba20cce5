import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import * as styles from './conversation.module.css'

export interface ConversationEntryProps {
  /** Whether the reader wrote it. */
  isOwn: boolean
  /** Beside the bubble. */
  avatar?: ReactNode
  children: ReactNode
}

/** What one side said: the other's at the start of the line, the reader's own at its end. */
export function ConversationEntry({ isOwn, avatar, children }: ConversationEntryProps) {
  return (
    <li className={classList(styles.entry, isOwn && styles.own)}>
      {avatar}
      <div className={styles.bubble}>{children}</div>
    </li>
  )
}
