import { refusalText } from '@closyyy/api-client/refusal-text'
import type { Address } from '@closyyy/contract/addresses'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useDeleteAddress } from './addresses-queries.ts'
import { useAddressesText } from './addresses-text.ts'

export interface DeleteAddressDialogProps {
  address: Address
  open: boolean
  onClose: () => void
}

/** Asks before an address goes. */
export function DeleteAddressDialog({ address, open, onClose }: DeleteAddressDialogProps) {
  const t = useAddressesText()
  const remove = useDeleteAddress()
  const confirm = () =>
    remove.mutate(address, {
      onSuccess: () => {
        toast(t('deleted'))
        onClose()
      },
    })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <Dialog size="small" open={open} onClose={close} title={t('delete.title')}>
      <div className={styles.form}>
        <p dir="auto">{`${address.address_line_1}, ${address.city}`}</p>
        {remove.isError && <Alert kind="danger">{refusalText(remove.error) ?? t('delete.failed')}</Alert>}
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button kind="danger" pending={remove.isPending} onClick={confirm}>
            {t('delete.yes')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
