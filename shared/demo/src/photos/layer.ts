/** Something drawn: its art, and its bare outline from which the shadow is cast. */
export interface Layer {
  art: string
  outline: string
}

/** Lays layers over one another, the first lowest. */
export function stack(...layers: Layer[]): Layer {
  return { art: layers.map(layer => layer.art).join(''), outline: layers.map(layer => layer.outline).join('') }
}

/** Art that casts no shadow of its own. */
export function flatArt(art: string): Layer {
  return { art, outline: '' }
}

/** Moves, turns or scales a layer with an SVG transform. */
export function placed(layer: Layer, transform: string): Layer {
  const wrap = (markup: string): string => (markup === '' ? '' : `<g transform="${transform}">${markup}</g>`)
  return { art: wrap(layer.art), outline: wrap(layer.outline) }
}

/** The layer seen in a mirror standing on the middle of the picture. */
export function mirrored(layer: Layer): Layer {
  return placed(layer, 'matrix(-1 0 0 1 960 0)')
}
