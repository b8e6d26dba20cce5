import { shopPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { sizeMessage } from '@closyyy/contract/size-message'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { Badge } from '@closyyy/ui/badge'
import { Price } from '@closyyy/ui/price'
import { useSizeText } from '@closyyy/ui/size-text'
import type { ReactNode } from 'react'
import * as styles from './moderation.module.css'
import { type ModerationText, useModerationText } from './moderation-text.ts'
import { RevisionComparison } from './revision-comparison.tsx'

export interface ProductFactsProps {
  product: Product
}

export function ProductFacts({ product }: ProductFactsProps) {
  const t = useModerationText()
  const labelOf = useProductLabel()
  const placeName = usePlaceName()
  const { title, description, price, category, brand_name, condition, city, user, quantity, size_data } = product
  const sizeText = useSizeText()
  const size = size_data.size ?? size_data.standard_size
  const facts: [Parameters<ModerationText>[0], ReactNode][] = [
    [
      'fact.seller',
      <Link key="seller" to={shopPath(user.id)}>
        {user.username}
      </Link>,
    ],
    ['fact.category', `${labelOf(category.group)} · ${labelOf(category.name)}`],
    ['fact.brand', brand_name],
    ['fact.condition', labelOf(condition.title)],
    ['fact.size', size && sizeText.size(sizeMessage(size, category.group), size_data.size_label ?? size)],
    ['fact.quantity', quantity],
    ['fact.city', placeName(city)],
  ]
  return (
    <div className={styles.facts}>
      {product.revision_status === 'pending' && <Badge kind="warning">{t('revision')}</Badge>}
      <RevisionComparison product={product} />
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles.price}>
        <Price amount={price} />
      </p>
      <p className={styles.description} dir="auto">
        {description}
      </p>
      <dl className={styles.pairs}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.pair}>
                <dt>{t(name)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
