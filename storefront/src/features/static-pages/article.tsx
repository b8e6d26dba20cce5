import type { ReactNode } from 'react'
import * as styles from './article.module.css'
import { Prose } from './prose.tsx'

export interface ArticleProps {
  title: string
  lead: string
  action?: ReactNode
  children: ReactNode
}

export function Article({ title, lead, action, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {action}
      </header>
      {children}
    </article>
  )
}

export interface ArticleSectionProps {
  heading: string
  id?: string
  text?: string
  children?: ReactNode
}

export function ArticleSection({ heading, id, text, children }: ArticleSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.body}>
        {text && <Prose text={text} />}
        {children}
      </div>
    </section>
  )
}
