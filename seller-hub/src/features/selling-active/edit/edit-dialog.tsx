import type { Product } from '@closyyy/contract/products'
import { useQuery } from '@closyyy/platform/query'
import { Dialog } from '@closyyy/ui/dialog'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { wholeProductQuery } from '../selling-queries.ts'
import { useSellingText } from '../selling-text.ts'
import { EditForm } from './edit-form.tsx'

export interface EditDialogProps {
  /** Closed without one. */
  product: Product | undefined
  onClose: () => void
}

/** Changes a product and its photos. */
export function EditDialog({ product, onClose }: EditDialogProps) {
  const t = useSellingText()
  return (
    <Dialog open={product !== undefined} onClose={onClose} size="large" title={t('edit-title')}>
      {product && <WholeProduct key={product.id} id={product.id} onClose={onClose} />}
    </Dialog>
  )
}

/** Lists name the first two photos of a product; changing them takes all. */
function WholeProduct({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useSellingText()
  const {
    data: product,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...wholeProductQuery(id), staleTime: 0, gcTime: 0 })
  if (isPending) return <Skeleton shape="block" />
  if (!product)
    return <ErrorState size="inline" message={t('edit-load-failed')} onRetry={refetch} retrying={isFetching} />
  return <EditForm product={product} onClose={onClose} />
}
