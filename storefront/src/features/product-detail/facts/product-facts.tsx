import { groupSlug, LISTING_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { sizeMessage } from '@closyyy/contract/size-message'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { Price } from '@closyyy/ui/price'
import { useSizeText } from '@closyyy/ui/size-text'
import { useProductText } from '../product-text.ts'
import * as styles from './product-facts.module.css'

type HeadingFacts = Pick<Product, 'brand_name' | 'title' | 'price'> & Partial<Pick<Product, 'brand' | 'category'>>

/** Without its brand and category, those of a card, the brand's name is no link. */
export function ProductHeading({ product }: { product: HeadingFacts }) {
  const { brand, brand_name, category, title, price } = product
  const brandListing = brand && category && `${LISTING_PATH}/${groupSlug(category.group)}?brand_id=${brand.id}`
  return (
    <div className={styles.heading}>
      {brandListing ? (
        <p className={styles.brand}>
          <Link to={brandListing}>
            <bdi>{brand_name ?? brand.name}</bdi>
          </Link>
        </p>
      ) : (
        brand_name && (
          <p className={styles.brand}>
            <bdi>{brand_name}</bdi>
          </p>
        )
      )}
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
      <Price amount={price} size="large" />
    </div>
  )
}

export function ProductFacts({ product }: { product: Product }) {
  const t = useProductText()
  const labelOf = useProductLabel()
  const sizeText = useSizeText()
  const placeName = usePlaceName()
  const { category, condition, size_data, city, quantity_left, sold } = product
  const size = size_data.size ?? size_data.standard_size
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('condition')}</dt>
        <dd>{labelOf(condition.title)}</dd>
      </div>
      {size && (
        <div>
          <dt>{t('size')}</dt>
          <dd>{sizeText.size(sizeMessage(size, category.group), size_data.size_label ?? size)}</dd>
        </div>
      )}
      <div>
        <dt>{t('city')}</dt>
        <dd>{placeName(city)}</dd>
      </div>
      {!sold && quantity_left > 1 && (
        <div>
          <dt>{t('stock')}</dt>
          <dd>{t('in-stock', { count: quantity_left })}</dd>
        </div>
      )}
    </dl>
  )
}
