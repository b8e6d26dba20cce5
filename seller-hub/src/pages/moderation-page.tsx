import { HubPage } from '../components/hub-page.tsx'
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx'
import { useModerationText } from '../features/moderation/moderation-text.ts'

export function Component() {
  const t = useModerationText()
  return (
    <HubPage title={t('heading')}>
      <ModerationQueue />
    </HubPage>
  )
}
