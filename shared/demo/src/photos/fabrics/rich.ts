import type { Weave } from '../bolt.ts'
import { buti, flower, leaf } from '../motifs.ts'
import { deepen, lift, mix } from '../shade.ts'
import { svg } from '../sheet.ts'
import { threads } from './woven.ts'

const embroidered: Weave = ({ base, accent, contrast, pale }) => {
  const shade = mix(base, contrast, 0.75)
  const seeds = 'M55 0v0M0 68v0M110 68v0M55 136v0M27 34v0M82 34v0M27 102v0M82 102v0'
  const sprig = (x: number, y: number): string =>
    buti(x + 1.5, y + 2, 0.8, deepen(base, 0.4), deepen(base, 0.4), base) +
    buti(x, y, 0.8, contrast, shade, lift(accent, 0.5))
  return {
    width: 110,
    height: 136,
    art: `${sprig(55, 66)}${sprig(0, 0)}${sprig(110, 0)}${sprig(0, 136)}${sprig(110, 136)}<path d="${seeds}" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`,
  }
}

const mirrorWork: Weave = ({ contrast, accent, base }) => {
  const glass = (x: number, y: number): string =>
    svg`<g transform="translate(${x} ${y})">${flower(0, 0, 27, contrast, base, 8)}<circle r="12" fill="${lift(accent, 0.4)}"/><circle r="9.5" fill="#aab4ba"/><path d="M-9.5 0A9.5 9.5 0 0 1 4 -8.6L-6 7.3A9.5 9.5 0 0 1 -9.5 0Z" fill="#f4f7f8"/></g>`
  return {
    width: 104,
    height: 104,
    art: `<path d="M52 -4V108M-4 52H108" stroke="${contrast}" stroke-width="2.4" stroke-dasharray="3 6" stroke-linecap="round"/>${glass(52, 52)}${glass(0, 0)}${glass(104, 0)}${glass(0, 104)}${glass(104, 104)}`,
  }
}

const zari: Weave = ({ accent, base }) => {
  const thread = mix(accent, '#d9b45f', 0.55)
  const medal = (x: number, y: number): string =>
    svg`<g transform="translate(${x} ${y})">${leaf(0, -8, 30, -90, thread)}${leaf(-3, 0, 20, -150, thread)}${leaf(3, 0, 20, -30, thread)}${leaf(-3, 5, 18, 170, thread)}${leaf(3, 5, 18, 10, thread)}${flower(0, 3, 11, lift(thread, 0.4), deepen(base, 0.2), 6)}</g>`
  const jaal = `<path d="M0 48L36 0 72 48 36 96Z" fill="none" stroke="${thread}" stroke-opacity=".8" stroke-width="2.2" stroke-dasharray="4 3"/>`
  return {
    width: 72,
    height: 96,
    art: `${jaal}${medal(36, 50)}${medal(0, 2)}${medal(72, 2)}${medal(0, 98)}${medal(72, 98)}`,
  }
}

const velvet: Weave = ({ deep, pale }) => ({
  width: 240,
  height: 240,
  art: `<path d="${threads(240, 4, 1, false)}" stroke="${deep}" stroke-opacity=".28" stroke-width="1.6" stroke-dasharray="5 4 7 3"/><path d="${threads(240, 6, 3, false)}" stroke="${pale}" stroke-opacity=".16" stroke-dasharray="4 6"/>`,
})

const silk: Weave = ({ pale, deep }) => ({
  width: 90,
  height: 24,
  art: `<path d="M0 4H60M20 16H90" stroke="${pale}" stroke-opacity=".2" stroke-width="1.6"/><path d="M0 10H40M50 21H90" stroke="${deep}" stroke-opacity=".16" stroke-width="1.4"/>`,
})

const chiffon: Weave = ({ pale, contrast }, random) => ({
  width: 120,
  height: 120,
  art: `<path d="M0 6H120M0 66H120" stroke="${pale}" stroke-opacity=".12" stroke-width="2"/>${random.chance(0.6) ? flower(60, 60, 11, contrast, pale) + flower(0, 0, 11, contrast, pale) + flower(120, 0, 11, contrast, pale) + flower(0, 120, 11, contrast, pale) + flower(120, 120, 11, contrast, pale) : ''}`,
})

const leather: Weave = ({ deep, pale }, random) => {
  const grain = Array.from(
    { length: 34 },
    () =>
      svg`M${random.range(0, 64)} ${random.range(0, 64)}q${random.range(-4, 4)} ${random.range(2, 5)} ${random.range(-6, 6)} ${random.range(3, 7)}`,
  ).join('')
  return {
    width: 64,
    height: 64,
    art: `<path d="${grain}" fill="none" stroke="${deep}" stroke-opacity=".3" stroke-width="1.4"/><path d="${grain}" transform="translate(1.500 1.500)" fill="none" stroke="${pale}" stroke-opacity=".16"/>`,
  }
}

const suede: Weave = ({ deep, pale }, random) => {
  const nap = (count: number): string =>
    Array.from(
      { length: count },
      () => svg`M${random.range(0, 60)} ${random.range(0, 60)}l${random.range(1, 5)} ${random.range(2, 6)}`,
    ).join('')
  return {
    width: 60,
    height: 60,
    art: `<path d="${nap(60)}" stroke="${deep}" stroke-opacity=".22" stroke-width="1.4"/><path d="${nap(50)}" stroke="${pale}" stroke-opacity=".24" stroke-width="1.2"/>`,
  }
}

const metal: Weave = ({ pale }) => ({
  width: 12,
  height: 4,
  art: `<path d="M0 1H12" stroke="${pale}" stroke-opacity=".2"/>`,
})

/** Fabrics and finishes defined by their surface: thread work, pile, shine and hide. */
export const rich = { embroidered, 'mirror work': mirrorWork, zari, velvet, silk, chiffon, leather, suede, metal }
