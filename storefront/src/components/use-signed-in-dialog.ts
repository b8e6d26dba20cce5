import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { useSession } from '@closyyy/platform/session'
import type { PendingAction } from '@closyyy/platform/sign-in/pending-action'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { toast } from '@closyyy/ui/toast'
import { type ComponentType, useState } from 'react'
import { useText } from '../messages.ts'

/** State of a dialog that loads when it is opened. Guests sign in first, and it opens when they return (SESSION-10). */
export function useSignedInDialog<Props>(action: PendingAction, load: () => Promise<ComponentType<Props>>) {
  const t = useText()
  const session = useSession()
  const { prompt, promptSignIn } = useSignInPrompt()
  const [isOpen, setOpen] = useState(false)
  const { Component, isLoading, request } = useLazyComponent(load, () => {
    setOpen(false)
    toast(t('form.failed'), { kind: 'danger' })
  })
  const open = () => {
    setOpen(true)
    void request()
  }
  usePendingAction(action, open)
  return {
    session,
    prompt,
    /** Undefined until it is loaded, and for guests. */
    Dialog: session && Component,
    dialog: { open: isOpen, onClose: () => setOpen(false) },
    button: { pending: isLoading, onClick: session ? open : () => void promptSignIn(action) },
  }
}
