import { brand } from '@closyyy/contract/brand-identity'
import { slugify } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { saveCsv } from '../../components/csv.ts'
import { CsvDownload } from '../../components/csv-download/csv-download.tsx'
import { statementOf } from './statement.ts'
import { type HistoryView, listAllPayments } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

export function StatementDownload({ view }: { view: HistoryView }) {
  const t = useWalletText()
  const download = useStatementDownload(view)
  return <CsvDownload download={download} texts={{ download: t('download'), failed: t('download.failed') }} />
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
