import { startTransition, useState } from 'react'

/**
 * Returns what a control shows of a value in the URL, and a function that shows another value at once, until the navigation
 * to it ends: on a slow phone its render takes longer than a person waits for a box to be ticked.
 */
export function useEarlyValue<Value>(rendered: Value): [Value, (value: Value, navigation: Promise<void>) => void] {
  const [early, setEarly] = useState<{ value: Value }>()
  async function show(value: Value, navigation: Promise<void>) {
    const own = { value }
    setEarly(own)
    await navigation
    // Together with the page, which the router renders in a transition; a later value stays.
    startTransition(() => setEarly(latest => (latest === own ? undefined : latest)))
  }
  return [early ? early.value : rendered, (value, navigation) => void show(value, navigation)]
}
