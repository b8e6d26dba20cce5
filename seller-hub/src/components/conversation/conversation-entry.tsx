import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import * as styles from './conversation.module.css'

export interface ConversationEntryProps {
  isOwn: boolean
  avatar?: ReactNode
  children: ReactNode
}

/** Renders a message at the start of the line if the other side wrote it, else at its end. */
export function ConversationEntry({ isOwn, avatar, children }: ConversationEntryProps) {
  return (
    <li className={classList(styles.entry, isOwn && styles.own)}>
      {avatar}
      <div className={styles.bubble}>{children}</div>
    </li>
  )
}
