import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'
import type { Kept } from './use-kept-listing.ts'

export interface KeptNoteProps {
  kept: Kept
  /** Why the server refused the draft. */
  refusal: string | undefined
}

/** Tells where the listing is stored as it is now. */
export function KeptNote({ kept, refusal }: KeptNoteProps) {
  const t = useListingText()
  return (
    <p className={styles.note} role="status">
      {kept !== 'nothing' && t(`kept.${kept}`)} {kept === 'refused' && <bdi>{refusal}</bdi>}
    </p>
  )
}
