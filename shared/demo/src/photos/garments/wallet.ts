import { cloth } from '../cloth.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { lettering } from '../lettering.ts'
import { groundShadow } from '../shadow.ts'
import { linear, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { stitching } from '../trims.ts'
import { labelWord } from '../woven-label.ts'
import { metalOf } from './bag-parts.ts'

const bankCards = ['#2f4a6d', '#8c2f3a', '#c9b37a', '#39594a'] as const

function stamp(studio: Studio, x: number, y: number): string {
  const { bolt } = studio
  const word = labelWord(studio, ['Handmade', 'Genuine leather'])
  return lettering(word, x, y + 1.5, 110, 17, bolt.pale) + lettering(word, x, y, 110, 17, bolt.ink)
}

/** The rounded fold of the leather at the left edge. */
function spine(studio: Studio, x: number, top: number, height: number): string {
  const { ink, pale } = studio.bolt
  const round = linear(studio.sheet, [
    [0, ink, 0.5],
    [0.35, pale, 0.4],
    [0.6, ink, 0.22],
    [1, ink, 0],
  ])
  return svg`<rect x="${x}" y="${top}" width="54" height="${height}" fill="${round}"/>`
}

/** Closed and lying: the cover, and under it the edges of lining, cards and back. */
function closed(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const cover =
    'M252 452Q250 440 264 440H684Q706 440 708 462L718 776Q718 796 698 796H264Q250 796 248 782Q238 616 252 452Z'
  const sewing = 'M300 458H678Q690 458 691 470L700 764Q700 779 686 779H300'
  const tab = choose.chance(0.4) && !isBack
  const edges = (offset: number, fill: string): string =>
    svg`<path d="M252 ${770 + offset}H${712 + offset * 0.2}Q${722 + offset * 0.2} ${800 + offset} 700 ${800 + offset}H268Q250 ${800 + offset} 246 ${780 + offset}Z" fill="${fill}" stroke="${bolt.ink}" stroke-opacity=".55" stroke-width="1.6"/>`
  const gold = metalOf(studio)
  const clasp = svg`<path d="M640 586H744Q758 618 744 654H640Q624 620 640 586Z" transform="translate(2 6)" fill="${bolt.ink}" fill-opacity=".4"/><path d="M640 586H744Q758 618 744 654H640Q624 620 640 586Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6"/>${stitching('M736 594H646Q634 620 646 646H736', bolt.pale)}<circle cx="676" cy="620" r="15" fill="${gold.paint}" stroke="#7c5b23"/>`
  const worn = creases(
    studio,
    choose,
    3,
    { x: 330, y: 520, width: 320, height: 80 },
    { length: 200, width: 80, angle: 60, strength: 0.35 },
  )
  const slot = isBack
    ? svg`<path d="M300 590H708" stroke="${bolt.ink}" stroke-opacity=".7" stroke-width="4"/>${stitching('M300 600H700', bolt.pale)}`
    : stamp(studio, 600, 742)
  const wallet = stack(
    flatArt(
      edges(34, bolt.deep) +
        edges(24, '#4b3a2c') +
        edges(16, bankCards[0]) +
        edges(10, '#e6dcc6') +
        edges(5, bolt.deep),
    ),
    cloth(studio, {
      path: cover,
      volume: 0.7,
      over: worn + spine(studio, 244, 430, 380) + stitching(sewing, bolt.pale, 2.6) + slot,
    }),
    flatArt(tab ? clasp : ''),
    { art: '', outline: '<path d="M246 780L252 834H716L718 780Z"/>' },
  )
  return studio.isFlat ? wallet : stack(flatArt(groundShadow(studio, 486, 836, 300, 42)), wallet)
}

/** One inner side with three card slots, its middle fold at the right edge. */
function cardSlots(studio: Studio, x: number, width: number): string {
  const { bolt } = studio
  return [0, 1, 2]
    .map(at => {
      const y = 520 + at * 82
      const hue = bankCards[(at + studio.spec.seed) % bankCards.length]!
      return svg`<path d="M${x + 10} ${y}v-24q0 -12 12 -12h${width - 44}q12 0 12 12v24Z" fill="${hue}"/><path d="M${x + 26} ${y - 20}h${width * 0.3}" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><path d="M${x} ${y}H${x + width * 0.4}q${width * 0.1} 14 ${width * 0.2} 0H${x + width}V800H${x}Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="2"/>${stitching(svg`M${x} ${y + 10}H${x + width * 0.38}q${width * 0.12} 14 ${width * 0.24} 0H${x + width}`, bolt.pale)}`
    })
    .join('')
}

/** Opened to show the card slots, the note compartment and the fold in the middle. */
function opened(studio: Studio): Layer {
  const { bolt } = studio
  const fold = linear(studio.sheet, [
    [0, bolt.ink, 0],
    [0.44, bolt.ink, 0.5],
    [0.5, bolt.ink, 0.75],
    [0.56, bolt.pale, 0.3],
    [1, bolt.ink, 0],
  ])
  const notes =
    '<path d="M136 446H820V400Q480 384 136 400Z" fill="#a9b89b"/><path d="M152 436H806V412Q480 398 152 412Z" fill="none" stroke="#5d7358" stroke-width="3"/><path d="M148 446H830V416Q480 402 148 416Z" fill="#c4b49a" stroke="#85735a" stroke-opacity=".6"/>'
  const pocket = svg`<path d="M512 560H812V800H512Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="2"/><rect x="548" y="596" width="230" height="150" rx="8" fill="#eef0ee" fill-opacity=".75" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="3"/><path d="M560 740L640 602H700L620 740Z" fill="#fff" fill-opacity=".5"/>${stitching('M512 570H812M540 588H786V754H540Z', bolt.pale)}${stamp(studio, 662, 520)}`
  const inside = cloth(studio, {
    path: 'M120 440Q480 426 840 440Q850 620 840 806Q838 826 818 826Q480 836 142 826Q122 826 120 806Q110 620 120 440Z',
    volume: 0.5,
    light: 0,
    over: svg`${cardSlots(studio, 148, 300)}${pocket}<rect x="440" y="420" width="80" height="420" fill="${fold}"/>${stitching('M136 458Q480 444 824 458M136 812Q480 822 824 812M134 458V812M826 458V812', bolt.pale)}`,
  })
  return stack(
    cloth(studio, { path: 'M112 380Q480 366 848 380L842 820H118Z', bolt: { ...bolt, paint: bolt.deep }, light: 0 }),
    flatArt(notes),
    inside,
  )
}

/** A bifold wallet: closed from front and back, or opened to show its card slots. */
export function drawWallet(studio: Studio): Layer {
  if (studio.isHung)
    return placed(stack(flatArt(groundShadow(studio, 480, 834, 420, 50)), opened(studio)), 'translate(0 60)')
  return studio.isFlat ? opened(studio) : placed(closed(studio), 'translate(-96 -120) scale(1.2)')
}
