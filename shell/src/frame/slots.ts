import type { PieceName } from '@closyyy/platform/remote'

/** The HTML that the document brought for each slot; a piece's stands until its remote's script is there. */
export type Slots = Partial<Record<PieceName | 'page-styles', string>>

/** Reads the slots' HTML out of the document, before React touches it. */
export function readSlots(document: Document): Slots {
  const found = document.querySelectorAll<HTMLElement>('[data-slot]')
  return Object.fromEntries([...found].map(slot => [slot.dataset.slot, slot.innerHTML]))
}
