import { type Bolt, cutBolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import type { BodiceCut } from '../cuts/bodice.ts'
import { wornDupatta } from '../cuts/dupatta.ts'
import { flare } from '../cuts/flare.ts'
import { legs } from '../cuts/legs.ts'
import { type Layer, stack } from '../layer.ts'
import { mix } from '../shade.ts'
import type { Studio } from '../studio.ts'
import { border } from '../trims.ts'
import { drawUpper } from '../upper.ts'
import { gownTop, workedHem } from './gown-top.ts'

/** The dupatta of a bridal outfit: the second colour, scattered with gold. */
function veilOf({ sheet, second, cut }: Studio): Bolt {
  return cutBolt(sheet, 'embroidered', second.base, mix(second.contrast, '#d8b25c', 0.8), cut, 0.75)
}

/** A bridal maxi: very full, worked hem, sleeves and bodice, with its dupatta. */
export function drawBridal(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const cut: BodiceCut = {
    top: 120,
    neck: 76,
    neckDrop: choose.pick([84, 120]),
    neckShape: choose.pick(['round', 'v', 'square']),
    shoulder: 148,
    slope: 38,
    chest: 146,
    armpitY: 292,
    waist: 124,
    waistY: 420,
    hem: 126,
    hemY: 452,
    hemCurve: 14,
  }
  const under = flare(studio, {
    top: 438,
    half: 124,
    hem: choose.range(380, 420),
    hemY: 1070,
    flutes: 12,
    sag: 46,
    bell: 0.62,
    work: workedHem(bolt, choose.range(180, 240)),
  })
  return stack(
    under,
    drawUpper(studio, gownTop(studio, cut, 430, true)),
    wornDupatta(studio, veilOf(studio), { x: studio.isBack ? 384 : 576, y: 146 }, 900, 'zari'),
  )
}

/** A lehenga choli: short worked blouse, full skirt, dupatta. */
export function drawLehenga(studio: Studio): Layer {
  const { cut: choose, bolt, second } = studio
  const cut: BodiceCut = {
    top: 120,
    neck: 84,
    neckDrop: choose.pick([90, 120]),
    neckShape: choose.pick(['round', 'v', 'square']),
    shoulder: 150,
    slope: 40,
    chest: 150,
    armpitY: 292,
    waist: 136,
    waistY: 380,
    hem: 136,
    hemY: 410,
    hemCurve: 12,
  }
  const skirt = flare(studio, {
    top: 470,
    half: 138,
    hem: choose.range(360, 410),
    hemY: 1070,
    flutes: 12,
    sag: 44,
    bell: 0.6,
    work: workedHem(bolt, choose.range(150, 230)),
  })
  const band = cloth(studio, {
    path: 'M340 456Q480 472 620 456L622 494Q480 512 338 494Z',
    bolt: second,
    over: border('M336 476Q480 492 624 476', second, 'gota', 20),
  })
  const choli = drawUpper(studio, gownTop(studio, cut, choose.pick([170, 300]), true))
  return stack(
    skirt,
    band,
    choli,
    wornDupatta(studio, veilOf(studio), { x: studio.isBack ? 384 : 578, y: 146 }, 920, 'zari'),
  )
}

/** A gharara or sharara suit: short kameez over trousers that flare from the knee. */
export function drawGharara(studio: Studio): Layer {
  const { cut: choose, bolt, second } = studio
  const cut: BodiceCut = {
    top: 120,
    neck: 72,
    neckDrop: 84,
    neckShape: choose.pick(['round', 'v']),
    shoulder: 154,
    slope: 42,
    chest: 154,
    armpitY: 304,
    waist: 142,
    waistY: 450,
    hem: choose.range(180, 220),
    hemY: choose.range(620, 680),
    hemCurve: choose.pick([10, 30]),
  }
  const under = legs(studio, {
    top: 560,
    half: 150,
    hip: 170,
    crotchY: 650,
    ankleY: 1096,
    thigh: 168,
    knee: 206,
    ankle: 344,
    spread: 3,
    pleats: 8,
    bolt: second,
    leg:
      border('M220 812Q360 836 492 812', second, 'zari', 26) +
      border('M60 1064Q300 1078 500 1064', second, 'zari', 40) +
      border('M60 1022Q300 1036 500 1022', second, 'gota', 12),
  })
  const kameez = drawUpper(studio, { ...gownTop(studio, cut, choose.pick([300, 430]), true), under })
  return stack(
    kameez,
    wornDupatta(studio, { ...bolt, opacity: 0.9 }, { x: studio.isBack ? 380 : 582, y: 148 }, 860, 'zari'),
  )
}
