import * as styles from './category-pie.module.css'
import { PIE_LOOKS } from './pie-slices.ts'

/** In a repeating square of 0.12. */
const marks = [
  '',
  'M 0 0.12 L 0.12 0 M -0.03 0.03 L 0.03 -0.03 M 0.09 0.15 L 0.15 0.09',
  'M 0.05 0.05 h 0.02 v 0.02 h -0.02 Z',
  'M 0 0.06 H 0.12',
  'M 0 0.06 H 0.12 M 0.06 0 V 0.12',
]

const colours = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth]

const numbers = Array.from({ length: PIE_LOOKS }, (_, number) => number)

/** Fills as `{id}-{colour}-{pattern}`. */
export function PiePatterns({ id }: { id: string }) {
  return (
    <defs>
      {numbers.flatMap(colour =>
        numbers.map(pattern => (
          <pattern
            key={`${colour}-${pattern}`}
            id={`${id}-${colour}-${pattern}`}
            width="0.12"
            height="0.12"
            patternUnits="userSpaceOnUse"
            className={colours[colour]}
          >
            <rect width="0.12" height="0.12" fill="currentColor" />
            <path d={marks[pattern]} className={styles.mark} />
          </pattern>
        )),
      )}
    </defs>
  )
}
