import { localTime } from '@closyyy/i18n/local-time'
import * as styles from './day.module.css'

/** The day of an ISO time in the browser’s time zone, on one line. */
export function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} className={styles.day}>
      {localTime(of, 'day')}
    </time>
  )
}
