import { Prose } from '../prose.tsx'
import * as styles from './guidelines.module.css'

export interface GuidelinesProps {
  lists: { heading: string; text: string }[]
}

export function Guidelines({ lists }: GuidelinesProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ heading, text }) => (
        <div key={heading} className={styles.list}>
          <h3 className={styles.heading}>{heading}</h3>
          <Prose text={text} />
        </div>
      ))}
    </div>
  )
}
