import { Skeleton } from '@closyyy/ui/skeleton'
import { Children, type ReactNode, useId } from 'react'
import * as styles from './case-list.module.css'

export interface CaseListProps {
  label: string
  /** CaseCards. */
  children: ReactNode
}

/** Cases that administrators decide, such as appeals. */
export function CaseList({ label, children }: CaseListProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  )
}

export interface CaseCardProps {
  /** Above the title. */
  kind?: string
  title: ReactNode
  /** Badges and links after the title. */
  about?: ReactNode
  children: ReactNode
}

/** An entry of a CaseList. */
export function CaseCard({ kind, title, about, children }: CaseCardProps) {
  const titleId = useId()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {about}
      </header>
      {children}
    </article>
  )
}

const cards = [1, 2, 3]

export function CaseListSkeleton() {
  return (
    <div className={styles.list}>
      {cards.map(card => (
        <Skeleton key={card} shape="block" className={styles.waiting} />
      ))}
    </div>
  )
}
