import * as styles from './google-mark.module.css'

/** A letter G in one colour, beside Google's name. */
export function GoogleMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20.5 12H12.5M20.5 12a8.5 8.5 0 1 1-2.6-6.1" />
    </svg>
  )
}
