import { SELLING_ACTIVE_PATH } from '@closyyy/contract/paths'
import { useNavigate } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { DoneIcon } from '@closyyy/ui/icons'
import * as styles from './listing-form.module.css'
import { useListingText } from './listing-text.ts'

export interface SentDialogProps {
  isOpen: boolean
}

/** Confirms the submission; closing it opens the active listings. */
export function SentDialog({ isOpen }: SentDialogProps) {
  const t = useListingText()
  const navigate = useNavigate()
  const goOn = () => void navigate(SELLING_ACTIVE_PATH)
  return (
    <Dialog
      open={isOpen}
      onClose={goOn}
      size="small"
      title={t('sent.title')}
      footer={<Button onClick={goOn}>{t('sent.go-on')}</Button>}
    >
      <div className={styles.sent}>
        <p role="status" className={styles.sentLine}>
          <DoneIcon /> {t('sent.text')}
        </p>
        <p>{t('sent.next')}</p>
      </div>
    </Dialog>
  )
}
