import type { SignInPromptProps } from '@closyyy/platform/remote'
import { lazy, Suspense } from 'react'

const SignInPrompt = lazy(async () => {
  const { SignInPrompt } = await import(/* webpackChunkName: "auth-sign-in-prompt" */ './sign-in-prompt.tsx')
  return { default: SignInPrompt }
})

export function LazySignInPrompt(props: SignInPromptProps) {
  return (
    <Suspense>
      <SignInPrompt {...props} />
    </Suspense>
  )
}
