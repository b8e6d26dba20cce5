import { brand } from '@closyyy/contract/brand-identity'
import { OwnProducts } from '../features/products/own-products.tsx'
import { ItemsSoldCount } from '../features/stats/items-sold-count.tsx'
import { SellerFigures } from '../features/stats/seller-figures.tsx'
import { useText } from '../messages.ts'
import * as styles from './overview-page.module.css'

// No loader: it would run beside the guard and ask in the name of nobody.
export function Component() {
  const t = useText()
  return (
    <div className={styles.page}>
      <title>{t('overview.page-title', { brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('overview.title')}</h1>
      <SellerFigures />
      <OwnProducts isSold={false} />
      <OwnProducts isSold note={<ItemsSoldCount />} />
    </div>
  )
}
