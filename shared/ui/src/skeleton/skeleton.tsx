import { classList } from '../class-list.ts'
import * as styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` is as high as one line of text, `block` fills its container. */
  shape?: 'text' | 'heading' | 'block' | 'portrait' | 'square' | 'circle' | 'control'
  width?: 'full' | 'long' | 'half' | 'short'
  className?: string
}

/** A placeholder of the final size; hidden from screen readers, so announce the loading elsewhere. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classList(styles.skeleton, styles[shape], styles[width], className)} />
}
