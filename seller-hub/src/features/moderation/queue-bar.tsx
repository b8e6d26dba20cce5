import { Button } from '@closyyy/ui/button'
import { NextIcon, PreviousIcon } from '@closyyy/ui/icons'
import * as styles from './moderation.module.css'
import { useModerationText } from './moderation-text.ts'

interface QueueBarProps {
  /** Index of the shown product. */
  index: number
  /** Number of loaded products. */
  length: number
  /** Number of all products in the queue. */
  total: number
  onShow: (index: number) => void
  onListShortcuts: () => void
}

/** The place in the queue, with buttons for the shortcuts and for the products beside the shown one. */
export function QueueBar({ index, length, total, onShow, onListShortcuts }: QueueBarProps) {
  const t = useModerationText()
  return (
    <div className={styles.bar}>
      <p role="status">{t('place', { place: index + 1, count: total })}</p>
      <div className={styles.steps}>
        <Button
          kind="quiet"
          size="small"
          className={styles.shortcutsButton}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={onListShortcuts}
        >
          {t('shortcuts')}
        </Button>
        <Button kind="secondary" size="small" aria-disabled={index === 0} onClick={() => onShow(index - 1)}>
          <PreviousIcon size={18} /> {t('previous')}
        </Button>
        <Button kind="secondary" size="small" aria-disabled={index === length - 1} onClick={() => onShow(index + 1)}>
          {t('next')} <NextIcon size={18} />
        </Button>
      </div>
    </div>
  )
}
