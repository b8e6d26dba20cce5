import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { ForwardIcon } from '@closyyy/ui/icons'
import { Photo } from '@closyyy/ui/photo'
import { Skeleton } from '@closyyy/ui/skeleton'
import type { Collection } from './collections.ts'
import { useHomeText } from './home-text.ts'
import * as styles from './tiles.module.css'

/** `sizes` of the photos, as wide on phones as cards. */
const SIZES = '(min-width: 48.01rem) min(21.5vw, 19rem), (min-resolution: 2.5dppx) 35vw, 44vw'

/** Index of the product a tile shows; the hero shows the first ones. */
const TILE_PRODUCT = 2

export interface TilesProps {
  collections: Collection[]
  /** True if collections without products are still loading. */
  isLoading: boolean
}

export function Tiles({ collections, isLoading }: TilesProps) {
  const t = useHomeText()
  const labelOf = useProductLabel()
  return (
    <nav aria-label={t('tiles')}>
      <ul role="list" className={styles.tiles}>
        {collections.map(collection => (
          <li key={collection.group} className={styles.tile}>
            <TilePhoto products={collection.products} isLoading={isLoading} />
            <Link className={styles.link} to={collection.path}>
              {labelOf(collection.group)}
              <ForwardIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TilePhoto({ products, isLoading }: Pick<Collection, 'products'> & Pick<TilesProps, 'isLoading'>) {
  const product = products?.[TILE_PRODUCT] ?? products?.[0]
  if (product) return <Photo photo={product.photos[0]} alt="" sizes={SIZES} />
  return isLoading && !products ? <Skeleton shape="portrait" /> : <span className={styles.plain} />
}
