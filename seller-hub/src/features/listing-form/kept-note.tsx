import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'
import type { Kept } from './use-kept-listing.ts'

export interface KeptNoteProps {
  kept: Kept
}

/** Says quietly whether what is typed is kept. */
export function KeptNote({ kept }: KeptNoteProps) {
  const t = useListingText()
  return (
    <p className={styles.note} role="status">
      {kept !== 'nothing' && t(`kept.${kept}`)}
    </p>
  )
}
