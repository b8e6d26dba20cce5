import type { ReactNode } from 'react'
import { Children, useCallback, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { NextIcon, PreviousIcon } from '../icons/icons.ts'
import { ProductCardSkeleton } from '../product-card/product-card.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useText } from '../ui-text.ts'
import * as styles from './row.module.css'

export interface RowProps {
  /** Heading of level 2; names the region and its list. */
  title: ReactNode
  /** Next to the title, such as a "View all" link. */
  action?: ReactNode
  children: ReactNode
  /** `content` keeps the width of each child instead of a card's. */
  items?: 'cards' | 'content'
}

/**
 * A titled region with a list that scrolls horizontally by touch and wheel, and with a mouse also by two buttons, which
 * get `aria-disabled` at the ends, so that they keep the focus. Moving the focus through the items scrolls, too. Skips empty children.
 */
export function Row({ title, action, children, items = 'cards' }: RowProps) {
  const text = useText()
  const titleId = useId()
  const { list, atStart, atEnd, scroll } = useScrollButtons()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.buttons}>
          <IconButton kind="outlined" label={text('previous')} aria-disabled={atStart} onClick={() => scroll(-1)}>
            <PreviousIcon />
          </IconButton>
          <IconButton kind="outlined" label={text('next')} aria-disabled={atEnd} onClick={() => scroll(1)}>
            <NextIcon />
          </IconButton>
        </span>
        {action}
      </header>
      <ul role="list" ref={list} className={`${styles.list} ${styles[items]}`} aria-labelledby={titleId}>
        {Children.map(children, child => child && <li>{child}</li>)}
      </ul>
    </section>
  )
}

/** Placeholder for a Row of `count` cards with its final title; announces that it is loading. */
export function RowSkeleton({ title, count = 4 }: Pick<RowProps, 'title'> & { count?: number }) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Spinner />
      </header>
      <div className={`${styles.list} ${styles.cards}`}>
        {Array.from({ length: count }, (_, index) => index).map(index => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </section>
  )
}

function useScrollButtons() {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  const measure = useCallback(() => {
    const element = list.current
    if (!element) return
    const scrolled = Math.abs(element.scrollLeft)
    const atStart = scrolled < 2
    const atEnd = scrolled + element.clientWidth > element.scrollWidth - 2
    setEdges(before => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }, [])
  useEffect(() => {
    const element = list.current
    if (!element) return
    element.addEventListener('scroll', measure, { passive: true })
    // Measures after the next layout; measuring here would force a layout on every first page.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [measure])
  const scroll = (direction: 1 | -1) => {
    const element = list.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: direction * sign * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return { list, ...edges, scroll }
}
