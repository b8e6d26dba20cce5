import type { PasswordPromptProps } from '@closyyy/platform/remote'
import { lazy, Suspense } from 'react'

const PasswordPrompt = lazy(async () => {
  const { PasswordPrompt } = await import(/* webpackChunkName: "auth-password-prompt" */ './password-prompt.tsx')
  return { default: PasswordPrompt }
})

export function LazyPasswordPrompt(props: PasswordPromptProps) {
  return (
    <Suspense>
      <PasswordPrompt {...props} />
    </Suspense>
  )
}
