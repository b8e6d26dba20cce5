import type { Product } from '@closyyy/contract/products-schemas'
import { useQuery } from '@closyyy/platform/query'
import { allowsPrefetch } from '@closyyy/platform/rendering/connection'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { whenIdle } from '@closyyy/platform/rendering/when-idle'
import { useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Dialog } from '@closyyy/ui/dialog'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { editedProductQuery } from '../list/selling-queries.ts'
import { useSellingText } from '../list/selling-text.ts'
import { useMarkedSold } from '../list/sold-elsewhere/use-marked-sold.ts'
import { typedEditOf, unsavedEdit } from './edit-values.ts'
import { type EditStage, useUnsavedChanges } from './unsaved-changes/use-unsaved-changes.tsx'

const loadForm = async () => (await import(/* webpackChunkName: "edit-form" */ './edit-form.tsx')).EditForm

export interface EditDialogProps {
  /** Product id; open if set. */
  id: number | undefined
  onClose: () => void
}

export function EditDialog({ id, onClose }: EditDialogProps) {
  const t = useSellingText()
  const showMarked = useMarkedSold()
  const stage = useRef<EditStage>('unchanged')
  const [saved, setSaved] = useState<Product>()
  const { close, question } = useUnsavedChanges(stage, finish)
  useEffect(() => {
    if (allowsPrefetch()) whenIdle(() => loadForm().catch(() => undefined))
  }, [])

  function finish() {
    if (id !== undefined) unsavedEdit(id).current = undefined
    setSaved(undefined)
    onClose()
    // Shown after closing: a modal dialog would make the toast inert.
    if (saved?.sold_elsewhere_at) showMarked(saved)
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

/** Loads the form and all photos; lists have only the first two. */
function WholeProduct({ id, ...form }: WholeProductProps) {
  const t = useSellingText()
  const userId = useSession()?.userId
  const typed = typedEditOf(useLocation().state, id)
  const { data: product, isPending, isFetching, refetch } = useQuery(editedProductQuery(id))
  const { Component: EditForm, isLoading, request } = useLazyComponent(loadForm)
  useEffect(() => void request(), [request])
  const retry = () => {
    void request()
    void refetch()
  }
  if (isPending || (!EditForm && isLoading)) return <Skeleton shape="block" />
  if (!EditForm || !product || product.user.id !== userId)
    return (
      <ErrorState size="inline" message={t('edit-load-failed')} onRetry={retry} retrying={isFetching || isLoading} />
    )
  return <EditForm product={product} typed={typed} {...form} />
}
