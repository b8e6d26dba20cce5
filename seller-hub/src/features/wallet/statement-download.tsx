import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { DownloadIcon } from '@closyyy/ui/icons'
import * as styles from './payment-history.module.css'
import { useStatementDownload } from './use-statement-download.ts'
import type { HistoryView } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

export function StatementDownload({ view }: { view: HistoryView }) {
  const t = useWalletText()
  const download = useStatementDownload(view)
  return (
    <div className={styles.download}>
      <Button kind="secondary" size="small" pending={download.isPending} onClick={() => download.mutate()}>
        <DownloadIcon size={18} /> {t('download')}
      </Button>
      {download.isError && <Alert kind="danger">{t('download.failed')}</Alert>}
    </div>
  )
}
