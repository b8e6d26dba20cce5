import { brandName } from '@closyyy/contract/brand-identity'
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
  const collections = useCollections()
  const products = heroProducts(collections)
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
        <Tiles collections={collections} />
      </div>
      {collections.slice(0, 2).map(collection => (
        <div key={collection.group} className={styles.section}>
          <CollectionRow collection={collection} />
        </div>
      ))}
      <HowItWorks />
      {collections.slice(2).map(collection => (
        <div key={collection.group} className={styles.section}>
          <CollectionRow collection={collection} />
        </div>
      ))}
      <SellBand />
    </DeferredSections>
  )
}

/** Newest product with a photo of each section; undefined while loading. */
function heroProducts([men, women, kids, weddingDresses]: Collection[]) {
  return [women, men, kids, weddingDresses]
    .filter(collection => !collection?.error)
    .flatMap(collection => collection?.products?.filter(({ photos }) => photos[0]).slice(0, 1) ?? [undefined])
    .slice(0, 3)
}
