import { brand } from '@closyyy/contract/brand-identity'
import { PageHead } from '../../components/page-head.tsx'
import { CollectionRow } from './collection-row.tsx'
import { useCollections } from './collections.ts'
import { Hero } from './hero.tsx'
import * as styles from './home.module.css'
import { useHomeText } from './home-text.ts'
import { HowItWorks } from './how-it-works.tsx'
import { SellBand } from './sell-band.tsx'
import { Tiles } from './tiles.tsx'

/** The whole home page. */
export function Home() {
  const t = useHomeText()
  const collections = useCollections()
  const [men, women, kids] = collections
  const pieces = [women?.products?.[0], men?.products?.[0], kids?.products?.[0]]
  return (
    <div className={styles.home}>
      <PageHead
        title={t('title', { shop: brand.name })}
        description={t('description')}
        path="/"
        image={pieces[0]?.photos[0]?.image_path}
      />
      <Hero pieces={pieces} />
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
    </div>
  )
}
