import { Link } from '@closyyy/platform/router'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import type { ReactNode } from 'react'
import { useDepthPath } from '../../list-depth.ts'
import * as styles from './conversation-list.module.css'

export interface ConversationLinkProps {
  to: string
  isOpen?: boolean
  photo: PhotoProps['photo']
  title: string
  children: ReactNode
}

export function ConversationLink({ to, isOpen, photo, title, children }: ConversationLinkProps) {
  const withDepth = useDepthPath()
  return (
    <Link className={styles.item} to={withDepth(to)} aria-current={isOpen || undefined}>
      <Photo photo={photo} alt="" sizes="4rem" className={styles.photo} />
      <span className={styles.text}>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {children}
      </span>
    </Link>
  )
}
