import { localTime } from '@closyyy/i18n/local-time'
import * as styles from './day.module.css'

/** The day of a time in Pakistan, on one line. */
export function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} className={styles.day}>
      {localTime(of, 'day')}
    </time>
  )
}
