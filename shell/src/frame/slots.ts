import type { HeaderFragmentName } from '@closyyy/platform/remote'

/** The server rendered HTML of each slot; a fragment's is shown until its remote's script is loaded. */
export type Slots = Partial<Record<HeaderFragmentName | 'page-styles', string>>

/** Reads the slots' HTML from the document before React renders. */
export function readSlots(document: Document): Slots {
  const found = document.querySelectorAll<HTMLElement>('[data-slot]')
  return Object.fromEntries([...found].map(slot => [slot.dataset.slot, slot.innerHTML]))
}
