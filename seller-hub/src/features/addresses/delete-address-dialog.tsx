import { serverMessage } from '@closyyy/api-client/api-error'
import type { Address } from '@closyyy/contract/addresses-schemas'
import { usePlaceLine } from '@closyyy/platform/labels/place-names'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { useDeleteAddress } from './addresses-queries.ts'
import { useAddressesText } from './addresses-text.ts'

export interface DeleteAddressDialogProps {
  address: Address
  open: boolean
  onClose: () => void
}

export function DeleteAddressDialog({ address, open, onClose }: DeleteAddressDialogProps) {
  const t = useAddressesText()
  const placeLine = usePlaceLine()
  const remove = useDeleteAddress()
  const confirm = () => remove.mutate(address, { onSuccess: onClose })
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t('delete.title')}
      texts={{ yes: t('delete.yes'), no: t('cancel') }}
      isDangerous
      call={{
        isPending: remove.isPending,
        failure: remove.isError && (serverMessage(remove.error) ?? t('delete.failed')),
      }}
      onConfirm={confirm}
    >
      <p>
        <bdi>{address.address_line_1}</bdi>
        <br />
        <bdi>{placeLine(address)}</bdi>
      </p>
    </ConfirmDialog>
  )
}
