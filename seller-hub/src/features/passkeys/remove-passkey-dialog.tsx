import { serverMessage } from '@closyyy/api-client/api-error'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import type { PasskeyCardProps } from './passkey-card.tsx'
import { useRemovePasskey } from './passkeys-queries.ts'
import { usePasskeysText } from './passkeys-text.ts'

export interface PasskeyDialogProps extends PasskeyCardProps {
  open: boolean
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, open, onClose }: PasskeyDialogProps) {
  const t = usePasskeysText()
  const [failure, setFailure] = useState<string>()
  const { prompt, withPassword } = usePasswordPrompt()
  const remove = useRemovePasskey(withPassword)

  function close() {
    setFailure(undefined)
    onClose()
  }

  async function confirm() {
    setFailure(undefined)
    try {
      await remove.mutateAsync(id)
      toast(t('removed'), { kind: 'success' })
      close()
    } catch (error) {
      setFailure(serverMessage(error) ?? t('try-failed'))
    }
  }

  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('remove.title')}
        texts={{ yes: t('remove.yes'), no: t('remove.no') }}
        isDangerous
        call={{ isPending: remove.isPending, failure: failure ?? false }}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p>{t('remove.text', { name })}</p>
      </ConfirmDialog>
      {prompt}
    </>
  )
}
