import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import * as styles from './cell-stack.module.css'

export interface CellStackProps {
  /** Breaks long words, such as references, so that they do not widen the column. */
  breaksWords?: boolean
  children: ReactNode
}

/** Several lines in a cell of a Table. */
export function CellStack({ breaksWords, children }: CellStackProps) {
  return <div className={classList(styles.stack, breaksWords && styles.breaksWords)}>{children}</div>
}

/** A line of a CellStack that matters less than the first. */
export function CellNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}

/** Buttons in a cell of a Table. */
export function CellButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
