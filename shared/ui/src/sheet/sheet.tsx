import * as styles from '../dialog/dialog.module.css'
import type { ModalProps } from '../dialog/modal.tsx'
import { Modal } from '../dialog/modal.tsx'

export interface SheetProps extends ModalProps {
  /** Edge on wide screens; on phones it opens from the bottom. */
  side?: 'start' | 'end'
}

/** A modal panel at the edge of the screen, for filters and menus. */
export function Sheet({ side = 'end', ...modal }: SheetProps) {
  return <Modal {...modal} className={`${styles.sheet} ${styles[side]}`} />
}
