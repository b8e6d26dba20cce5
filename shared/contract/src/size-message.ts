import { sizeSystemOf } from './size-systems.ts'

/** UK sizes of children's shoes; no formula converts them. */
const kidsUk: readonly string[] = '2 3 4 4.5 5 6 7 8 8.5 9 10 11 11.5 12 13 1 2 2.5 3 4 5'.split(' ')
const FIRST_KIDS_EU = 18

function ukOf(eu: number, group: string): string {
  if (group === 'kids') return kidsUk[eu - FIRST_KIDS_EU] ?? ''
  return String(eu - (group === 'women' ? 33 : 34))
}

/** Message id and values of a size. */
export interface SizeMessage {
  id: string
  values?: Record<string, string | number>
}

/** Returns the message of a size; shoes add the UK size for the group. */
export function sizeMessage(value: string, group: string): SizeMessage {
  const [, from = '', to = ''] = /^[a-z]+-(\d+)(?:-(\d+))?/.exec(value) ?? []
  switch (sizeSystemOf(value)) {
    case 'letter':
      return { id: value }
    case 'shoe':
      return { id: 'shoe', values: { eu: from, uk: ukOf(Number(from), group) } }
    case 'waist':
      return { id: 'waist', values: { inches: from } }
    case 'age':
      return { id: value.endsWith('m') ? 'months' : 'years', values: { from, to } }
    case 'pieces':
      return { id: 'pieces', values: { count: Number(from) } }
  }
}
