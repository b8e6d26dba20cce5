import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { DoneIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useRef, useState } from 'react'
import { ReadError } from '../../components/read-error.tsx'
import { ModeratedProduct } from './moderated-product.tsx'
import * as styles from './moderation.module.css'
import { useModerationText } from './moderation-text.ts'
import { QueueBar } from './queue-bar.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useQueue } from './use-queue.ts'
import { useShortcutSetting, useShortcuts } from './use-shortcuts.ts'

/** Shows the queue one product at a time; the URL has the current one. */
export function ModerationQueue() {
  const t = useModerationText()
  const { queue, products, index, show, showNextPage } = useQueue()
  const { data, isPending, hasNextPage, isFetchNextPageError, isFetchingNextPage } = queue
  const product = products[index]
  const [isListing, setIsListing] = useState(false)
  const shortcuts = useShortcutSetting()
  const listShortcuts = () => setIsListing(true)
  const decidedId = useRef<number>(undefined)
  /** Focuses the next product after a decision, which removes the pressed button. */
  const focusNext = (element: HTMLElement | null) => {
    if (!element || decidedId.current === undefined || decidedId.current === product?.id) return
    decidedId.current = undefined
    element.focus()
  }
  useShortcuts({ j: () => show(index + 1), k: () => show(index - 1) }, shortcuts.isEnabled)
  // Always on: its dialog enables the others again.
  useShortcuts({ '?': listShortcuts })

  if (isPending) return <Skeleton shape="block" />
  if (!data) return <ReadError read={queue} texts={{ notAllowed: t('not-admin'), failed: t('failed') }} />
  const further = isFetchNextPageError && (
    <ErrorState size="inline" message={t('more-failed')} onRetry={showNextPage} retrying={isFetchingNextPage} />
  )
  if (!product && hasNextPage) return further || <Skeleton shape="block" />
  if (!product) {
    return (
      <div tabIndex={-1} ref={focusNext}>
        <EmptyState icon={<DoneIcon size={36} />} title={t('empty')}>
          {t('empty-text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={styles.queue}>
      <QueueBar
        index={index}
        length={products.length}
        total={data.pages.at(-1)?.total ?? 0}
        onShow={show}
        onListShortcuts={listShortcuts}
      />
      {further}
      <ModeratedProduct
        key={product.id}
        product={product}
        hasShortcuts={shortcuts.isEnabled}
        ref={focusNext}
        onDecided={() => {
          decidedId.current = product.id
          show(index + 1 < products.length ? index + 1 : index - 1)
        }}
      />
      <ShortcutsDialog
        isOpen={isListing}
        onClose={() => setIsListing(false)}
        isEnabled={shortcuts.isEnabled}
        onEnabledChange={shortcuts.setEnabled}
      />
    </div>
  )
}
