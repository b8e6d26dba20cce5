import * as styles from './dialog.module.css'
import type { ModalProps } from './modal.tsx'
import { Modal } from './modal.tsx'

export interface DialogProps extends ModalProps {
  /** `screen` covers the viewport, without padding. */
  size?: 'small' | 'medium' | 'large' | 'screen'
}

/** A modal dialog: centred, at the bottom of the screen on phones, or full screen. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={`${styles.dialog} ${styles[size]}`} />
}
