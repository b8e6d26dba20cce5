import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_PASSKEY_NAME_LENGTH } from '@closyyy/contract/passkeys'
import { renamePasskey } from '@closyyy/contract/passkeys-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useRenamePasskey } from './passkeys-queries.ts'
import { usePasskeysText } from './passkeys-text.ts'
import type { PasskeyDialogProps } from './remove-passkey-dialog.tsx'

/** Stays open while its request runs (UI-17). */
export function RenamePasskeyDialog({ passkey, open, onClose }: PasskeyDialogProps) {
  const t = usePasskeysText()
  const { mutateAsync: rename, isPending } = useRenamePasskey()
  return (
    <Dialog size="small" open={open} onClose={onClose} pending={isPending} title={t('rename.title')}>
      <RenameForm passkey={passkey} rename={rename} onSaved={onClose} />
    </Dialog>
  )
}

interface RenameFormProps extends Pick<PasskeyDialogProps, 'passkey'> {
  rename: (input: { id: number; name: string }) => Promise<unknown>
  onSaved: () => void
}

function RenameForm({ passkey, rename, onSaved }: RenameFormProps) {
  const t = usePasskeysText()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { name: passkey.name },
    check: values => findInputErrors(renamePasskey, values),
    send: async ({ name }) => {
      await rename({ id: passkey.id, name })
      toast(t('rename.saved'), { kind: 'success' })
      onSaved()
    },
    formErrorOf: error => serverMessage(error) ?? t('try-failed'),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
        <TextField {...field('name')} label={t('rename.name')} maxLength={MAX_PASSKEY_NAME_LENGTH} dir="auto" />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('rename.saving')}>
        {t('rename.save')}
      </Button>
    </form>
  )
}
