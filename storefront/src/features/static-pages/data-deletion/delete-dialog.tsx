import { serverMessage } from '@closyyy/api-client/api-error'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { localTime } from '@closyyy/i18n/local-time'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { sessionEnded } from '@closyyy/platform/session'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { useDispatch } from '@closyyy/platform/state'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { useDeletionText } from './deletion-text.ts'

export interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const t = useDeletionText()
  const { api } = useServices()
  const dispatch = useDispatch()
  const { prompt, withPassword } = usePasswordPrompt()
  const close = useMutation({
    mutationFn: () => withPassword(() => api.call(deleteOwnData, {})),
    onSuccess: () => dispatch(sessionEnded()),
  })
  const cancel = () => {
    // The next opening starts without the failure.
    if (close.isError) close.reset()
    onClose()
  }
  const keepUntil = close.data?.keep_until
  const footer = close.data ? (
    <Button onClick={onClose}>{t('delete.done.close')}</Button>
  ) : (
    <>
      <Button kind="secondary" disabled={close.isPending} onClick={cancel}>
        {t('delete.keep')}
      </Button>
      <Button kind="danger" pending={close.isPending} onClick={() => close.mutate()}>
        {t('delete.sure')}
      </Button>
    </>
  )
  return (
    <Dialog size="small" open={open} onClose={cancel} pending={close.isPending} title={t('delete')} footer={footer}>
      {close.data ? (
        <Alert kind="success" title={t(keepUntil ? 'delete.done.later' : 'delete.done')}>
          {keepUntil && <p>{t('delete.done.keep', { time: localTime(keepUntil, 'time') })}</p>}
          <p>{t('delete.done.text', { date: localTime(close.data.erased_by, 'day') })}</p>
        </Alert>
      ) : (
        <>
          <p>{t('delete.question')}</p>
          {prompt}
          {close.error && <Alert kind="danger">{serverMessage(close.error) ?? t('delete.failed')}</Alert>}
        </>
      )}
    </Dialog>
  )
}
