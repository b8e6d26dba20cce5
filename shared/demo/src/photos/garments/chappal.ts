import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { footBed, insole, slabSole, soleBolt } from '../cuts/shoe-sole.ts'
import { ankleStrap, archedStrap, strapBuckle } from '../cuts/shoe-strap.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'

const SOLE = 42
const BED = '#b98a5a'
const RUBBER = '#2d2019'

function fromAbove(studio: Studio): Layer {
  const { bolt } = studio
  const band = (turn: 1 | -1): Layer => {
    const sewing = svg`M${turn * -104} -206C${turn * -40} -150 ${turn * 40} -90 ${turn * 98} -50M${turn * -94} -126C${turn * -40} -86 ${turn * 30} -26 ${turn * 86} 14`
    return cloth(studio, {
      path: svg`M${turn * -110} -196C${turn * -92} -236 ${turn * -70} -238 ${turn * -52} -228C${turn * 10} -190 ${turn * 70} -130 ${turn * 106} -70L${turn * 92} 30C${turn * 30} -20 ${turn * -40} -70 ${turn * -106} -110Z`,
      over: stitching(sewing, bolt.pale),
    })
  }
  const shade = svg`<path d="M-110 -180C-92 -220 -70 -222 -52 -212C10 -174 70 -114 106 -54L92 46C30 -4 -40 -54 -106 -94Z" fill="${bolt.ink}" fill-opacity="${0.3 * bolt.inkStrength}"/>`
  const sling = 'M-84 40C-92 180 -80 300 2 304S96 180 88 40L62 34C70 170 60 272 2 274S-68 170 -58 34Z'
  return stack(
    cloth(studio, { path: footprint(14), bolt: soleBolt(studio, RUBBER), over: stitching(footprint(9), '#c9a878') }),
    insole(studio, footprint(-2), BED),
    cloth(studio, { path: sling, over: stitching(sling, bolt.pale) }),
    band(-1),
    flatArt(shade),
    band(1),
    flatArt(strapBuckle(78, 132, 15, 90)),
  )
}

/** Peshawari chappal: two broad crossed straps, a heel strap with a buckle, a thick sole. */
export function drawChappal(studio: Studio): Layer {
  const under = archedStrap(studio, SOLE, { left: -62, right: 52, crestLeft: [-152, -150], crestRight: [-62, -182] })
  const over = archedStrap(studio, SOLE, { left: -226, right: -106, crestLeft: [-88, -188], crestRight: [12, -196] })
  const sling = ankleStrap(studio, { x: 144, y: -142, reach: 138, rise: 22, width: 36 })
  const perforations = studio.cut.chance(0.5)
    ? svg`<path d="M-166 -92l68 -62M-146 -78l70 -64M-126 -64l70 -64" stroke="${studio.bolt.ink}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 16" stroke-opacity=".8"/>`
    : ''
  const side = stack(
    footBed(studio, SOLE, BED),
    under.far,
    over.far,
    sling.far,
    slabSole(studio, SOLE, '#3b2b21', RUBBER),
    sling.near,
    under.near,
    over.near,
    flatArt(perforations + strapBuckle(112, -104, 17)),
  )
  return setOutPair(studio, { side, above: fromAbove(studio) })
}
