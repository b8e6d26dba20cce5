import { serverMessage } from '@closyyy/api-client/api-error'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useEndOtherSessions } from './sessions-queries.ts'
import { useSessionsText } from './sessions-text.ts'

export function EndOthers() {
  const t = useSessionsText()
  const [isOpen, setIsOpen] = useState(false)
  const end = useEndOtherSessions()

  function close() {
    setIsOpen(false)
    end.reset()
  }

  function signOut() {
    end.mutate(undefined, {
      onSuccess({ ended }) {
        setIsOpen(false)
        toast(t('ended-others', { count: ended }), { kind: 'success' })
      },
    })
  }

  return (
    <div>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('end-others')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('end-others')}
        texts={{ yes: t('end'), no: t('end-others.no') }}
        isDangerous
        call={{ isPending: end.isPending, failure: end.isError && (serverMessage(end.error) ?? t('end-failed')) }}
        onConfirm={signOut}
        onClose={close}
      >
        <p>{t('end-others.question')}</p>
      </ConfirmDialog>
    </div>
  )
}
