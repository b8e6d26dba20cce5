import { useState } from 'react'

/**
 * Returns what a control shows of a value in the URL, and a function that shows another value at once, until the router has
 * rendered the navigation to it: on a slow phone that takes longer than a person waits for a box to be ticked.
 */
export function useEarlyValue<Value>(rendered: Value): [Value, (value: Value) => void] {
  const key = JSON.stringify(rendered)
  const [early, setEarly] = useState<{ value: Value; before: string }>()
  if (early && early.before !== key) setEarly(undefined)
  return [early?.before === key ? early.value : rendered, value => setEarly({ value, before: key })]
}
