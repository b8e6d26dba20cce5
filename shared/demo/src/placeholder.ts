import { colours, type PhotoSpec } from './photos/photo-spec.ts'

const WALL = '#e3ddd4'
const WIDTH = 4
const HEIGHT = 5
/** The product covers the middle columns, except in the top and bottom row. */
const isProduct = (pixel: number) => {
  const column = pixel % WIDTH
  const row = Math.floor(pixel / WIDTH)
  return column > 0 && column < WIDTH - 1 && row > 0 && row < HEIGHT - 1
}

/**
 * Renders a placeholder as a data URI of 82 characters: 4 × 5 pixels that the browser smooths. Uses GIF, the smallest
 * format that every browser draws without creating a document.
 */
export function placeholderOf({ colour }: PhotoSpec): string {
  const size = [WIDTH, 0, HEIGHT, 0]
  const screen = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, ...rgb(WALL), ...rgb(colours[colour])]
  const data = pack(codes())
  const image = [0x2c, 0, 0, 0, 0, ...size, 0, COLOUR_BITS, data.length, ...data, 0, 0x3b]
  return `data:image/gif;base64,${Buffer.from([...screen, ...image]).toString('base64')}`
}

const rgb = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')]

const COLOUR_BITS = 2
const CODE_BITS = 3
const CLEAR = 4
const END = 5

/** Encodes the pixels; clears the table before codes would need more bits. */
function codes(): number[] {
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => Number(isProduct(pixel)))
  return [...pixels.flatMap((colour, index) => (index % 2 === 0 ? [CLEAR, colour] : [colour])), END]
}

/** Packs three-bit codes, lowest bit first. */
function pack(list: number[]): number[] {
  const bytes = new Array<number>(Math.ceil((list.length * CODE_BITS) / 8)).fill(0)
  list.forEach((code, index) => {
    const at = index * CODE_BITS
    const shifted = code << (at % 8)
    const place = Math.floor(at / 8)
    bytes[place] = (bytes[place] ?? 0) | (shifted & 0xff)
    if (shifted > 0xff) bytes[place + 1] = (bytes[place + 1] ?? 0) | (shifted >> 8)
  })
  return bytes
}
