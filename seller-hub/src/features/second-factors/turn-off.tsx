import { serverMessage } from '@closyyy/api-client/api-error'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useRemoveSecondFactor } from './second-factors-queries.ts'
import { useSecondFactorsText } from './second-factors-text.ts'

export function TurnOff() {
  const t = useSecondFactorsText()
  const [isOpen, setIsOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { prompt, withPassword } = usePasswordPrompt()
  const remove = useRemoveSecondFactor(withPassword)

  function close() {
    setIsOpen(false)
    setFailure(undefined)
  }

  async function turnOff() {
    setFailure(undefined)
    try {
      await remove.mutateAsync()
      toast(t('turned-off'), { kind: 'success' })
      close()
    } catch (error) {
      setFailure(serverMessage(error) ?? t('try-failed'))
    }
  }

  return (
    <div>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('turn-off')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('turn-off.title')}
        texts={{ yes: t('turn-off'), no: t('turn-off.no') }}
        isDangerous
        call={{ isPending: remove.isPending, failure: failure ?? false }}
        onConfirm={() => void turnOff()}
        onClose={close}
      >
        <p>{t('turn-off.text')}</p>
      </ConfirmDialog>
      {prompt}
    </div>
  )
}
