import type { ComponentProps } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classList(styles.visuallyHidden, className)} />
}
