import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type PendingAction, storePendingAction, takePendingAction } from './pending-action.ts'

/**
 * Prompts a guest to sign up or log in before an action, in a dialog that auth provides and that loads on first use
 * (SESSION-10). Render `prompt` anywhere in the page. If it cannot be loaded, the login page opens instead.
 */
export function useSignInPrompt(): { prompt: ReactNode; promptSignIn: (action: PendingAction) => Promise<void> } {
  const { loadRemoteOf } = useServices()
  const [prompt, setPrompt] = useState<ReactNode>()

  async function promptSignIn(action: PendingAction) {
    const openLogin = () => {
      const path = window.location.pathname + window.location.search
      storePendingAction(action, path)
      window.location.assign(withRedirect(LOGIN_PATH, path))
    }
    const auth = await loadRemoteOf(LOGIN_PATH).catch(() => undefined)
    if (!auth?.signInPrompt) return openLogin()
    setPrompt(createElement(auth.signInPrompt, { action, onClose: () => setPrompt(undefined), onFailed: openLogin }))
  }

  return { prompt, promptSignIn }
}

/** Calls `perform` once if a signed-in person returns with this pending action, after `delay` milliseconds. */
export function usePendingAction({ kind, subject }: PendingAction, perform: () => void, delay = 0): void {
  const isSignedIn = useSession() !== undefined
  const onReturn = useEffectEvent(perform)
  useEffect(() => {
    if (!isSignedIn || !takePendingAction({ kind, subject })) return
    setTimeout(() => onReturn(), delay)
  }, [isSignedIn, kind, subject, delay])
}
