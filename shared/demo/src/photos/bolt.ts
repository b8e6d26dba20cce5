import { prints } from './fabrics/prints.ts'
import { rich } from './fabrics/rich.ts'
import { woven } from './fabrics/woven.ts'
import type { Fabric } from './photo-spec.ts'
import type { Random } from './random.ts'
import { deepen, lift, lightness, mix } from './shade.ts'
import type { Sheet } from './sheet.ts'
import { svg } from './sheet.ts'

/** The colours of a fabric. */
export interface Dye {
  base: string
  accent: string
  deep: string
  pale: string
  /** A colour that stands out on the base whatever the accent is. */
  contrast: string
}

/** One repeat of a cloth pattern. */
export interface Tile {
  width: number
  height: number
  art: string
}

/** Draws one repeat of a fabric. */
export type Weave = (dye: Dye, random: Random) => Tile

/** A length of fabric: its paint, colours and reflection of light. */
export interface Bolt extends Dye {
  fabric: Fabric
  paint: string
  /** Colour and strength, 0 to 1, of shadows on the cloth. */
  ink: string
  inkStrength: number
  /** Strength of highlights on the cloth, 0 to 1. */
  gleam: number
  opacity: number
}

const weaves: Record<Fabric, Weave> = { ...woven, ...prints, ...rich }
const glossy: Partial<Record<Fabric, number>> = {
  silk: 2.2,
  leather: 1.7,
  metal: 2.6,
  velvet: 1.3,
  zari: 1.4,
  suede: 0.7,
  khaddar: 0.7,
  knit: 0.7,
  denim: 0.8,
}

// librsvg tiles many times faster when a repeat is large and lands on whole pixels, also at 0.9, 2 and 2.5 times its size.
function wholeRepeat(length: number): { length: number; count: number } {
  if (length < 40) return { length: Math.max(4, Math.round(length)), count: 10 * Math.max(1, Math.round(18 / length)) }
  return { length: Math.round(length / 20) * 20, count: Math.max(1, Math.round(110 / length)) }
}

function tile(sheet: Sheet, colour: string, { width, height, art }: Tile, scale: number): string {
  const [across, down] = [wholeRepeat(width * scale), wholeRepeat(height * scale)]
  const place = (id: string, x: number, y: number): string => svg`<use href="#${id}" x="${x}" y="${y}"/>`
  const one = sheet.define(
    name => svg`<g id="${name}"><g transform="scale(${across.length / width} ${down.length / height})">${art}</g></g>`,
  )
  const columns = Array.from({ length: across.count }, (_, at) => place(one, at * across.length, 0)).join('')
  const row = sheet.define(name => `<g id="${name}">${columns}</g>`)
  const rows = Array.from({ length: down.count }, (_, at) => place(row, 0, at * down.length)).join('')
  const [wide, tall] = [across.length * across.count, down.length * down.count]
  return sheet.define(
    name =>
      svg`<pattern id="${name}" width="${wide}" height="${tall}" patternUnits="userSpaceOnUse"><rect width="${wide}" height="${tall}" fill="${colour}"/>${rows}</pattern>`,
  )
}

/** Cuts a bolt of cloth: colour and accent are hex, scale 1 is the usual motif size. */
export function cutBolt(sheet: Sheet, fabric: Fabric, colour: string, accent: string, random: Random, scale = 1): Bolt {
  const light = lightness(colour)
  const isNear = Math.abs(lightness(accent) - light) < 0.16
  const contrast = isNear ? (light > 0.5 ? deepen(accent, 0.45) : lift(accent, 0.6)) : accent
  const dye: Dye = { base: colour, accent, contrast, deep: deepen(colour, 0.3), pale: lift(colour, 0.35) }
  return {
    ...dye,
    fabric,
    paint: `url(#${tile(sheet, colour, weaves[fabric](dye, random), scale)})`,
    ink: light > 0.45 ? mix('#2b1a12', colour, 0.14) : mix('#0a0606', colour, 0.12),
    inkStrength: light > 0.75 ? 0.5 : light > 0.45 ? 0.68 : light > 0.2 ? 0.85 : 1,
    gleam: (light > 0.75 ? 1.25 : light > 0.3 ? 0.8 : 0.55) * (glossy[fabric] ?? 1),
    opacity: 1,
  }
}
