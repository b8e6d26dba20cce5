import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import { useHeadingFocus } from '@closyyy/ui/use-heading-focus'
import type { ReactNode } from 'react'
import * as styles from './conversation.module.css'

export interface ConversationHeaderProps {
  photo: PhotoProps['photo']
  title: ReactNode
  titleId?: string
  /** Changes with the conversation's state; the title then takes a lost focus. */
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
