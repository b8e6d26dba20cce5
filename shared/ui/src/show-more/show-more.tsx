import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useText } from '../ui-text.ts'
import * as styles from './show-more.module.css'

export interface ShowMoreProps {
  onMore: () => void
  /** True while the page loads; the button keeps the focus. */
  pending?: boolean
  /** Number of shown and of all items; without them, the line is omitted. */
  shown?: number
  total?: number
  /** Text of the button; “Show more” by default. */
  children?: ReactNode
}

/** A button that loads the next page of a list; stop rendering it after the last page. */
export function ShowMore({ onMore, pending, shown, total, children }: ShowMoreProps) {
  const text = useText()
  return (
    <div className={styles.more}>
      {shown !== undefined && total !== undefined && (
        <p className={styles.count}>{text('shownOf', { shown, total })}</p>
      )}
      <Button kind="secondary" pending={pending} onClick={onMore}>
        {children ?? text('showMore')}
      </Button>
    </div>
  )
}
