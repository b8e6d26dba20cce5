import { classList } from '@closyyy/ui/class-list'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import { Skeleton } from '@closyyy/ui/skeleton'
import { Spinner } from '@closyyy/ui/spinner'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
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

/** Distance in pixels from the end of the list up to which its reader follows new entries. */
const END_PX = 40

export interface ConversationEntriesProps {
  label: string
  /** ID of the newest entry. */
  newest: number
  isNewestOwn: boolean
  children: ReactNode
}

/** Shows the newest entries at the bottom of a scrolling list, unless its reader went back to earlier ones. */
export function ConversationEntries({ label, newest, isNewestOwn, children }: ConversationEntriesProps) {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each new entry
  useLayoutEffect(() => {
    if (list.current && (isAtEnd.current || isNewestOwn)) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  return (
    <ol
      ref={list}
      role="list"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight <= END_PX
      }}
      className={classList(styles.entries, styles.scrolling)}
      aria-live="polite"
      aria-label={label}
    >
      {children}
    </ol>
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
