import { classList } from '../class-list.ts'
import * as styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `text` (default) is as high as a line of text, `control` as a button or input; `block` fills its container. */
  shape?: 'text' | 'heading' | 'block' | 'portrait' | 'square' | 'circle' | 'control'
  /** 100 % (default), 80 %, 50 % or 30 % of the container. */
  width?: 'full' | 'long' | 'half' | 'short'
  className?: string
}

/**
 * A pulsing placeholder for content that loads. Choose shapes of the final size, so that nothing shifts. It is hidden
 * from screen readers: announce the loading once around all skeletons, with a Spinner or a `status` element.
 */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classList(styles.skeleton, styles[shape], styles[width], className)} />
}
