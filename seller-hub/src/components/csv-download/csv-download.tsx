import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { DownloadIcon } from '@closyyy/ui/icons'
import type { ReactNode } from 'react'
import * as styles from './csv-download.module.css'

export interface CsvDownloadProps {
  download: { isPending: boolean; isError: boolean; mutate: () => void }
  texts: { download: string; failed: string }
  /** A notice below the button. */
  children?: ReactNode
}

/** A button that downloads a list as a file, with the error of a failure. */
export function CsvDownload({ download, texts, children }: CsvDownloadProps) {
  return (
    <div className={styles.download}>
      <Button kind="secondary" size="small" pending={download.isPending} onClick={() => download.mutate()}>
        <DownloadIcon size={18} /> {texts.download}
      </Button>
      {download.isError && <Alert kind="danger">{texts.failed}</Alert>}
      {children}
    </div>
  )
}

/** The row above a list, with its facts and its CsvDownload. */
export function CsvDownloadBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
