import { classList } from '@closyyy/ui/class-list'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import type { ReactNode } from 'react'
import * as styles from './conversation.module.css'

export interface ConversationHeaderProps {
  photo: PhotoProps['photo']
  title: ReactNode
  titleId?: string
  /** Changes with the conversation's state; a lost focus then moves to the title. */
  state: string
  badge?: ReactNode
  children: ReactNode
}

export function ConversationHeader({ photo, title, titleId, state, badge, children }: ConversationHeaderProps) {
  const heading = useHeadingFocus(state, { pane: true })
  return (
    <header className={styles.header}>
      <Photo photo={photo} alt="" sizes="4rem" className={styles.photo} />
      <div className={styles.about}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {badge}
    </header>
  )
}

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

export function ConversationSkeleton() {
  return (
    <div className={styles.conversation}>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <div className={styles.header}>
        <Skeleton shape="block" className={styles.photo} />
        <div className={styles.about}>
          <Skeleton shape="heading" width="long" />
          <Skeleton width="short" />
        </div>
      </div>
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  )
}
