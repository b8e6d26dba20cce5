import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { useResolveDispute } from './use-dispute-actions.ts'

export function ResolveDispute({ disputeId }: { disputeId: number }) {
  const t = useDisputesText()
  const [isConfirming, setIsConfirming] = useState(false)
  const resolve = useResolveDispute(disputeId)
  const settle = () => resolve.mutate(undefined, { onSettled: () => setIsConfirming(false) })
  return (
    <div className={styles.resolve}>
      <Button kind="secondary" onClick={() => setIsConfirming(true)}>
        {t('resolve')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={t('resolve.ask')}
        texts={{ yes: t('resolve.sure'), no: t('resolve.not-now') }}
        call={resolve}
        onConfirm={settle}
      >
        <p>{t('resolve.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
