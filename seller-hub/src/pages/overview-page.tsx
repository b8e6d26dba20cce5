import { HubPage } from '../components/hub-page.tsx'
import { Waiting } from '../components/waiting/waiting.tsx'
import { OwnProducts } from '../features/products/own-products.tsx'
import { ItemsSoldCount, SellerFigures, useHasSales } from '../features/stats/seller-figures.tsx'
import { useText } from '../messages.ts'

export function Component() {
  const t = useText()
  const hasSales = useHasSales()
  return (
    <HubPage title={t('hub.overview')}>
      <Waiting isSelling />
      <SellerFigures />
      <OwnProducts isSold={false} />
      <OwnProducts isSold hasSales={hasSales} note={<ItemsSoldCount />} />
    </HubPage>
  )
}
