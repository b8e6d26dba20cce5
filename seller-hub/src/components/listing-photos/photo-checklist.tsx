import { CheckIcon } from '@closyyy/ui/icons'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { useId } from 'react'
import * as styles from './photo-checklist.module.css'
import { usePhotoChecklistText } from './photo-checklist-text.ts'

const views = ['front', 'back', 'label', 'flaw', 'worn'] as const

export interface PhotoChecklistProps {
  /** Number of chosen photos. */
  count: number
  /** True for used products, whose flaws buyers want to see. */
  isUsed: boolean
}

/** Suggests what to photograph; as many views are ticked as there are photos. */
export function PhotoChecklist({ count, isUsed }: PhotoChecklistProps) {
  const t = usePhotoChecklistText()
  const titleId = useId()
  return (
    <div className={styles.checklist}>
      <p id={titleId}>{t('views')}</p>
      <ul role="list" className={styles.views} aria-labelledby={titleId}>
        {views.map((view, place) => (
          <li key={view} className={styles.view} data-done={place < count || undefined}>
            <span className={styles.mark}>{place < count && <CheckIcon size={14} />}</span>
            {t(`view.${view}`)}
            {place < count && <VisuallyHidden>{t('view.done')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      {isUsed && <p className={styles.note}>{t('views.flaws')}</p>}
    </div>
  )
}
