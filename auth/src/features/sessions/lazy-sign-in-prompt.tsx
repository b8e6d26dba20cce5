import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import type { SignInPromptProps } from '@closyyy/platform/sign-in/prompt-props'
import { useEffect } from 'react'

const loadPrompt = async () =>
  (await import(/* webpackChunkName: "auth-sign-in-prompt" */ './sign-in-prompt.tsx')).SignInPrompt

export function LazySignInPrompt(props: SignInPromptProps) {
  const { Component, request } = useLazyComponent(loadPrompt, props.onFailed ?? props.onClose)
  useEffect(() => void request(), [request])
  return Component && <Component {...props} />
}
