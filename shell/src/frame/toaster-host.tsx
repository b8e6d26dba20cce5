import { onToast, type Toast, toast } from '@closyyy/ui/toast'
import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('@closyyy/ui/toaster').then(module => ({ default: module.Toaster })))

/** Mounts the toaster when the first toast is shown, and hands that one on to it. */
export function ToasterHost() {
  const [first, setFirst] = useState<Toast>()
  useEffect(() => {
    if (!first) return onToast(setFirst)
  }, [first])
  if (!first) return null
  return (
    <Suspense>
      <Toaster />
      <Redelivery of={first} />
    </Suspense>
  )
}

/** Shows a toast again once the toaster beside it listens. */
function Redelivery({ of: { message, ...options } }: { of: Toast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the one toast that came too early
  useEffect(() => toast(message, options), [])
  return null
}
