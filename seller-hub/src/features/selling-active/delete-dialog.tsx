import { listOwnProducts, type Product } from '@closyyy/contract/products'
import { deleteProduct } from '@closyyy/contract/products-writing'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { toast } from '@closyyy/ui/toast'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'

export interface DeleteDialogProps {
  /** Closed without one. */
  product: Product | undefined
  onClose: () => void
}

/** Asks before a product is taken down for good. */
export function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const t = useSellingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: number) => api.call(deleteProduct, { params: { id } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
      toast(t('deleted'), { kind: 'success' })
      onClose()
    },
  })

  function close() {
    if (remove.isPending) return
    remove.reset()
    onClose()
  }

  return (
    <Dialog
      open={product !== undefined}
      onClose={close}
      size="small"
      title={t('delete-title')}
      footer={
        <>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button kind="danger" pending={remove.isPending} onClick={() => product && remove.mutate(product.id)}>
            {t('delete-sure')}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        {remove.isError && <Alert kind="danger">{t('delete-failed')}</Alert>}
        <p>{t('delete-ask')}</p>
        {product && (
          <p className={styles.note} dir="auto">
            {product.title}
          </p>
        )}
      </div>
    </Dialog>
  )
}
