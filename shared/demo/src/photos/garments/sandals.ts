import { cloth } from '../cloth.ts'
import { footprint, type Shoe, setOutPair } from '../cuts/shoe-pair.ts'
import { footBed, insole, slabSole } from '../cuts/shoe-sole.ts'
import { ankleStrap, archedStrap, type Halves, type StrapCut, strapBuckle } from '../cuts/shoe-strap.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { flower } from '../motifs.ts'
import { lift } from '../shade.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'

const SOLE = 34
const BED = '#c9a06c'

const toeBand: StrapCut = { left: -214, right: -120, crestLeft: [-176, -122], crestRight: [-92, -146] }
const slideBands: readonly StrapCut[] = [
  { left: -190, right: -74, crestLeft: [-158, -136], crestRight: [-50, -166] },
  { left: -40, right: 62, crestLeft: [-18, -172], crestRight: [78, -188] },
]

function jewel(studio: Studio, x: number, y: number): string {
  const { bolt, second, cut } = studio
  return cut.chance(0.6)
    ? flower(x, y, 24, second.base, lift(second.base, 0.6), 8)
    : svg`<ellipse cx="${x}" cy="${y}" rx="26" ry="17" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="2"/>`
}

/** Stacks a sandal from the side: the far halves of its straps lie on the foot bed, the near ones around the sole. */
function strapped(studio: Studio, straps: readonly Halves[], between: Layer = flatArt('')): Layer {
  return stack(
    footBed(studio, SOLE, BED),
    ...straps.map(({ far }) => far),
    slabSole(studio, SOLE, '#b98a5a', '#3a2a20'),
    between,
    ...straps.map(({ near }) => near),
  )
}

function slide(studio: Studio): Shoe {
  const bands = slideBands.map(cut => archedStrap(studio, SOLE, cut))
  const buckles = strapBuckle(-118, -104, 17, -10) + strapBuckle(24, -118, 17, -4)
  const side = stack(strapped(studio, bands), flatArt(buckles))
  const band = (y: number, reach: number): Layer =>
    cloth(studio, {
      path: svg`M${-reach} ${y}C-60 ${y - 50} 60 ${y - 50} ${reach} ${y}L${reach - 6} ${y + 88}C56 ${y + 46} -56 ${y + 46} ${6 - reach} ${y + 88}Z`,
      over: stitching(
        svg`M${-reach} ${y + 11}C-60 ${y - 39} 60 ${y - 39} ${reach} ${y + 11}M${-reach} ${y + 76}C-56 ${y + 34} 56 ${y + 34} ${reach} ${y + 76}`,
        studio.bolt.pale,
      ),
    })
  const above = stack(
    insole(studio, footprint(4), BED),
    band(-186, 111),
    band(-62, 101),
    flatArt(strapBuckle(64, -162, 19, 20) + strapBuckle(60, -36, 19, 20)),
  )
  return { side, above }
}

function ankleTied(studio: Studio): Shoe {
  const { bolt } = studio
  const toe = archedStrap(studio, SOLE, toeBand)
  const second = archedStrap(studio, SOLE, { left: -92, right: -40, crestLeft: [-66, -156], crestRight: [-18, -168] })
  const ring = ankleStrap(studio, { x: 186, y: -214, reach: 88, rise: 24, width: 26 })
  const cup = cloth(studio, {
    path: svg`M150 ${-SOLE + 6}C176 -100 214 -150 236 -206L276 -214C286 -150 288 -90 284 ${-SOLE + 6}Z`,
    over: stitching('M166 -34C190 -100 226 -150 246 -196', bolt.pale),
  })
  const side = stack(
    strapped(studio, [toe, second, ring], cup),
    flatArt(strapBuckle(172, -184, 17) + jewel(studio, -150, -112)),
  )
  const above = stack(
    insole(studio, footprint(4), BED),
    cloth(studio, { path: 'M-108 -160C-50 -206 50 -206 110 -160L106 -104C50 -150 -50 -150 -106 -104Z' }),
    cloth(studio, { path: 'M-104 -74C-50 -112 50 -112 106 -74L104 -44C50 -80 -50 -80 -102 -44Z' }),
    cloth(studio, { path: 'M-84 190C-90 270 -50 304 2 304S92 270 86 190L64 196C66 250 44 276 2 276S-66 250 -62 196Z' }),
    cloth(studio, { path: 'M-86 128C-40 76 40 76 90 128L88 160C40 108 -40 108 -86 160Z' }),
    flatArt(strapBuckle(66, 120, 17, 26) + jewel(studio, 0, -164)),
  )
  return { side, above }
}

/** Flat sandals: two buckled bands, or a toe band with a strap around the ankle. */
export function drawSandals(studio: Studio): Layer {
  return setOutPair(studio, studio.cut.chance(0.4) ? slide(studio) : ankleTied(studio))
}
