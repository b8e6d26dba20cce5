/** Text of an HTML document in which every value was escaped. */
export interface Html {
  readonly markup: string
}

type HtmlValue = Html | string | number | false | null | undefined | HtmlValue[]

/** Escapes every value, for text and for attributes in double quotes; `false`, null and undefined render nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return { markup: strings.map((part, at) => part + (at < values.length ? render(values[at]) : '')).join('') }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function render(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return ''
  if (Array.isArray(value)) return value.map(render).join('')
  if (typeof value === 'object') return value.markup
  return String(value).replace(/[&<>"']/g, character => entities[character] ?? character)
}
