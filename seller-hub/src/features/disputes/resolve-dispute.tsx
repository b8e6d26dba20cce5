import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { serverText } from './server-text.ts'
import { useResolveDispute } from './use-dispute-moves.ts'

/** Settles a dispute, once asked. */
export function ResolveDispute({ disputeId }: { disputeId: number }) {
  const t = useDisputesText()
  const [isAsking, setAsking] = useState(false)
  const resolve = useResolveDispute(disputeId)
  const settle = () =>
    resolve.mutate(undefined, {
      onSuccess: () => toast(t('resolve.done'), { kind: 'success' }),
      onError: error => toast(serverText(t, error) ?? t('failed'), { kind: 'danger' }),
      onSettled: () => setAsking(false),
    })
  const close = () => {
    if (!resolve.isPending) setAsking(false)
  }
  return (
    <div className={styles.resolve}>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('resolve')}
      </Button>
      <Dialog
        size="small"
        open={isAsking}
        onClose={close}
        title={t('resolve.ask')}
        footer={
          <>
            <Button kind="secondary" onClick={close}>
              {t('resolve.not-now')}
            </Button>
            <Button pending={resolve.isPending} onClick={settle}>
              {t('resolve.sure')}
            </Button>
          </>
        }
      >
        <p>{t('resolve.text')}</p>
      </Dialog>
    </div>
  )
}
