import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { EmptyState } from '@closyyy/ui/empty-state'
import { rowSizes } from '@closyyy/ui/photo-sizes'
import { Row, RowSkeleton } from '@closyyy/ui/row'
import { ProductTile } from '../../components/product-tile.tsx'
import * as styles from './collection-row.module.css'
import type { Collection } from './collections.ts'
import { useHomeText } from './home-text.ts'

export interface CollectionRowProps {
  collection: Collection
}

export function CollectionRow({ collection }: CollectionRowProps) {
  const t = useHomeText()
  const section = useProductLabel()(collection.group)
  const { products, path } = collection
  const viewAll = (
    <Link className={styles.viewAll} to={path} aria-label={t('view-all.of', { section })}>
      {t('view-all')}
    </Link>
  )
  if (!products) return <RowSkeleton title={section} />
  if (products.length > 0) {
    return (
      <Row title={section} action={viewAll}>
        {products.map(product => (
          <ProductTile key={product.id} product={product} sizes={rowSizes} />
        ))}
      </Row>
    )
  }
  return (
    <section className={styles.section} aria-label={section}>
      <header className={styles.header}>
        <h2>{section}</h2>
        {viewAll}
      </header>
      <EmptyState size="inline" title={t('empty', { section })} />
    </section>
  )
}
