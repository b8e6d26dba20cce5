import { Link } from '@closyyy/platform/router'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import type { ReactNode } from 'react'
import { useDepthKeeper } from '../use-kept-depth.ts'
import * as styles from './conversation-list.module.css'

export interface ConversationLinkProps {
  to: string
  /** Whether it is open beside the list. */
  isOpen?: boolean
  /** Of what it is about. */
  photo: PhotoProps['photo']
  title: string
  children: ReactNode
}

/** A row of a list that leads to a conversation: photo, title, and what there is to say in brief. */
export function ConversationLink({ to, isOpen, photo, title, children }: ConversationLinkProps) {
  const withDepth = useDepthKeeper()
  return (
    <Link className={styles.item} to={withDepth(to)} aria-current={isOpen || undefined}>
      <Photo photo={photo} alt="" sizes="4rem" className={styles.photo} />
      <span className={styles.words}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {children}
      </span>
    </Link>
  )
}
