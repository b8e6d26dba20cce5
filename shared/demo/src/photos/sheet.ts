/** Collects the definitions (gradients, clips, patterns) of one image under unique ids. */
export interface Sheet {
  /** Adds a definition and returns its id; the same markup is stored once. */
  define(draw: (id: string) => string): string
  /** All definitions so far, as markup. */
  defs(): string
}

export function createSheet(): Sheet {
  const ids = new Map<string, string>()
  let markup = ''
  return {
    define(draw) {
      const key = draw('')
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = `d${ids.size}`
      ids.set(key, id)
      markup += draw(id)
      return id
    },
    defs: () => markup,
  }
}

/** Template tag for markup and path data: rounds numbers to one decimal (three below 2) to keep files small. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, at) => text + rounded(values[at - 1]!) + part)
}

function rounded(value: string | number): string {
  if (typeof value === 'string') return value
  return String(Math.abs(value) < 2 ? Math.round(value * 1000) / 1000 : Math.round(value * 10) / 10)
}

/** One colour stop: offset 0 to 1, colour, opacity 0 to 1. */
export type Stop = [number, string, number?]

function stopMarkup(stops: Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => svg`<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
}

/** Defines a linear gradient over the shape's box and gives its paint; points are 0 to 1. */
export function linear(
  sheet: Sheet,
  stops: Stop[],
  [x1, y1, x2, y2]: [number, number, number, number] = [0, 0, 1, 0],
): string {
  const id = sheet.define(
    name =>
      svg`<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  )
  return `url(#${id})`
}

/** Defines a radial gradient over the shape's box and gives its paint; centre and radius are 0 to 1. */
export function radial(sheet: Sheet, stops: Stop[], [cx, cy, r]: [number, number, number] = [0.5, 0.5, 0.5]): string {
  const id = sheet.define(
    name => svg`<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}
