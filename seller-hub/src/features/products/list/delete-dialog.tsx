import { deleteProduct } from '@closyyy/contract/own-products-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { toast } from '@closyyy/ui/toast'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

export interface DeleteDialogProps {
  /** Open if set. */
  product: Product | undefined
  onClose: () => void
}

export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const t = useSellingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const removal = product ? removalOf(product) : 'delete'
  const remove = useMutation({
    mutationFn: (id: number) => api.call(deleteProduct, { params: { id } }),
    async onSuccess() {
      toast(t(`${removal}-done`), { kind: 'success' })
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
      onClose()
    },
  })

  function close() {
    remove.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={product !== undefined}
      onClose={close}
      title={t(`${removal}-title`)}
      texts={{ yes: t(`${removal}-sure`), no: t('cancel') }}
      isDangerous
      call={{ isPending: remove.isPending, failure: remove.isError && t(`${removal}-failed`) }}
      onConfirm={() => product && remove.mutate(product.id)}
    >
      <p>{t(`${removal}-ask`)}</p>
      {product && (
        <p className={styles.note} dir="auto">
          {product.title}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** A product in its first review is withdrawn, not deleted. */
export function removalOf({ approval_status }: Product): 'delete' | 'withdraw' {
  return approval_status === 'pending' ? 'withdraw' : 'delete'
}
