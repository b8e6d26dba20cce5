import type { Product } from '@closyyy/contract/products-schemas'
import { Photo } from '@closyyy/ui/photo'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

export function ProductImage({ product: { photos } }: { product: Product }) {
  const t = useSellingText()
  const [cover] = photos
  if (!cover) return <span className={styles.note}>{t('no-image')}</span>
  return (
    <div className={styles.image}>
      <Photo photo={cover} alt="" sizes="4rem" />
    </div>
  )
}
