import type { Product } from '@closyyy/contract/products-schemas'
import { Price } from '@closyyy/ui/price'
import { ProductDescription } from '../../../components/product-description/product-description.tsx'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

/** Lists the texts and the price that buyers see instead of the seller's changes; nothing if only photos wait. */
export function PublicVersionNote({ product }: { product: Product }) {
  const t = useSellingText()
  const { public_version: live, title, price, description } = product
  if (!live) return null
  const isOld = { title: live.title !== title, price: live.price !== price, text: live.description !== description }
  if (!isOld.title && !isOld.price && !isOld.text) return null
  return (
    <div className={styles.note}>
      <p>{t('buyers-see')}</p>
      {isOld.title && <p dir="auto">{live.title}</p>}
      {isOld.price && <Price amount={live.price} />}
      {isOld.text && <ProductDescription text={live.description} />}
    </div>
  )
}
