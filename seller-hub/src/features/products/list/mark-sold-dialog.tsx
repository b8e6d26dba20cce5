import { serverMessage } from '@closyyy/api-client/api-error'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import * as styles from './selling-list.module.css'
import { useSellingText } from './selling-text.ts'
import { useMarkedSold } from './sold-elsewhere/use-marked-sold.ts'

export interface MarkSoldDialogProps {
  /** Open if set. */
  product: Product | undefined
  onClose: () => void
}

export function MarkSoldDialog({ product, onClose }: MarkSoldDialogProps) {
  const t = useSellingText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const showMarked = useMarkedSold()
  const mark = useMutation({
    mutationFn: ({ id }: Product) => api.call(updateProduct, { params: { id }, body: { sold: true } }),
    async onSuccess(sold) {
      await queryClient.invalidateQueries({ queryKey: callKey(listOwnProducts) })
      await queryClient.invalidateQueries({ queryKey: callKey(getProduct), refetchType: 'none' })
      onClose()
      // Shown after closing: a modal dialog would make the toast inert.
      showMarked(sold)
    },
  })

  function close() {
    mark.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={product !== undefined}
      onClose={close}
      title={t('sold-title')}
      texts={{ yes: t('sold-sure'), no: t('sold-back') }}
      call={{
        isPending: mark.isPending,
        failure: mark.isError && (serverMessage(mark.error) ?? t('mark-sold-failed')),
      }}
      onConfirm={() => product && mark.mutate(product)}
    >
      <p>{t('sold-ask')}</p>
      {product && (
        <p className={styles.note} dir="auto">
          {product.title}
        </p>
      )}
    </ConfirmDialog>
  )
}
