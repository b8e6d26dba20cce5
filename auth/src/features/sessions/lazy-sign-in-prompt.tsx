import type { SignInPromptProps } from '@closyyy/platform/remote'
import { useLazyComponent } from '@closyyy/platform/use-lazy-component'
import { useEffect } from 'react'

const loadPrompt = async () =>
  (await import(/* webpackChunkName: "auth-sign-in-prompt" */ './sign-in-prompt.tsx')).SignInPrompt

export function LazySignInPrompt(props: SignInPromptProps) {
  const { Component, request } = useLazyComponent(loadPrompt, props.onFailed ?? props.onClose)
  useEffect(() => void request(), [request])
  return Component && <Component {...props} />
}
