import { svg } from './sheet.ts'

/** A flower of round petals at x, y; radius in picture units. */
export function flower(x: number, y: number, radius: number, petal: string, heart: string, petals = 5): string {
  const [reach, ring] = [radius * 0.58, 2 * Math.PI * radius * 0.58]
  const petalWidth = Math.min(radius * 0.84, reach * 2 * Math.sin(Math.PI / petals) * 1.16)
  return svg`<g transform="translate(${x} ${y})" fill="${petal}"><circle r="${reach}" stroke="${petal}" stroke-width="${petalWidth}" stroke-dasharray="0 ${ring / petals}" stroke-linecap="round"/><circle r="${radius * 0.26}" fill="${heart}"/></g>`
}

/** A pointed leaf growing from x, y along the angle in degrees. */
export function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  return svg`<path transform="translate(${x} ${y}) rotate(${angle}) scale(${length / 10})" d="M0 0C2 -3 7 -3.4 10 0 7 2.4 3 2.6 0 0Z" fill="${fill}"/>`
}

/** A paisley (keri) about 40 by 60 units at size 1, its tip up. */
export function paisley(
  x: number,
  y: number,
  size: number,
  turn: number,
  outer: string,
  inner: string,
  heart: string,
): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M6 -32C-2 -22 -20 -8 -20 10 -20 24 -10 32 1 32 14 32 22 22 20 8 18 -6 2 -8 2 -20 2 -26 4 -30 6 -32Z" fill="${outer}"/><path d="M-2 -12C-8 -6 -14 2 -14 11 -14 20 -7 26 1 26 10 26 15 19 14 10 12 0 0 -1 -2 -12Z" fill="${inner}"/><circle cy="12" r="6.5" fill="${heart}"/><path d="M0 -14 0 -2M-9 20Q0 30 9 20" stroke="${heart}" stroke-width="2" fill="none"/></g>`
}

/** A small block-print sprig (buti): one flower on a stem with two leaves, about 40 units tall at size 1. */
export function buti(
  x: number,
  y: number,
  size: number,
  petal: string,
  green: string,
  heart: string,
  turn = 0,
): string {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 -6Q2 10 -1 22" stroke="${green}" stroke-width="2.2" fill="none"/>${leaf(0, 14, 15, -35, green)}${leaf(0, 18, 15, 215, green)}${flower(0, -8, 12, petal, heart, 6)}</g>`
}

/** An eight-pointed star rosette, as in ajrak and jaal work. */
export function rosette(x: number, y: number, radius: number, outer: string, inner: string, heart: string): string {
  const square = svg`M${-radius} ${-radius}H${radius}V${radius}H${-radius}Z`
  return svg`<g transform="translate(${x} ${y})"><path d="${square}" fill="${outer}" transform="scale(.7)"/><path d="${square}" fill="${outer}" transform="rotate(45) scale(.7)"/><circle r="${radius * 0.62}" fill="${inner}"/>${flower(0, 0, radius * 0.56, heart, outer, 8)}</g>`
}
