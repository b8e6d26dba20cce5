import type { Product } from '@closyyy/contract/products-schemas'
import { Button } from '@closyyy/ui/button'
import { type ComponentType, memo, type ReactNode, Suspense } from 'react'
import { latePart, lateProps } from '../../components/late-part.ts'
import { FactsSkeleton } from './facts/facts-skeleton.tsx'
import * as styles from './product-detail.module.css'
import { useProductText } from './product-text.ts'

interface LateProps {
  product: Product
}

/** Covers the page that a card was tapped on. Has its own files, which arrive soon after the page's code. */
export const cardCover = latePart(() => import(/* webpackChunkName: "storefront-card-cover" */ './card-cover.ts'))

/** What lies below the first view of a product page, and what only crawlers read. */
export const productPart = latePart(() => {
  void cardCover.load()
  return import(/* webpackChunkName: "storefront-product-late" */ './further/product-part.tsx')
})

// An update of a served part that is not loaded yet would replace it: they change with the product only.
const late = (Part: ComponentType<LateProps>, fallback?: ReactNode) =>
  memo(({ product }: LateProps) => (
    <Suspense fallback={fallback}>
      <Part product={product} />
    </Suspense>
  ))

export const LateHead = late(props => {
  const { HeadData } = productPart.use()
  return <HeadData {...props} />
})

export const LateOwnState = late(props => {
  const { OwnState } = productPart.use()
  return <OwnState {...props} />
})

export const LateFacts = late(
  props => {
    const { FurtherFacts } = productPart.use()
    return (
      <div {...lateProps} className={styles.late}>
        <FurtherFacts {...props} />
      </div>
    )
  },
  <FactsFallback />,
)

/** Shown after a navigation only: the facts of a served page stay until the part is loaded. */
function FactsFallback() {
  const t = useProductText()
  if (!productPart.useHasFailed()) return <FactsSkeleton />
  return (
    <div role="alert">
      <p>{t('late.failed')}</p>
      <Button kind="quiet" size="small" onClick={() => void productPart.load()}>
        {t('late.retry')}
      </Button>
    </div>
  )
}

export const LateRows = late(props => {
  const { ProductRows } = productPart.use()
  return (
    <div {...lateProps} className={styles.rows}>
      <ProductRows {...props} />
    </div>
  )
})
