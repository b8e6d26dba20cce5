import { HubPage } from '../components/hub-page.tsx'
import { ReportList } from '../features/reports/report-list.tsx'
import { useReportsText } from '../features/reports/reports-text.ts'

export function Component() {
  const t = useReportsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <ReportList />
    </HubPage>
  )
}
