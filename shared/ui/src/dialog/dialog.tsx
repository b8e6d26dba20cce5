import * as styles from './dialog.module.css'
import type { ModalProps } from './modal.tsx'
import { Modal } from './modal.tsx'

export interface DialogProps extends ModalProps {
  size?: 'small' | 'medium' | 'large'
}

/** A modal dialog in the middle of the screen, at its foot on phones. */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return <Modal {...modal} className={`${styles.dialog} ${styles[size]}`} />
}
