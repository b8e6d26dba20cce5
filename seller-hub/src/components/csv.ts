import { saveFile } from './save-file.ts'

/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Matches texts that spreadsheets would run as a formula. */
const formulaStart = /^\s*[=+\-@\t\r|%＝＋－＠]/

/** Writes CSV (RFC 4180); prefixes possible formulas with an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2)
  const harmless = formulaStart.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Lets the browser save a CSV text as a file. */
export function saveCsv(text: string, name: string): void {
  saveFile(text, { name, type: 'text/csv;charset=utf-8' })
}
