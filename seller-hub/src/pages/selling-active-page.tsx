import { HubPage } from '../components/hub-page.tsx'
import { Selling } from '../features/products/list/selling.tsx'
import { useSellingText } from '../features/products/list/selling-text.ts'

export function Component() {
  const t = useSellingText()
  return (
    <HubPage title={t('heading')}>
      <Selling />
    </HubPage>
  )
}
