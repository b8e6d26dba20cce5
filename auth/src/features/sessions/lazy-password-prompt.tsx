import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import type { PasswordPromptProps } from '@closyyy/platform/sign-in/prompt-props'
import { useEffect } from 'react'

const loadPrompt = async () =>
  (await import(/* webpackChunkName: "auth-password-prompt" */ './password-prompt.tsx')).PasswordPrompt

/** Closes if it cannot be loaded: the call then fails with its own error and the form stays. */
export function LazyPasswordPrompt(props: PasswordPromptProps) {
  const { Component, request } = useLazyComponent(loadPrompt, props.onClose)
  useEffect(() => void request(), [request])
  return Component && <Component {...props} />
}
