import type { Flaw } from './photo-spec.ts'
import type { Random } from './random.ts'
import { deepen, lift, lightness, mix } from './shade.ts'
import { radial, svg } from './sheet.ts'
import type { Studio } from './studio.ts'

/** Centre of the flaw in a close-up. */
const [X, Y] = [192, 196]

/** A spot near the centre; most spots are close to it. */
function scattered(random: Random, reach: number): [number, number] {
  const [angle, distance] = [random.range(0, Math.PI * 2), reach * random.range(0, 1) * random.range(0.3, 1)]
  return [X + Math.cos(angle) * distance, Y + Math.sin(angle) * distance * 0.7]
}

function pilling({ bolt, pose }: Studio): string {
  const size = (count: number, width: number): string => {
    const path = Array.from({ length: count }, () => {
      const [x, y] = scattered(pose, 130)
      return svg`M${x} ${y}v0`
    }).join('')
    const row = (colour: string, share: number, shift: number, opacity: number): string =>
      svg`<path d="${path}" transform="translate(0 ${shift})" stroke="${colour}" stroke-width="${width * share}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
    return (
      row(bolt.ink, 1.3, 1.4, 0.5) + row(mix(bolt.base, bolt.pale, 0.35), 1, 0, 0.9) + row(bolt.pale, 0.5, -0.5, 0.45)
    )
  }
  return size(50, 2.8) + size(28, 4.4) + size(9, 6.2)
}

/** A dried mark: paler in the middle than at its rim. */
function stain({ bolt, pose, sheet }: Studio): string {
  const colour = lightness(bolt.base) > 0.3 ? '#7a4716' : '#d9cbb0'
  const points = Array.from({ length: 10 }, (_, at): [number, number] => {
    const [angle, reach] = [(at / 10) * Math.PI * 2, pose.range(28, 56)]
    return [X + Math.cos(angle) * reach * 1.2, Y + Math.sin(angle) * reach]
  })
  const middles = points.map(([x, y], at): [number, number] => {
    const [nextX, nextY] = points[(at + 1) % points.length]!
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const [startX, startY] = middles.at(-1)!
  const blob = svg`M${startX} ${startY}${points.map(([x, y], at) => svg`Q${x} ${y} ${middles[at]![0]} ${middles[at]![1]}`).join('')}Z`
  const soak = radial(sheet, [
    [0, colour, 0.1],
    [0.62, colour, 0.14],
    [0.86, colour, 0.24],
    [1, colour, 0.06],
  ])
  const around = (size: number): string => svg`translate(${X} ${Y}) scale(${size}) translate(${-X} ${-Y})`
  return svg`<path d="${blob}" transform="${around(1.07)}" fill="${colour}" fill-opacity=".07"/><path d="${blob}" fill="${soak}"/><path d="${blob}" transform="${around(0.72)}" fill="${colour}" fill-opacity=".06"/><path d="M${X + 74} ${Y + 22}v0M${X + 84} ${Y + 8}v0" stroke="${colour}" stroke-opacity=".22" stroke-width="7" stroke-linecap="round"/>`
}

function looseThread({ bolt, pose }: Studio): string {
  const bend = pose.range(-18, 18)
  const path = svg`M${X - 34} ${Y - 10}C${X - 10} ${Y - 50 + bend} ${X + 34} ${Y - 30} ${X + 22} ${Y + 4}S${X - 26} ${Y + 34} ${X - 14} ${Y + 52 + bend}S${X + 30} ${Y + 78} ${X + 52} ${Y + 60}`
  const pulled = svg`M${X - 130} ${Y - 12}H${X + 60}`
  return svg`<path d="${pulled}" stroke="${bolt.ink}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="16 3 9 4"/><circle cx="${X - 34}" cy="${Y - 10}" r="4" fill="${bolt.ink}" fill-opacity=".5"/><path d="${path}" transform="translate(2 4)" fill="none" stroke="${bolt.ink}" stroke-opacity=".4" stroke-width="3"/><path d="${path}" fill="none" stroke="${deepen(bolt.pale, 0.1)}" stroke-width="2.600" stroke-linecap="round"/>`
}

function scuff({ bolt, pose, sheet }: Studio): string {
  const raw = lift(bolt.base, lightness(bolt.base) > 0.6 ? 0 : 0.45)
  const rubbed = radial(sheet, [
    [0, raw, 0.5],
    [0.6, raw, 0.2],
    [1, raw, 0],
  ])
  const scratches = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, y] = scattered(pose, 70)
      return svg`M${x} ${y}q${pose.range(10, 24)} ${pose.range(-10, -2)} ${pose.range(28, 60)} ${pose.range(-18, -4)}`
    }).join('')
  const fine = scratches(16)
  return svg`<ellipse cx="${X + 8}" cy="${Y}" rx="88" ry="46" transform="rotate(-14 ${X} ${Y})" fill="${rubbed}"/><path d="${fine}" transform="translate(0 1)" fill="none" stroke="${bolt.ink}" stroke-opacity=".45" stroke-width="1.600"/><path d="${fine}" fill="none" stroke="${raw}" stroke-opacity=".75" stroke-width="1.400"/><path d="${scratches(3)}" fill="none" stroke="${raw}" stroke-width="3" stroke-linecap="round" stroke-opacity=".7"/>`
}

const drawings: Readonly<Record<Flaw, (studio: Studio) => string>> = {
  pilling,
  stain,
  'loose thread': looseThread,
  scuff,
}

/** Draws a flaw of used goods in the middle of a close-up. */
export function drawFlaw(studio: Studio, flaw: Flaw): string {
  return drawings[flaw](studio)
}
