import { brand } from '@closyyy/contract/brand-identity'
import { slugify } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { DownloadIcon } from '@closyyy/ui/icons'
import { saveCsv } from '../../csv.ts'
import * as styles from './payment-history.module.css'
import { statementOf } from './statement.ts'
import { type HistoryView, listAllPayments } from './wallet-queries.ts'
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

function useStatementDownload(view: HistoryView) {
  const t = useWalletText()
  const { api } = useServices()
  return useMutation({
    async mutationFn() {
      const statement = statementOf(await listAllPayments(api, view), name => t(`column.${name}`))
      const days = [view.start_date, view.end_date].filter(Boolean).join('-to-')
      saveCsv(statement, `${[slugify(brand.name), 'payments', days].filter(Boolean).join('-')}.csv`)
    },
  })
}
