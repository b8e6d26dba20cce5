import { cloth } from '../cloth.ts'
import { clipHanger } from '../cuts/hanger.ts'
import { type LegsCut, legs } from '../cuts/legs.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { radial, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, button, seam, stitching } from '../trims.ts'
import { isFestive } from './kurtas.ts'

interface Waist {
  half: number
  top: number
  height: number
  kind: 'jeans' | 'tailored' | 'gathered'
}

function waistband(studio: Studio, { half, top, height, kind }: Waist): Layer {
  const { bolt, isBack } = studio
  const path = svg`M${480 - half} ${top}Q480 ${top + 12} ${480 + half} ${top}L${480 + half + 3} ${top + height}Q480 ${top + height + 12} ${480 - half - 3} ${top + height}Z`
  const thread = kind === 'jeans' ? '#d39a4c' : bolt.deep
  const line = (y: number): string => svg`M${480 - half} ${y}Q480 ${y + 12} ${480 + half} ${y}`
  const gathers =
    kind === 'gathered'
      ? creases(
          studio,
          studio.cut,
          16,
          { x: 480 - half, y: top + 2, width: half * 2, height: 6 },
          { length: height, width: 18, angle: 0 },
        )
      : ''
  const sewing =
    kind === 'gathered'
      ? stitching(line(top + height * 0.33), bolt.deep) + stitching(line(top + height * 0.66), bolt.deep)
      : stitching(line(top + 7), thread) + stitching(line(top + height - 7), thread)
  const inside = cloth(studio, {
    path: svg`M${480 - half} ${top + 2}Q480 ${top - 24} ${480 + half} ${top + 2}Q480 ${top + 26} ${480 - half} ${top + 2}Z`,
    light: 0,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".5"/>`,
  })
  const loop = (x: number): string =>
    svg`<path d="M${x - 7} ${top - 4}h14v${height + 14}h-14Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6"/>${stitching(svg`M${x - 4} ${top}v${height + 6}M${x + 4} ${top}v${height + 6}`, thread, 1.6)}`
  const loops =
    kind === 'gathered'
      ? ''
      : [-0.72, -0.36, 0.36, 0.72, ...(isBack ? [0] : [])].map(at => loop(480 + half * at)).join('')
  const closing = isBack
    ? ''
    : kind === 'jeans'
      ? button(486, top + height / 2 + 7, '#b0763c', 12)
      : kind === 'tailored'
        ? button(492, top + height / 2 + 7, bolt.deep, 7)
        : svg`<path d="M474 ${top + height / 2 + 4}c-8 40 -22 60 -16 110M486 ${top + height / 2 + 4}c10 36 20 70 10 120" fill="none" stroke="${bolt.pale}" stroke-width="6" stroke-linecap="round"/>`
  return stack(inside, cloth(studio, { path, over: gathers + sewing }), flatArt(loops + closing))
}

function trousers(studio: Studio, cut: LegsCut, waist: Waist, top: string, hem = ''): Layer {
  const hung = studio.isHung ? flatArt(clipHanger(studio, waist.top, waist.half)) : flatArt('')
  return stack(legs(studio, { ...cut, leg: (cut.leg ?? '') + hem }), flatArt(top), waistband(studio, waist), hung)
}

function hemLine(cut: LegsCut, rise: number): string {
  const inner = 480 - cut.spread
  return svg`M${inner - cut.ankle - 30} ${cut.ankleY - rise}Q${inner - cut.ankle / 2} ${cut.ankleY - rise + 12} ${inner + 30} ${cut.ankleY - rise}`
}

/** Jeans: five pockets, orange stitching, worn thighs. */
export function drawJeans(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const [top, half] = [130, 178]
  const isWide = choose.chance(0.4)
  const cut: LegsCut = {
    top: top + 20,
    half,
    hip: 212,
    crotchY: 450,
    ankleY: choose.range(1070, 1110),
    thigh: 206,
    ankle: isWide ? 170 : choose.range(112, 136),
    spread: isWide ? 44 : 62,
  }
  const thread = '#d39a4c'
  const fade = svg`<ellipse cx="376" cy="560" rx="80" ry="250" fill="${radial(studio.sheet, [
    [0, bolt.pale, 0.6],
    [0.5, bolt.pale, 0.3],
    [1, bolt.pale, 0],
  ])}" fill-opacity="${choose.range(0.3, 1)}"/>`
  const seams = seam(
    svg`M${480 - half + 4} ${top}C${480 - 216} 400 ${480 - 200} 600 ${480 - cut.spread - cut.ankle + 12} 1120`,
    bolt,
    thread,
  )
  const pocketFront = svg`${seam(svg`M${480 - half + 96} ${top + 44}C${480 - half + 90} ${top + 110} ${480 - half + 40} ${top + 124} ${480 - 210} ${top + 130}`, bolt, thread)}`
  const pocketBack =
    seam(svg`M${480 - 148} ${top + 112}h106v106l-53 26l-53 -26Z`, bolt, thread) +
    stitching(svg`M${480 - 146} ${top + 150}q27 26 53 4q26 22 51 -4`, thread)
  const fly = seam(svg`M480 ${top + 40}V452`, bolt) + stitching(svg`M512 ${top + 44}V352Q508 396 482 412`, thread)
  const yoke =
    seam(svg`M282 ${top + 70}Q400 ${top + 106} 480 ${top + 118}Q560 ${top + 106} 678 ${top + 70}`, bolt, thread) +
    seam(svg`M480 ${top + 112}V452`, bolt, thread)
  const whole = isBack ? pocketBack : pocketFront
  const hem = stitching(hemLine(cut, 24), thread) + seam(hemLine(cut, 30), bolt)
  const patch = svg`<rect x="560" y="${top + 4}" width="62" height="44" rx="3" fill="#9a6536" stroke="#5e3b1c"/>`
  return trousers(
    studio,
    { ...cut, leg: fade + seams + hem + whole },
    { half, top, height: 44, kind: 'jeans' },
    isBack ? yoke + patch : fly,
  )
}

/** Tailored trousers with a pressed crease. */
export function drawTrousers(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const [top, half] = [130, 168]
  const cut: LegsCut = {
    top: top + 20,
    half,
    hip: 204,
    crotchY: 450,
    ankleY: choose.range(1080, 1110),
    thigh: 196,
    ankle: choose.range(128, 160),
    spread: 48,
  }
  const press = seam(
    svg`M${480 - 104} ${top + 120}C${480 - 118} 500 ${480 - 116} 800 ${480 - cut.spread - cut.ankle / 2} 1120`,
    bolt,
  )
  const pocket = isBack
    ? seam(svg`M${480 - 130} ${top + 120}h92v12h-92Z`, bolt, bolt.deep)
    : seam(svg`M${480 - half + 44} ${top + 44}L${480 - 206} ${top + 230}`, bolt)
  const pleat = isBack
    ? ''
    : seam(
        svg`M${480 - 92} ${top + 40}C${480 - 96} ${top + 90} ${480 - 100} ${top + 120} ${480 - 104} ${top + 150}`,
        bolt,
      )
  const fly = isBack
    ? seam(svg`M480 ${top + 40}V452`, bolt)
    : seam(svg`M480 ${top + 40}V452`, bolt) + stitching(svg`M508 ${top + 44}V356Q504 396 482 412`, bolt.deep)
  const cuff = choose.chance(0.4) ? seam(hemLine(cut, 46), bolt) : stitching(hemLine(cut, 34), bolt.deep)
  return trousers(
    studio,
    { ...cut, leg: press + pocket + pleat },
    { half, top, height: 42, kind: 'tailored' },
    fly,
    cuff,
  )
}

/** A shalwar: gathered waist, full pleated legs, stitched cuffs (paincha). */
export function drawShalwar(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const [top, half] = [150, 176]
  const cut: LegsCut = {
    top: top + 30,
    half,
    hip: 282,
    crotchY: 640,
    ankleY: choose.range(1020, 1060),
    thigh: 268,
    ankle: choose.range(96, 126),
    spread: 76,
    knee: 216,
    pleats: 7,
  }
  const rows = [10, 20, 30, 40, 50, 60].map(rise => stitching(hemLine(cut, rise), bolt.deep, 1.8)).join('')
  return trousers(studio, cut, { half, top, height: 54, kind: 'gathered' }, '', seam(hemLine(cut, 68), bolt) + rows)
}

/** Shorts with a hem and side pockets. */
export function drawShorts(studio: Studio): Layer {
  const { cut: choose, bolt, isBack } = studio
  const [top, half] = [250, 200]
  const isTailored = studio.spec.fabric === 'denim' || choose.chance(0.5)
  const cut: LegsCut = {
    top: top + 24,
    half,
    hip: 250,
    crotchY: 610,
    ankleY: choose.range(810, 890),
    thigh: 246,
    ankle: 242,
    knee: 246,
    spread: 16,
  }
  const pocket = isBack
    ? seam('M320 400h120v120q-60 30 -120 0Z', bolt, bolt.deep)
    : seam('M352 290C340 370 300 420 232 440', bolt, bolt.deep)
  const fly = isBack ? '' : stitching('M514 300V480Q510 530 482 550', bolt.deep)
  return trousers(
    studio,
    { ...cut, leg: pocket },
    { half, top, height: 50, kind: isTailored ? 'jeans' : 'gathered' },
    seam('M480 300V612', bolt) + fly,
    stitching(hemLine(cut, 24), bolt.deep) + stitching(hemLine(cut, 32), bolt.deep),
  )
}

/** Palazzo trousers or culottes: wide, flowing legs. */
export function drawPalazzo(studio: Studio): Layer {
  const { cut: choose, bolt } = studio
  const [top, half] = [140, 150]
  const isCropped = choose.chance(0.35)
  const cut: LegsCut = {
    top: top + 26,
    half,
    hip: 216,
    crotchY: 500,
    ankleY: isCropped ? 940 : choose.range(1060, 1100),
    thigh: 214,
    knee: 240,
    ankle: isCropped ? 270 : 296,
    spread: 8,
    pleats: 6,
  }
  const hem =
    isFestive(studio) || choose.chance(0.4)
      ? border(hemLine(cut, 24), bolt, choose.pick(['lace', 'gota', 'print']), 20)
      : stitching(hemLine(cut, 20), bolt.deep)
  return trousers(studio, cut, { half, top, height: 50, kind: 'gathered' }, '', hem)
}
