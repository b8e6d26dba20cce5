import { HubPage } from '../components/hub-page.tsx'
import { AdminRefunds } from '../features/refunds/admin-refunds.tsx'
import { useRefundsText } from '../features/refunds/refunds-text.ts'

export function Component() {
  const t = useRefundsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <AdminRefunds />
    </HubPage>
  )
}
