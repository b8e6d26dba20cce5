import { plinth } from '../backdrops.ts'
import type { Bolt } from '../bolt.ts'
import { flatArt, type Layer, mirrored, placed, stack } from '../layer.ts'
import { deepen, lift } from '../shade.ts'
import { groundShadow } from '../shadow.ts'
import { linear, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { metalOf } from './bag-parts.ts'

type Kind = 'round' | 'square' | 'cat' | 'aviator'

const lenses: Record<Kind, string> = {
  round: 'M300 478C378 478 420 530 420 596S378 714 300 714 180 662 180 596 222 478 300 478Z',
  square: 'M196 492H406Q436 492 432 526L420 662Q414 704 372 704H238Q194 704 186 660L168 526Q164 494 196 492Z',
  cat: 'M146 470C236 484 350 490 412 512 440 526 434 600 406 652 378 702 300 712 246 692 188 668 168 596 146 470Z',
  aviator: 'M184 504C240 482 376 480 416 504 442 532 426 638 386 694 350 736 282 738 234 696 188 650 162 534 184 504Z',
}

interface Frame {
  kind: Kind
  bolt: Bolt
  isMetal: boolean
  /** Width of the rim. */
  rim: number
}

function stroke(path: string, { bolt }: Frame, width: number, cap = 'round'): string {
  return svg`<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round"><path d="${path}" stroke="${deepen(bolt.base, 0.5)}" stroke-width="${width + 3}"/><path d="${path}" stroke="${bolt.base}" stroke-width="${width}"/><path d="${path}" transform="translate(-1 ${-width * 0.2})" stroke="${lift(bolt.base, 0.6)}" stroke-opacity=".6" stroke-width="${width * 0.22}"/></g>`
}

/** A tinted lens that mirrors a window and the bright table below it. */
function lens(studio: Studio, frame: Frame): Layer {
  const { second, sheet } = studio
  const path = lenses[frame.kind]
  const tint = linear(
    sheet,
    [
      [0, deepen(second.base, 0.82), 0.97],
      [0.55, deepen(second.base, 0.6), 0.92],
      [1, deepen(second.base, 0.2), 0.72],
    ],
    [0, 0, 0.1, 1],
  )
  const glow = linear(
    sheet,
    [
      [0, '#fff', 0],
      [0.6, '#fff', 0],
      [1, '#fff', 0.4],
    ],
    [0, 0, 0.2, 1],
  )
  const pane = linear(
    sheet,
    [
      [0, '#eaf3fa', 0.62],
      [1, '#eaf3fa', 0.12],
    ],
    [0, 0, 0.4, 1],
  )
  const clip = sheet.define(id => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return {
    art: svg`<g clip-path="url(#${clip})"><path d="${path}" fill="${tint}"/><path d="${path}" fill="${glow}"/><path d="M216 516L282 500 262 580 204 590ZM290 498L344 492 330 570 270 578ZM202 598L260 588 246 640 210 640Z" fill="${pane}"/><path d="M392 516C412 560 404 630 372 676" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/></g>${stroke(path, frame, frame.rim)}`,
    outline: svg`<path d="${path}"/>`,
  }
}

function front(studio: Studio, frame: Frame): Layer {
  const { isMetal, rim, kind } = frame
  const y = isMetal ? 548 : 560
  const bridge = stroke(svg`M424 ${y}Q480 ${y - 44} 536 ${y}`, frame, isMetal ? 9 : rim)
  const brow = kind === 'aviator' ? stroke('M398 494H562', frame, 8) : ''
  const pads = isMetal
    ? '<path d="M438 596q10 18 2 34M522 596q-10 18 -2 34" fill="none" stroke="#efe6d8" stroke-opacity=".9" stroke-width="12" stroke-linecap="round"/>'
    : ''
  const one = lens(studio, frame)
  const hinge = svg`<path d="M176 520l-20 -6v26l22 6Z" fill="${frame.bolt.base}" stroke="${deepen(frame.bolt.base, 0.5)}" stroke-width="2"/><circle cx="168" cy="526" r="3.500" fill="#f2e7c8"/>`
  return stack(flatArt(pads), one, mirrored(one), flatArt(bridge + brow + hinge + mirrored(flatArt(hinge)).art), {
    art: '',
    outline: '<path d="M420 550h120v20h-120Z"/>',
  })
}

/** Opened temples seen past the front: they run back to the tips that rest on the table. */
function openTemples(frame: Frame): string {
  const arm =
    stroke('M162 526C176 480 206 420 236 384', frame, frame.isMetal ? 9 : 20) +
    stroke('M236 384C250 368 272 372 276 404', frame, frame.isMetal ? 14 : 17)
  return arm + mirrored(flatArt(arm)).art
}

/** Temples folded behind the lenses. */
function foldedTemples(frame: Frame): string {
  const width = frame.isMetal ? 9 : 22
  return (
    stroke('M164 540L600 640Q640 650 660 690', frame, width) + stroke('M796 540L360 656Q320 668 300 704', frame, width)
  )
}

/** The sunglasses from above: a curved front with the lenses on edge, and both temples. */
function fromAbove(studio: Studio, frame: Frame): Layer {
  const width = frame.isMetal ? 11 : 24
  const edge = svg`<path d="M196 392Q320 324 440 362M520 362Q640 324 764 392" fill="none" stroke="${deepen(studio.second.base, 0.6)}" stroke-width="${width + 14}" stroke-linecap="round"/>`
  const bar = 'M170 410Q310 318 446 356Q480 332 514 356Q650 318 790 410'
  const arm = 'M172 410C166 540 186 700 206 830'
  const tip = 'M206 830C212 880 226 930 262 964'
  const arms = stroke(arm, frame, width * 0.8) + stroke(tip, frame, frame.isMetal ? 17 : 21)
  const outline = svg`<path d="${bar}" fill="none" stroke-width="30"/><path d="${arm}${tip}" fill="none" stroke-width="22"/>`
  return stack(
    { art: arms, outline },
    mirrored({ art: arms, outline: svg`<path d="${arm}${tip}" fill="none" stroke-width="22"/>` }),
    flatArt(edge + stroke(bar, frame, width)),
  )
}

/** Sunglasses: opened on a table, folded on a plinth, or from above. */
export function drawSunglasses(studio: Studio): Layer {
  const { bolt, cut: choose, spec } = studio
  const kind = choose.pick<Kind>(['round', 'square', 'cat', 'aviator'])
  const isMetal = spec.fabric === 'metal' || kind === 'aviator'
  const frame: Frame = {
    kind,
    isMetal,
    bolt: isMetal ? metalOf(studio, choose.pick(['#d3aa5c', '#9aa0a6'])) : bolt,
    rim: isMetal ? 10 : choose.pick([22, 28]),
  }
  if (studio.isFlat) return fromAbove(studio, frame)
  const [temples, foot] = studio.isHung ? [foldedTemples(frame), 734] : [openTemples(frame), 720]
  const shadows = [300, 660].map(x => groundShadow(studio, x, foot, 170, 22)).join('')
  const glasses = stack(flatArt(temples), front(studio, frame))
  if (studio.isHung)
    return stack(flatArt(plinth(studio, 110, 730, 740, 540) + shadows), placed(glasses, 'translate(0 10)'))
  return placed(stack(flatArt(shadows), glasses), 'translate(0 60)')
}
