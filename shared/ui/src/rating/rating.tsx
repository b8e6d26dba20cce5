import { StarIcon } from '../icon/star-icon.ts'
import { useText } from '../messages.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './rating.module.css'

const steps = [1, 2, 3, 4, 5]

export interface RatingProps {
  /** 0 to 5; the stars are rounded down. */
  value: number
  /** How many rated; shown where given. */
  count?: number
}

/** Stars of five. */
export function Rating({ value, count }: RatingProps) {
  const text = useText()
  const stars = Math.floor(value)
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{text('rated', { stars })}</VisuallyHidden>
      <span className={styles.stars} aria-hidden="true">
        {steps.map(step => (
          <StarIcon key={step} size={16} filled={step <= stars} className={step <= stars ? styles.on : styles.off} />
        ))}
      </span>
      {count !== undefined && <span className={styles.count}>{text('ratedCount', { count })}</span>}
    </span>
  )
}
