import * as styles from '../dialog/dialog.module.css'
import type { ModalProps } from '../dialog/modal.tsx'
import { Modal } from '../dialog/modal.tsx'

export interface SheetProps extends ModalProps {
  /** The edge it stands at on wide screens; on phones it rises from the foot. */
  side?: 'start' | 'end'
}

/** A modal panel at the edge of the screen, for filters and menus. */
export function Sheet({ side = 'end', ...modal }: SheetProps) {
  return <Modal {...modal} className={`${styles.sheet} ${styles[side]}`} />
}
