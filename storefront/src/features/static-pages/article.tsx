import type { ReactNode } from 'react'
import * as styles from './article.module.css'
import { Prose } from './prose.tsx'

export interface ArticleProps {
  title: string
  /** One or two sentences below the title. */
  lead: string
  /** What to do, beside the lead. */
  action?: ReactNode
  children: ReactNode
}

/** A page to read: a large title, a lead, sections. */
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
  /** Fragment that links to this section. */
  id?: string
  /** Written as Prose has it. */
  text?: string
  children?: ReactNode
}

/** A part of an article: heading beside the text on wide screens. */
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
