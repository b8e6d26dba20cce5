import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { MAX_REMITTANCE_CHARACTERS } from '@closyyy/contract/remittances'
import type { Remittance } from '@closyyy/contract/remittances-schemas'
import { FilePicker } from '@closyyy/ui/file-picker'
import { useState } from 'react'
import { useUploadRemittance } from './remittances-queries.ts'
import { useRemittancesText } from './remittances-text.ts'

export interface RemittanceUploadProps {
  onBooked: (remittance: Remittance) => void
}

/** Books a courier's file as soon as it is chosen; the same file again books only what was unknown (REMITTANCE-2). */
export function RemittanceUpload({ onBooked }: RemittanceUploadProps) {
  const t = useRemittancesText()
  const upload = useUploadRemittance()
  const [isTooLarge, setIsTooLarge] = useState(false)

  function send([file]: File[]) {
    if (!file) return
    const isLarge = file.size > 4 * MAX_REMITTANCE_CHARACTERS
    setIsTooLarge(isLarge)
    upload.reset()
    if (!isLarge) upload.mutate(file, { onSuccess: onBooked })
  }

  function errorText(): string | undefined {
    if (isTooLarge) return t('file.too-large')
    if (!upload.isError) return undefined
    const { error } = upload
    return (isApiError(error) && error.errors.csv?.[0]) || serverMessage(error) || t('file.failed')
  }

  return (
    <FilePicker
      label={t('file')}
      hint={t('file.hint')}
      error={errorText()}
      buttonLabel={t(upload.isPending ? 'file.sending' : 'file.choose')}
      accept=".csv,text/csv"
      disabled={upload.isPending}
      onSelect={send}
    />
  )
}
