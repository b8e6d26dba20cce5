import { isApiError } from '@closyyy/api-client/api-error'
import type { ModeratedProduct as Moderated } from '@closyyy/contract/moderation-schemas'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { type Ref, useState } from 'react'
import * as styles from './moderation.module.css'
import { UNDO_MS, useDecideProduct } from './moderation-queries.ts'
import { useModerationText } from './moderation-text.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPhotos } from './product-photos.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export interface ModeratedProductProps {
  product: Moderated
  hasShortcuts: boolean
  ref: Ref<HTMLElement>
  /** Called once with the decision, while the queue still shows the product. */
  onDecided: () => void
}

export function ModeratedProduct({ product, hasShortcuts, ref, onDecided }: ModeratedProductProps) {
  const t = useModerationText()
  const [isRejecting, setIsRejecting] = useState(false)
  const decide = useDecideProduct((error, { product: { title } }) => {
    const why = isApiError(error) && error.message ? error.message : t('decide-failed')
    toast(t('failed-for', { title, why }), { kind: 'danger' })
  })

  function send(reason?: string) {
    const undo = new AbortController()
    const sentAt = Date.now() + UNDO_MS
    setIsRejecting(false)
    if (!decide({ product, reason, undo: undo.signal })) return
    onDecided()
    toast(t(reason === undefined ? 'approved' : 'rejected', { title: product.title }), {
      kind: 'success',
      duration: UNDO_MS,
      action: { label: t('undo'), onPress: () => (Date.now() < sentAt ? undo.abort() : toast(t('undo-late'))) },
    })
  }
  const approve = () => send()
  const openReject = () => setIsRejecting(true)
  useShortcuts({ 'shift+a': approve, 'shift+r': openReject }, hasShortcuts)

  return (
    <article ref={ref} tabIndex={-1} className={styles.product} aria-label={product.title}>
      <ProductPhotos photos={product.photos} title={product.title} />
      <div className={styles.side}>
        <ProductFacts product={product} />
        <div className={styles.decisions} data-page-bar="above-bottom-bar">
          <Button
            size="large"
            aria-keyshortcuts={hasShortcuts ? 'Shift+A' : undefined}
            // Ignores the second press of a double click, which would approve the next product unseen.
            onClick={({ detail }) => detail < 2 && approve()}
          >
            {t('approve')}
          </Button>
          <Button
            kind="danger"
            size="large"
            aria-keyshortcuts={hasShortcuts ? 'Shift+R' : undefined}
            aria-haspopup="dialog"
            onClick={openReject}
          >
            {t('reject')}
          </Button>
        </div>
      </div>
      {isRejecting && <RejectDialog product={product} onClose={() => setIsRejecting(false)} onReject={send} />}
    </article>
  )
}
