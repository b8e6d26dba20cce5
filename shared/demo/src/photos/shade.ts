type Channels = [number, number, number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Blends two hex colours; amount 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)]
  const blended = a.map((channel, at) => Math.round(channel + (b[at]! - channel) * amount))
  return `#${blended.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A deeper, slightly warm tone of a colour. */
export function deepen(hex: string, amount: number): string {
  return mix(hex, '#1a0f10', amount)
}

/** A paler, slightly warm tone of a colour. */
export function lift(hex: string, amount: number): string {
  return mix(hex, '#fffaf0', amount)
}

/** Perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}
