import type { Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { useSession } from '@closyyy/platform/session'
import { Dialog } from '@closyyy/ui/dialog'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { toast } from '@closyyy/ui/toast'
import { type RefObject, useRef, useState } from 'react'
import { type EditStage, useUnsavedChanges } from '../../../components/unsaved-changes/use-unsaved-changes.tsx'
import { wholeProductQuery } from '../selling-queries.ts'
import { useSellingText } from '../selling-text.ts'
import { useRelist } from '../sold-elsewhere/use-relist.ts'
import { EditForm } from './edit-form.tsx'

/** How long a listing that was marked as sold can be relisted from the toast, in milliseconds. */
const UNDO_MS = 10_000

export interface EditDialogProps {
  /** The product's id; closed without one. */
  id: number | undefined
  onClose: () => void
}

/** Changes a product and its photos. */
export function EditDialog({ id, onClose }: EditDialogProps) {
  const t = useSellingText()
  const relist = useRelist()
  const stage = useRef<EditStage>('unchanged')
  const [saved, setSaved] = useState<Product>()
  const { close, question } = useUnsavedChanges(stage, finish)

  function finish() {
    setSaved(undefined)
    onClose()
    // Shown once the dialog is closed: while it is open its modality keeps the toast from being pressed.
    if (saved?.sold_elsewhere_at) {
      const undo = { label: t('undo'), onPress: () => relist.mutate(saved) }
      toast(t('marked-sold'), { kind: 'success', action: undo, duration: UNDO_MS })
    }
  }

  return (
    <>
      <Dialog open={id !== undefined} onClose={close} size="large" title={t('edit-title')}>
        {id !== undefined && <WholeProduct key={id} id={id} onClose={close} stage={stage} onMarkedSold={setSaved} />}
      </Dialog>
      {question}
    </>
  )
}

interface WholeProductProps {
  id: number
  onClose: () => void
  stage: RefObject<EditStage>
  onMarkedSold: (product: Product) => void
}

/** Lists name the first two photos of a product; changing them takes all. */
function WholeProduct({ id, ...form }: WholeProductProps) {
  const t = useSellingText()
  const userId = useSession()?.userId
  const {
    data: product,
    isPending,
    isFetching,
    refetch,
  } = useQuery({ ...wholeProductQuery(id), staleTime: 0, gcTime: 0 })
  if (isPending) return <Skeleton shape="block" />
  if (!product || product.user.id !== userId)
    return <ErrorState size="inline" message={t('edit-load-failed')} onRetry={refetch} retrying={isFetching} />
  return <EditForm product={product} {...form} />
}
