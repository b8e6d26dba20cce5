import { pakistanDay } from '@closyyy/contract/pakistan-day'
import { MAX_REMITTANCE_AMOUNT, MIN_REMITTANCE_DAY } from '@closyyy/contract/remittances'
import { fieldError } from '../../http/app-error.ts'

export interface FileRow {
  line: number
  reference: string
  amount_paisa: number
  paid_on: string
}

const MAX_ROWS = 2_000
const MAX_REFERENCE = 100
/** Thousands are groups of three digits, or in South Asia of two before the last three (REMITTANCE-5). */
const amountPattern = /^(?:rs\.?|pkr)?\s*([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3}|\d+)(?:\.(\d{1,2}))?$/i
const columns = ['reference', 'amount', 'date'] as const

/** Splits a line of CSV (RFC 4180) into its cells; quoted cells may contain separators, but no line breaks. */
function cellsOf(line: string, separator: string): string[] {
  const cells = []
  let rest = line
  for (;;) {
    // A tab separates cells, so it is no space around quotes.
    const quoted = /^[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/.exec(rest)
    const end = quoted ? quoted[0].length : rest.indexOf(separator)
    const cell = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : end < 0 ? rest : rest.slice(0, end)
    cells.push(cell.trim())
    if (end < 0 || end >= rest.length) return cells
    if (rest[end] !== separator) return []
    rest = rest.slice(end + 1)
  }
}

/** Reads rupees, also as `Rs. 1,250.50`; undefined for anything else. */
function paisaOf(text: string): number | undefined {
  const [, whole = '', decimals = ''] = amountPattern.exec(text) ?? []
  if (whole === '') return undefined
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Reads `2026-01-31` and `31/01/2026`; undefined for anything else. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const [, lateDay, lateMonth, lateYear] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month}-${day}` : `${lateYear}-${lateMonth}-${lateDay}`
  const at = new Date(`${iso}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
  return isDay && iso >= MIN_REMITTANCE_DAY ? iso : undefined
}

/** Reads the cells of a line, which has only empty ones beyond the `width` of the header. */
function rowOf(cells: string[], places: number[], width: number, line: number): FileRow {
  const [reference = '', amount = '', date = ''] = places.map(place => cells[place] ?? '')
  const amount_paisa = paisaOf(amount)
  const paid_on = dayOf(date)
  const isReference = reference !== '' && reference.length <= MAX_REFERENCE
  const isAligned = cells.slice(width).every(cell => cell === '')
  if (!isReference || !isAligned || amount_paisa === undefined || paid_on === undefined)
    throw fieldError('csv', 'remittance.line-invalid', { line: String(line) })
  if (amount_paisa > MAX_REMITTANCE_AMOUNT * 100)
    throw fieldError('csv', 'remittance.line-amount-too-large', { line: String(line) })
  if (paid_on > pakistanDay(Date.now())) throw fieldError('csv', 'remittance.line-day-future', { line: String(line) })
  return { line, reference, amount_paisa, paid_on }
}

/** Reads a courier's file: CSV with a header, separated by commas, semicolons or tabs. @throws AppError with the line */
export function readRemittanceFile(csv: string): FileRow[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const header = lines[0] ?? ''
  const separator = [',', ';', '\t'].find(each => header.includes(each)) ?? ','
  const names = cellsOf(header, separator).map(name => name.toLowerCase())
  const places = columns.map(column => names.indexOf(column))
  // A second column of the same name may have another amount (REMITTANCE-5).
  const isOnce = columns.every((column, index) => names.lastIndexOf(column) === places[index])
  if (places.includes(-1) || !isOnce) throw fieldError('csv', 'remittance.columns')
  const rows = lines.flatMap((text, index) =>
    index === 0 || text.trim() === '' ? [] : [rowOf(cellsOf(text, separator), places, names.length, index + 1)],
  )
  if (rows.length === 0) throw fieldError('csv', 'remittance.no-rows')
  if (rows.length > MAX_ROWS)
    throw fieldError('csv', 'remittance.too-many-rows', { max: MAX_ROWS.toLocaleString('en') })
  return rows
}
