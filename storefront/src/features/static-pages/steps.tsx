import * as styles from './steps.module.css'

export interface StepsProps {
  steps: { title: string; text: string }[]
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
