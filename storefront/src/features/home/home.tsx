import { serverMessage } from '@closyyy/api-client/api-error'
import { brandName } from '@closyyy/contract/brand-name'
import { ErrorState } from '@closyyy/ui/error-state'
import { PageHead } from '../../components/page-head.tsx'
import { CollectionRow } from './collection-row.tsx'
import { type Collection, useCollections } from './collections.ts'
import { DeferredSections } from './deferred-sections.tsx'
import { Hero } from './hero.tsx'
import * as styles from './home.module.css'
import { useHomeText } from './home-text.ts'
import { HowItWorks } from './how-it-works.tsx'
import { SellBand } from './sell-band.tsx'
import { Tiles } from './tiles.tsx'

export function Home() {
  const t = useHomeText()
  const { collections, error, isFetching, retry } = useCollections()
  const products = error ? [] : heroProducts(collections)
  const rows = (error ? [] : collections).map(collection => (
    <div key={collection.group} className={styles.section}>
      <CollectionRow collection={collection} />
    </div>
  ))
  return (
    <DeferredSections>
      <PageHead
        title={t('title', { shop: brandName })}
        description={t('description')}
        path="/"
        image={products[0]?.photos[0]?.image_path}
      />
      <Hero products={products} />
      <div className={styles.section}>
        <Tiles collections={collections} isLoading={!error} />
      </div>
      {error && <ErrorState message={serverMessage(error) ?? t('failed')} retrying={isFetching} onRetry={retry} />}
      {rows.slice(0, 2)}
      <HowItWorks />
      {rows.slice(2)}
      <SellBand />
    </DeferredSections>
  )
}

/** Newest product with a photo of each section; undefined while loading. */
function heroProducts([men, women, kids, weddingDresses]: Collection[]) {
  return [women, men, kids, weddingDresses]
    .flatMap(collection => collection?.products?.filter(({ photos }) => photos[0]).slice(0, 1) ?? [undefined])
    .slice(0, 3)
}
