import * as styles from './dialog.module.css'
import type { ModalProps } from './modal.tsx'
import { Modal } from './modal.tsx'

export interface DialogProps extends ModalProps {
  /** `screen` covers the whole viewport, without padding. */
  size?: 'small' | 'medium' | 'large' | 'screen'
}

/** A modal dialog in the middle of the screen, at its foot on phones, or over all of it. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={`${styles.dialog} ${styles[size]}`} />
}
