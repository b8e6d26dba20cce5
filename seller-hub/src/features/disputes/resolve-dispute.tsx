import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useState } from 'react'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { useResolveDispute } from './use-dispute-moves.ts'

/** Settles a dispute, once asked. */
export function ResolveDispute({ disputeId }: { disputeId: number }) {
  const t = useDisputesText()
  const [isAsking, setAsking] = useState(false)
  const resolve = useResolveDispute(disputeId)
  const settle = () => resolve.mutate(undefined, { onSettled: () => setAsking(false) })
  return (
    <div className={styles.resolve}>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('resolve')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
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
