import { HubPage } from '../components/hub-page.tsx'
import { Drafts } from '../features/drafts/drafts.tsx'
import { useDraftsText } from '../features/drafts/drafts-text.ts'

export function Component() {
  const t = useDraftsText()
  return (
    <HubPage title={t('heading')} lead={t('intro')}>
      <Drafts />
    </HubPage>
  )
}
