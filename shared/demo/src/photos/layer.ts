/** Art and the bare outline that casts its shadow. */
export interface Layer {
  art: string
  outline: string
}

/** Stacks layers, lowest first. */
export function stack(...layers: Layer[]): Layer {
  return { art: layers.map(layer => layer.art).join(''), outline: layers.map(layer => layer.outline).join('') }
}

/** Art without a shadow of its own. */
export function flatArt(art: string): Layer {
  return { art, outline: '' }
}

/** Moves, turns or scales a layer with an SVG transform. */
export function placed(layer: Layer, transform: string): Layer {
  const wrap = (markup: string): string => (markup === '' ? '' : `<g transform="${transform}">${markup}</g>`)
  return { art: wrap(layer.art), outline: wrap(layer.outline) }
}

/** Mirrors a layer at the centre line of the image. */
export function mirrored(layer: Layer): Layer {
  return placed(layer, 'matrix(-1 0 0 1 960 0)')
}
