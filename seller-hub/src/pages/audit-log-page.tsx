import { HubPage } from '../components/hub-page.tsx'
import { AuditLog } from '../features/audit-log/audit-log.tsx'
import { useAuditLogText } from '../features/audit-log/audit-log-text.ts'

export function Component() {
  const t = useAuditLogText()
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <AuditLog />
    </HubPage>
  )
}
