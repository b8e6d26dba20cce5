/** Makes spreadsheet programs read the file as UTF-8, so that Urdu shows. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet program would take as the start of a formula, also after spaces or in full width. */
const formulaStart = /^\s*[=+\-@\t\r|%＝＋－＠]/

/** A table as comma-separated values (RFC 4180); a text that could run as a formula starts with an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2)
  const harmless = formulaStart.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
