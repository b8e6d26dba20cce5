import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { type FormEvent, useId, useState } from 'react'
import * as styles from './moderation.module.css'
import { useModerationText } from './moderation-text.ts'

const MAX_REASON_LENGTH = 500
const commonReasons = ['photos', 'description', 'replica', 'worn', 'price'] as const

export interface RejectDialogProps {
  isOpen: boolean
  onClose: () => void
  onReject: (reason: string) => void
}

/** Dialog for the reason shown to the seller; common ones are presets. */
export function RejectDialog({ isOpen, onClose, onReject }: RejectDialogProps) {
  const t = useModerationText()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(!reason.trim())
    if (reason.trim()) onReject(reason.trim())
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('reject-title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" type="submit" form={formId}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.reject} onSubmit={submit} noValidate>
        <ul role="list" className={styles.reasons} aria-label={t('common-reasons')}>
          {commonReasons.map(name => (
            <li key={name}>
              <Button kind="secondary" size="small" onClick={() => setReason(t(`reason.${name}`))}>
                {t(`reason-name.${name}`)}
              </Button>
            </li>
          ))}
        </ul>
        <TextArea
          label={t('reason')}
          hint={t('reason-hint')}
          error={isMissing && !reason.trim() && t('reason-required')}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
