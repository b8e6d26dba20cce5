import { classList } from '../class-list.ts'
import * as styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` stands in for one line of the surrounding type, `block` fills its container. */
  shape?: 'text' | 'heading' | 'block' | 'portrait' | 'square' | 'circle' | 'control'
  width?: 'full' | 'long' | 'half' | 'short'
  className?: string
}

/** A quiet stand-in of the final size; hidden from screen readers, so say elsewhere that something loads. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classList(styles.skeleton, styles[shape], styles[width], className)} />
}
