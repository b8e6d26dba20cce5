import { isApiError } from '@closyyy/api-client/api-error'
import type { Product } from '@closyyy/contract/products'
import { useQuery } from '@closyyy/platform/query'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import * as styles from './moderation.module.css'
import { type Decision, useDecide, wholeProductQuery } from './moderation-queries.ts'
import { useModerationText } from './moderation-text.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductPhotos } from './product-photos.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export interface ModeratedProductProps {
  /** As the queue names it: as it would be, with its first photos. */
  listed: Product
}

/** One product with everything an admin decides on. */
export function ModeratedProduct({ listed }: ModeratedProductProps) {
  const t = useModerationText()
  const whole = useQuery(wholeProductQuery(listed.id))
  const decide = useDecide()
  const [isRejecting, setIsRejecting] = useState(false)
  const photos = whole.data && whole.data.photos.length >= listed.photos.length ? whole.data.photos : listed.photos

  function send(decision: Decision) {
    if (decide.isPending) return
    decide.mutate(decision, {
      onSuccess: () => toast(t(decision.reason === undefined ? 'approved' : 'rejected'), { kind: 'success' }),
      onSettled: () => setIsRejecting(false),
    })
  }
  const approve = () => send({ id: listed.id })
  const askReason = () => setIsRejecting(true)
  useShortcuts({ a: approve, r: askReason })

  return (
    <article className={styles.product} aria-label={listed.title}>
      <ProductPhotos photos={photos} title={listed.title} />
      <div className={styles.side}>
        <ProductFacts product={listed} />
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
        onReject={reason => send({ id: listed.id, reason })}
      />
    </article>
  )
}
