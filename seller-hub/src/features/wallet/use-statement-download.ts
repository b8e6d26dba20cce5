import { brand } from '@closyyy/contract/brand-identity'
import { slugify } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { statementOf } from './statement.ts'
import { type HistoryView, listAllPayments } from './wallet-queries.ts'
import { useWalletText } from './wallet-text.ts'

export function useStatementDownload(view: HistoryView) {
  const t = useWalletText()
  const { api } = useServices()
  return useMutation({
    async mutationFn() {
      const statement = statementOf(await listAllPayments(api, view), name => t(`column.${name}`))
      const days = [view.start_date, view.end_date].filter(Boolean).join('-to-')
      save(statement, `${[slugify(brand.name), 'payments', days].filter(Boolean).join('-')}.csv`)
    },
  })
}

function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked late: the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
