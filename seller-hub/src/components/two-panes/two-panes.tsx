import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import { BackLink } from '../back-link.tsx'
import { HubPage } from '../hub-page.tsx'
import { useDepthPath } from '../list-depth.ts'
import * as styles from './two-panes.module.css'

export interface TwoPanesProps {
  title: string
  action?: ReactNode
  list: ReactNode
  /** True if a detail is open; phones then hide the list. */
  isOpen: boolean
  back: { to: string; text: string }
  children: ReactNode
}

/** A page with a list and the selected detail next to it. */
export function TwoPanes({ title, action, list, isOpen, back, children }: TwoPanesProps) {
  const withDepth = useDepthPath()
  return (
    <HubPage title={title} action={action} isTitleForWide={isOpen}>
      <div className={classList(styles.panes, isOpen && styles.isOpen)}>
        <div className={styles.list}>{list}</div>
        <div className={styles.pane}>
          {isOpen && (
            <div className={styles.back}>
              <BackLink to={withDepth(back.to)}>{back.text}</BackLink>
            </div>
          )}
          {children}
        </div>
      </div>
    </HubPage>
  )
}
