import { LIST_ITEM_PATH, LISTING_PATH, productPath } from '@closyyy/contract/paths'
import type { CardProduct } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { Photo } from '@closyyy/ui/photo'
import { Price } from '@closyyy/ui/price'
import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './hero.module.css'
import { useHomeText } from './home-text.ts'

/** `sizes` of the photos by their place, on dense phones as if their density were 2.4. */
const SIZES = [
  '(min-width: 48.01rem) min(31vw, 26.5rem), (min-resolution: 2.5dppx) 45vw, 56vw',
  '(min-width: 48.01rem) min(14vw, 12rem), (min-resolution: 2.5dppx) 24vw, 33vw',
  'min(14vw, 12rem)',
]

export interface HeroProps {
  /** At most three, largest first; undefined while loading. */
  products: (CardProduct | undefined)[]
}

export function Hero({ products }: HeroProps) {
  const t = useHomeText()
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 className={styles.heading}>
          <span className={styles.line}>{t('hero.shop')}</span>{' '}
          <span className={styles.line}>{t('hero.sell-line')}</span>
        </h1>
        <p className={styles.lead}>{t('hero.text')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({ size: 'large' })} to={`${LISTING_PATH}/women`}>
            {t('hero.women')}
          </Link>
          <Link className={buttonClass({ kind: 'secondary', size: 'large' })} to={`${LISTING_PATH}/men`}>
            {t('hero.men')}
          </Link>
          <Link className={styles.sell} to={LIST_ITEM_PATH}>
            {t('hero.sell')}
          </Link>
        </div>
      </div>
      {products.length > 0 && (
        <div className={styles.products}>
          {products.map((product, place) => (
            <figure key={SIZES[place]} className={styles.product}>
              <HeroProduct product={product} sizes={SIZES[place]} priority={place < 2} />
            </figure>
          ))}
        </div>
      )}
    </section>
  )
}

interface HeroProductProps {
  product: CardProduct | undefined
  sizes: string | undefined
  priority: boolean
}

function HeroProduct({ product, sizes, priority }: HeroProductProps) {
  if (!product) return <Skeleton shape="portrait" />
  return (
    <>
      <Photo photo={product.photos[0]} alt="" sizes={sizes} priority={priority} />
      <figcaption className={styles.caption}>
        <Link className={styles.name} dir="auto" to={productPath(product)}>
          {product.title}
        </Link>
        <Price amount={product.price} />
      </figcaption>
    </>
  )
}
