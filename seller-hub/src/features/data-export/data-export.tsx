import { serverMessage } from '@closyyy/api-client/api-error'
import { brand } from '@closyyy/contract/brand-identity'
import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { slugify } from '@closyyy/contract/paths'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { DownloadIcon } from '@closyyy/ui/icons'
import { useId } from 'react'
import * as styles from '../../components/form/form.module.css'
import { saveFile } from '../../components/save-file.ts'
import { useDataExportText } from './data-export-text.ts'

export function DataExport() {
  const t = useDataExportText()
  const headingId = useId()
  const download = useDownloadOwnData()
  return (
    <section className={styles.form} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <p>{t('lead')}</p>
      <Button
        kind="secondary"
        className={styles.submit}
        pending={download.isPending}
        pendingLabel={t('preparing')}
        onClick={() => download.mutate()}
      >
        <DownloadIcon size={18} /> {t('download')}
      </Button>
      {download.isError && <Alert kind="danger">{serverMessage(download.error) ?? t('failed')}</Alert>}
    </section>
  )
}

function useDownloadOwnData() {
  const { api } = useServices()
  return useMutation({
    mutationFn: () => api.call(exportOwnData, {}),
    onSuccess: ({ json }) => saveFile(json, { name: `${slugify(brand.name)}-my-data.json`, type: 'application/json' }),
  })
}
