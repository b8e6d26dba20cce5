import { type Sort, sorts } from '@closyyy/contract/products'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const unserved = () => undefined

function servedSort(): Sort | undefined {
  if (typeof document === 'undefined') return undefined
  const picker = document.querySelector<HTMLSelectElement>('form select[name="sort"]')
  return sorts.find(sort => sort === picker?.value)
}

/** Applies what a person chose in the served page's picker before the script took over, which resets the picker. */
export function useEarlySort(shown: Sort, change: (sort: Sort) => void): void {
  // React reads a server snapshot in the browser only while it hydrates, before it touches the element.
  const [early] = useState(useSyncExternalStore(never, unserved, servedSort))
  const onEarly = useEffectEvent((sort: Sort) => sort !== shown && change(sort))
  useEffect(() => {
    if (early) onEarly(early)
  }, [early])
}
