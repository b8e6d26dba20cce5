import { HubPage } from '../components/hub-page.tsx'
import { SellingList } from '../features/selling-active/selling-list.tsx'
import { useSellingText } from '../features/selling-active/selling-text.ts'

export function Component() {
  const t = useSellingText()
  return (
    <HubPage title={t('heading')}>
      <SellingList />
    </HubPage>
  )
}
