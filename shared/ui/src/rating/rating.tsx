import { useText } from '../ui-text.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './rating.module.css'

/** Distance between two stars in SVG units. */
const STAR = 24
const stars = [0, 1, 2, 3, 4]
  .map(index => `M${12 + STAR * index} 3l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z`)
  .join('')

export interface RatingProps {
  /** 0 to 5. One rating is a whole number; an average is rounded down to one decimal. */
  value: number
  /** Number of ratings behind an average; 0 shows "No ratings yet" instead of stars. */
  count?: number
}

/**
 * A rating or average as five stars, the last partly filled; screen readers get “Rated {value} of 5” instead. Read
 * only.
 */
export function Rating({ value, count }: RatingProps) {
  const text = useText()
  if (count === 0) return <span className={styles.count}>{text('noRatings')}</span>
  const tenths = Math.floor(value * 10 + 1e-6)
  const shown = count === undefined ? String(tenths / 10) : (tenths / 10).toFixed(1)
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{text('rated', { stars: shown })}</VisuallyHidden>
      <svg className={styles.stars} viewBox={`0 0 ${5 * STAR} ${STAR}`} aria-hidden="true">
        <path d={stars} />
        {/* The content policy forbids style attributes, so the viewport of an inner drawing cuts the filled stars. */}
        <svg className={styles.filled} width={(tenths * STAR) / 10} height={STAR} aria-hidden="true">
          <path d={stars} />
        </svg>
      </svg>
      {count !== undefined && (
        <>
          <span className={styles.average} aria-hidden="true">
            {shown}
          </span>
          <span className={styles.count}>{text('ratedCount', { count })}</span>
        </>
      )}
    </span>
  )
}
