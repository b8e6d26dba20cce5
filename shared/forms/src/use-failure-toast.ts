import { toast } from '@closyyy/ui/toast'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UnsentValues } from './use-form.ts'

/**
 * Shows a failure in a toast if the dialog of its form was closed meanwhile; the form then opens with what was typed,
 * without the error (UI-2, UI-6).
 * @param isExplained true if the dialog has replaced the form by the reason why nothing can be sent (UI-12); closed then,
 * it needs no toast
 */
export function useFailureToast(
  open: boolean,
  unsent: UnsentValues<unknown>,
  messageOf: (error: unknown) => string,
  isExplained = false,
): void {
  const isOpen = useRef(open)
  const wasExplained = useEffectEvent(() => isExplained)
  const show = useEffectEvent((error: unknown) => toast(messageOf(error), { kind: 'danger' }))
  useEffect(() => {
    unsent.hasFailureToast = true
    return () => {
      // The page was left: the form itself shows its failure.
      unsent.hasFailureToast = false
    }
  }, [unsent])
  useEffect(() => {
    isOpen.current = open
    const { request } = unsent
    if (open || !request) return
    if (wasExplained()) {
      unsent.request = undefined
      return
    }
    request.catch((error: unknown) => {
      // A form that was opened again shows the failure itself.
      if (isOpen.current || unsent.request !== request) return
      unsent.request = undefined
      show(error)
    })
  }, [open, unsent])
}
