import type { Product } from '@closyyy/contract/products-schemas'
import { Badge } from '@closyyy/ui/badge'
import { PublicVersionNote } from './public-version-note.tsx'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

/** Badges of a listing, and why it or its changes were not approved. */
export function ListingState({ product }: { product: Product }) {
  const t = useSellingText()
  const { approval_status, revision_status, active, rejection_reason, taken_down_at } = product
  return (
    <>
      {approval_status === 'rejected' && <Badge kind="danger">{t(taken_down_at ? 'taken-down' : 'rejected')}</Badge>}
      {revision_status === 'pending' && <Badge kind="warning">{t('revision-pending')}</Badge>}
      {revision_status === 'rejected' && <Badge kind="danger">{t('revision-rejected')}</Badge>}
      <PublicVersionNote product={product} />
      {!active && <Badge>{t('inactive')}</Badge>}
      {rejection_reason && (
        <p className={styles.reason}>
          {t('reason')} <bdi>{rejection_reason}</bdi>
        </p>
      )}
    </>
  )
}
