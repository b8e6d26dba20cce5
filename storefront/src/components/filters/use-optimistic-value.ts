import { startTransition, useState } from 'react'

/**
 * Returns what a control shows of a value in the URL, and a function that shows another value at once, until the navigation
 * to it ends: on a slow phone its render takes longer than a person waits for a box to be ticked.
 */
export function useOptimisticValue<Value>(
  rendered: Value,
): [Value, (value: Value, navigation: Promise<void>) => Promise<void>] {
  const [optimistic, setOptimistic] = useState<{ value: Value }>()
  async function show(value: Value, navigation: Promise<void>) {
    const own = { value }
    setOptimistic(own)
    await navigation
    // Ends together with the page, which the router renders in a transition; a later value stays.
    startTransition(() => setOptimistic(latest => (latest === own ? undefined : latest)))
  }
  return [optimistic ? optimistic.value : rendered, show]
}
