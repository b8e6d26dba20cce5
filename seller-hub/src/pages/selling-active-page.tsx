import { HubPage } from '../components/hub-page.tsx'
import { Selling } from '../features/selling-active/selling.tsx'
import { useSellingText } from '../features/selling-active/selling-text.ts'

export function Component() {
  const t = useSellingText()
  return (
    <HubPage title={t('heading')}>
      <Selling />
    </HubPage>
  )
}
