import type { StorageState } from '../../drafts/use-autosave.ts'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'

export interface StorageNoteProps {
  storage: StorageState
  error: string | undefined
}

export function StorageNote({ storage, error }: StorageNoteProps) {
  const t = useListingText()
  return (
    <p className={styles.note} role="status">
      {storage !== 'nothing' && t(`storage.${storage}`)} {storage === 'rejected' && <bdi>{error}</bdi>}
    </p>
  )
}
