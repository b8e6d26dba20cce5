import { HubPage } from '../components/hub-page.tsx'
import { SellerFigures } from '../features/stats/seller-figures.tsx'
import { StatsCharts } from '../features/stats/stats-charts.tsx'
import { useStatsText } from '../features/stats/stats-text.ts'

export function Component() {
  const t = useStatsText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <SellerFigures />
      <StatsCharts />
    </HubPage>
  )
}
