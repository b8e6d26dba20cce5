import { isApiError } from '@closyyy/api-client/api-error'
import type { ModeratedProduct as Moderated } from '@closyyy/contract/moderation'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from './moderation.module.css'
import { useDecide } from './moderation-queries.ts'
import { useModerationText } from './moderation-text.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPhotos } from './product-photos.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export interface ModeratedProductProps {
  /** As it would be. */
  product: Moderated
  /** Called once it is decided on, before it leaves the queue. */
  onDecided: () => void
}

/** One product with everything an admin decides on. */
export function ModeratedProduct({ product, onDecided }: ModeratedProductProps) {
  const t = useModerationText()
  const [isRejecting, setIsRejecting] = useState(false)
  const decide = useDecide(({ reason }) => {
    toast(t(reason === undefined ? 'approved' : 'rejected'), { kind: 'success' })
    onDecided()
  })

  function send(reason?: string) {
    if (decide.isPending) return
    decide.mutate({ product, reason }, { onSettled: () => setIsRejecting(false) })
  }
  const approve = () => send()
  const askReason = () => setIsRejecting(true)
  useShortcuts({ a: approve, r: askReason })

  return (
    <article className={styles.product} aria-label={product.title}>
      <ProductPhotos photos={product.photos} title={product.title} />
      <div className={styles.side}>
        <ProductFacts product={product} />
        {decide.error && (
          <Alert kind="danger">
            {isApiError(decide.error) && decide.error.message ? decide.error.message : t('decide-failed')}
          </Alert>
        )}
        <div className={styles.decisions}>
          <Button size="large" pending={decide.isPending} aria-keyshortcuts="a" onClick={approve}>
            {t('approve')}
          </Button>
          <Button kind="danger" size="large" aria-keyshortcuts="r" aria-haspopup="dialog" onClick={askReason}>
            {t('reject')}
          </Button>
        </div>
      </div>
      <RejectDialog
        isOpen={isRejecting}
        isPending={decide.isPending}
        onClose={() => setIsRejecting(false)}
        onReject={send}
      />
    </article>
  )
}
