import type { Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { deepen } from '../shade.ts'
import { castShadow, groundShadow } from '../shadow.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'
import { metalOf } from './bag-parts.ts'

function drawBuckle(studio: Studio): string {
  const gold = metalOf(studio, studio.cut.pick(['#d3aa5c', '#b4b9be', '#6d6256']))
  return svg`<rect x="-66" y="-62" width="132" height="124" rx="20" fill="none" stroke="${deepen(gold.base, 0.5)}" stroke-width="25"/><rect x="-66" y="-62" width="132" height="124" rx="20" fill="none" stroke="${gold.base}" stroke-width="20"/><path d="M-66 -40V-44Q-66 -62 -46 -62H40" fill="none" stroke="#fff6db" stroke-opacity=".8" stroke-width="5"/><path d="M-66 0H70" stroke="${gold.base}" stroke-width="14" stroke-linecap="round"/>`
}

function ribbon(bolt: Bolt, path: string): Layer {
  const width = 84
  return {
    art: svg`<path d="${path}" fill="none" stroke="${bolt.deep}" stroke-width="${width + 4}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${bolt.paint}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${bolt.pale}" stroke-opacity=".28" stroke-width="${width * 0.4}" stroke-linecap="round"/>`,
    outline: svg`<path d="${path}" fill="none" stroke-width="${width + 10}" stroke-linecap="round"/>`,
  }
}

const hung = {
  front: 'M400 170V1090',
  back: 'M570 150V1020',
  holes: 'M400 780v0M400 840v0M400 900v0M400 960v0M400 1020v0',
  end: 'translate(570 96) rotate(90)',
  sewing: 'M366 180V1080M434 180V1080M536 180V1010M604 180V1010',
}
const curved = {
  front: 'M230 240C120 520 240 640 480 600S800 700 740 980',
  back: '',
  holes: 'M776 850v0M768 900v0M752 940v0',
  end: 'translate(250 186) rotate(111)',
  sewing: '',
}

function laidOut(studio: Studio, buckle: string): Layer {
  const { bolt, isHung } = studio
  const { front, back, holes, end, sewing } = isHung ? hung : curved
  const straps = back === '' ? ribbon(bolt, front) : stack(ribbon(bolt, back), ribbon(bolt, front))
  const shadow = isHung ? castShadow(studio, straps) : ''
  const details = svg`<path d="${holes}" stroke="${bolt.ink}" stroke-width="14" stroke-linecap="round"/>${stitching(sewing, bolt.pale)}<g transform="${end}">${buckle}</g>`
  return stack(flatArt(shadow), straps, flatArt(details))
}

/** A leather belt: coiled, hung from its buckle, or laid in a curve. */
export function drawBelt(studio: Studio): Layer {
  const { bolt } = studio
  const buckle = drawBuckle(studio)
  if (studio.isFlat || studio.isHung) return laidOut(studio, buckle)
  const wall = (rx: number, y: number, tone: number): string =>
    svg`<path d="M${480 - rx} ${y}A${rx} ${rx * 0.34} 0 0 1 ${480 + rx} ${y}V${y + 110}A${rx} ${rx * 0.34} 0 0 0 ${480 - rx} ${y + 110}Z" fill="${deepen(bolt.base, tone)}"/>`
  const outer = 'M170 620A310 106 0 0 0 790 620V752A310 106 0 0 1 170 752Z'
  const coil = [150, 196, 240, 282]
    .map(
      rx =>
        svg`<ellipse cx="480" cy="620" rx="${rx}" ry="${rx * 0.34}" fill="none" stroke="${deepen(bolt.base, 0.5)}" stroke-width="26"/><ellipse cx="480" cy="617" rx="${rx}" ry="${rx * 0.34}" fill="none" stroke="${bolt.base}" stroke-width="14"/><ellipse cx="480" cy="615" rx="${rx}" ry="${rx * 0.34}" fill="none" stroke="${bolt.pale}" stroke-opacity=".6" stroke-width="3"/>`,
    )
    .join('')
  const inside =
    svg`<ellipse cx="480" cy="622" rx="310" ry="106" fill="${deepen(bolt.base, 0.62)}"/>` + wall(120, 600, 0.7)
  return stack(
    flatArt(groundShadow(studio, 480, 800, 400, 96) + inside + coil),
    cloth(studio, {
      path: outer,
      over: stitching('M170 640A310 106 0 0 0 790 640M170 736A310 106 0 0 0 790 736', bolt.pale),
    }),
    flatArt(svg`<g transform="translate(560 782) rotate(-5) scale(1.16)">${buckle}</g>`),
  )
}
