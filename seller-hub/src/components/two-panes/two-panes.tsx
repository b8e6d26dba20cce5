import { Link } from '@closyyy/platform/router'
import { classList } from '@closyyy/ui/class-list'
import { BackIcon } from '@closyyy/ui/icon/back-icon'
import type { ReactNode } from 'react'
import { HubPage } from '../hub-page.tsx'
import { useDepthKeeper } from '../use-kept-depth.ts'
import * as styles from './two-panes.module.css'

export interface TwoPanesProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  list: ReactNode
  /** Whether the pane shows something of the list; phones show it in the list's place. */
  isOpen: boolean
  /** The way from the pane to the list. */
  back: { to: string; text: string }
  /** The pane. */
  children: ReactNode
}

/** A hub screen with a list and, beside it, what was chosen from it. */
export function TwoPanes({ title, action, list, isOpen, back, children }: TwoPanesProps) {
  const withDepth = useDepthKeeper()
  return (
    <HubPage title={title} action={action} isTitleForWide={isOpen}>
      <div className={classList(styles.panes, isOpen && styles.isOpen)}>
        <div className={styles.list}>{list}</div>
        <div className={styles.pane}>
          {isOpen && (
            <Link className={styles.back} to={withDepth(back.to)}>
              <BackIcon /> {back.text}
            </Link>
          )}
          {children}
        </div>
      </div>
    </HubPage>
  )
}
