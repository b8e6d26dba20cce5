import { Children, type ReactNode } from 'react'
import * as styles from './card-list.module.css'

export interface CardListProps {
  label: string
  /** ListCards. */
  children: ReactNode
}

export function CardList({ label, children }: CardListProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
