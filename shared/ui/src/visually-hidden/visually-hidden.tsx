import type { ComponentProps } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './visually-hidden.module.css'

/** Text for screen readers only. Do not put controls inside: their focus would be invisible. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classList(styles.visuallyHidden, className)} />
}
