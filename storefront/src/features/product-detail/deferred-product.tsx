import type { Product } from '@closyyy/contract/products-schemas'
import { Button } from '@closyyy/ui/button'
import { type ComponentType, memo, type ReactNode, Suspense } from 'react'
import { deferredModule } from '../../components/deferred/deferred-module.ts'
import { deferredProps } from '../../components/deferred/replay-press.ts'
import { FactsSkeleton } from './facts/facts-skeleton.tsx'
import * as styles from './product-detail.module.css'
import { useProductText } from './product-text.ts'

interface DeferredProps {
  product: Product
}

/** Covers the page that a card was tapped on. Has its own files, which arrive soon after the page's code. */
export const cardCover = deferredModule(() => import(/* webpackChunkName: "storefront-card-cover" */ './card-cover.ts'))

/** What lies below the first view of a product page, and what only crawlers read. */
export const productPart = deferredModule(() => {
  void cardCover.load()
  return import(/* webpackChunkName: "storefront-product-deferred" */ './further/product-part.tsx')
})

// An update of served HTML whose module is not loaded yet would replace it: the components change with the product only.
const deferred = (Part: ComponentType<DeferredProps>, fallback?: ReactNode) =>
  memo(({ product }: DeferredProps) => (
    <Suspense fallback={fallback}>
      <Part product={product} />
    </Suspense>
  ))

export const DeferredHead = deferred(props => {
  const { HeadData } = productPart.use()
  return <HeadData {...props} />
})

export const DeferredOwnState = deferred(props => {
  const { OwnState } = productPart.use()
  return <OwnState {...props} />
})

export const DeferredFacts = deferred(
  props => {
    const { FurtherFacts } = productPart.use()
    return (
      <div {...deferredProps} className={styles.deferred}>
        <FurtherFacts {...props} />
      </div>
    )
  },
  <FactsFallback />,
)

/** Shown after a navigation only: the facts of a served page stay until the module is loaded. */
function FactsFallback() {
  const t = useProductText()
  if (!productPart.useHasFailed()) return <FactsSkeleton />
  return (
    <div role="alert">
      <p>{t('deferred.failed')}</p>
      <Button kind="quiet" size="small" onClick={() => void productPart.load()}>
        {t('deferred.retry')}
      </Button>
    </div>
  )
}

export const DeferredRows = deferred(props => {
  const { ProductRows } = productPart.use()
  return (
    <div {...deferredProps} className={styles.rows}>
      <ProductRows {...props} />
    </div>
  )
})
