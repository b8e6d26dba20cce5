import { classList } from '../class-list.ts'
import * as styles from './logo.module.css'

export interface LogoProps {
  /** The brand's name. */
  name: string
  size?: 'normal' | 'large'
  className?: string
}

/** The wordmark: the brand's name in the display font, left to right and untranslated in every language. */
export function Logo({ name, size = 'normal', className }: LogoProps) {
  return (
    <span dir="ltr" translate="no" className={classList(styles.logo, styles[size], className)}>
      {name}
    </span>
  )
}
