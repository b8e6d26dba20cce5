import { HubPage } from '../components/hub-page.tsx'
import { AdminRemittances } from '../features/remittances/admin-remittances.tsx'
import { useRemittancesText } from '../features/remittances/remittances-text.ts'

export function Component() {
  const t = useRemittancesText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <AdminRemittances />
    </HubPage>
  )
}
