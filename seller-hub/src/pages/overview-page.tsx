import { HubPage } from '../components/hub-page.tsx'
import { OwnProducts } from '../features/products/own-products.tsx'
import { ItemsSoldCount } from '../features/stats/items-sold-count.tsx'
import { SellerFigures } from '../features/stats/seller-figures.tsx'
import { useText } from '../messages.ts'

// No loader: it would run beside the guard and ask in the name of nobody.
export function Component() {
  const t = useText()
  return (
    <HubPage title={t('hub.overview')}>
      <SellerFigures />
      <OwnProducts isSold={false} />
      <OwnProducts isSold note={<ItemsSoldCount />} />
    </HubPage>
  )
}
