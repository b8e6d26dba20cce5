import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import type { SignInPromptProps } from '@closyyy/platform/remote'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { keepWish, takeWish, type Wish } from '@closyyy/platform/wishes'
import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface Asked {
  Prompt: ComponentType<SignInPromptProps>
  wish: Wish
}

/**
 * Asks a guest to sign up or log in for what they want to do, in a dialog that auth brings on first use. Render `prompt`
 * anywhere in the page. Where auth cannot be loaded, the login page itself is opened.
 */
export function useSignInPrompt(): { prompt: ReactNode; ask: (wish: Wish) => Promise<void> } {
  const { loadRemoteOf } = useServices()
  const [asked, setAsked] = useState<Asked>()

  async function ask(wish: Wish) {
    const auth = await loadRemoteOf(LOGIN_PATH).catch(() => undefined)
    if (auth?.signInPrompt) return setAsked({ Prompt: auth.signInPrompt, wish })
    const path = window.location.pathname + window.location.search
    keepWish(wish, path)
    window.location.assign(withRedirect(LOGIN_PATH, path))
  }

  const prompt = asked && createElement(asked.Prompt, { wish: asked.wish, onClose: () => setAsked(undefined) })
  return { prompt, ask }
}

/** Does what a person wanted before they signed in: calls `grant` once, `delay` milliseconds after they are back. */
export function useGrantedWish({ kind, subject }: Wish, grant: () => void, delay = 0): void {
  const isSignedIn = useSession() !== undefined
  const onGranted = useEffectEvent(grant)
  useEffect(() => {
    if (!isSignedIn || !takeWish({ kind, subject })) return
    setTimeout(() => onGranted(), delay)
  }, [isSignedIn, kind, subject, delay])
}
