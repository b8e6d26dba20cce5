import { cloth } from '../cloth.ts'
import { crease, creases } from '../drape.ts'
import { flatArt, type Layer, placed, stack } from '../layer.ts'
import { groundShadow } from '../shadow.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, button, seam, stitching } from '../trims.ts'
import { chain, metalOf, setOutBag } from './bag-parts.ts'

/** An evening clutch: envelope or frame, with a chain. */
export function drawClutch(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const gold = metalOf(studio)
  const [half, top, low] = [choose.range(270, 310), 580, 900]
  const isFrame = choose.chance(0.5)
  const body = isFrame
    ? svg`M${480 - half + 40} ${top}H${480 + half - 40}C${480 + half + 10} ${top + 60} ${480 + half + 20} ${low - 80} ${480 + half - 30} ${low - 20}Q480 ${low + 18} ${480 - half + 30} ${low - 20}C${480 - half - 20} ${low - 80} ${480 - half - 10} ${top + 60} ${480 - half + 40} ${top}Z`
    : svg`M${480 - half} ${top}H${480 + half}V${low - 16}Q${480 + half} ${low} ${480 + half - 16} ${low}H${480 - half + 16}Q${480 - half} ${low} ${480 - half} ${low - 16}Z`
  const frame = svg`<path d="M${480 - half + 26} ${top + 14}Q${480 - half + 26} ${top - 12} ${480 - half + 60} ${top - 12}H${480 + half - 60}Q${480 + half - 26} ${top - 12} ${480 + half - 26} ${top + 14}Z" fill="${gold.paint}" stroke="#7c5b23" stroke-width="2"/><path d="M${480 - half + 40} ${top - 4}H${480 + half - 40}" stroke="#fdf3d2" stroke-width="4" stroke-opacity=".8"/><circle cx="466" cy="${top - 22}" r="17" fill="#e8c877" stroke="#7c5b23"/><circle cx="494" cy="${top - 26}" r="17" fill="#d3aa5c" stroke="#7c5b23"/>`
  const flapPath = svg`M${480 - half - 2} ${top - 4}H${480 + half + 2}L500 ${top + 190}Q480 ${top + 206} 460 ${top + 190}Z`
  const flap = isBack
    ? flatArt('')
    : stack(
        flatArt(svg`<path d="${flapPath}" transform="translate(0 9)" fill="${bolt.ink}" fill-opacity=".35"/>`),
        cloth(studio, { path: flapPath, over: border(flapPath, bolt, 'piping', 8) }),
        flatArt(button(480, top + 172, '#d3aa5c', 18)),
      )
  const rope = studio.isHung
    ? svg`M${480 - half + 20} ${top}C${480 - half + 60} 300 440 40 480 -12C520 40 ${480 + half - 60} 300 ${480 + half - 20} ${top}`
    : svg`M${480 - half + 40} ${top}C${480 - half + 20} ${top - 190} 420 ${top - 230} 500 ${top - 210}S${480 + half + 30} ${top - 130} ${480 + half - 40} ${top}`
  const gathers = isFrame
    ? creases(
        studio,
        choose,
        9,
        { x: 480 - half + 50, y: top + 8, width: half * 2 - 100, height: 10 },
        { length: 210, width: 50, angle: 0, strength: 0.8 },
      )
    : crease(studio, { x: 480, y: 760, length: 260, width: 60, angle: 80, strength: 0.4 })
  return setOutBag(
    studio,
    stack(
      cloth(studio, { path: body, over: gathers + (isFrame ? '' : stitching(body, bolt.pale, 1.8)) }),
      isFrame ? flatArt(frame) : flap,
    ),
    low,
    half,
    chain(rope),
  )
}

/** A wallet: closed bifold, or opened to show its card slots. */
export function drawWallet(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const body = 'M246 470Q246 446 270 446H690Q714 446 714 470V790Q714 814 690 814H270Q246 814 246 790Z'
  const edge = 'M262 478Q262 462 278 462H682Q698 462 698 478V782Q698 798 682 798H278Q262 798 262 782Z'
  const gold = metalOf(studio)
  const tab =
    choose.chance(0.5) && !isBack
      ? svg`<path d="M640 590H740Q756 630 740 670H640Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".5"/><circle cx="690" cy="630" r="16" fill="${gold.paint}" stroke="#7c5b23"/>`
      : ''
  if (studio.isHung) {
    const slots = [0, 1, 2]
      .map(
        at =>
          svg`<path d="M278 ${540 + at * 72}H688V${800}H278Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".5"/>${stitching(svg`M280 ${550 + at * 72}H686`, bolt.pale, 1.8)}`,
      )
      .join('')
    const leaf = 'M246 446H714V300Q714 276 690 276H270Q246 276 246 300Z'
    const open = stack(
      cloth(studio, { path: leaf, over: seam('M246 440H714M280 330H680', bolt, bolt.pale) }),
      cloth(studio, { path: body, over: stitching(edge, bolt.pale) + slots, volume: 0.6 }),
    )
    return placed(stack(flatArt(groundShadow(studio, 480, 830, 340, 60)), open), 'translate(-80 90) scale(1.16)')
  }
  const worn = creases(
    studio,
    choose,
    3,
    { x: 300, y: 520, width: 360, height: 80 },
    { length: 220, width: 90, angle: 60, strength: 0.4 },
  )
  const card =
    '<path d="M300 430h360q14 0 14 14v30H286v-30q0 -14 14 -14Z" fill="#e9dfcb"/><path d="M286 452H674" stroke="#b9a98a" stroke-width="3"/>'
  const shut = stack(
    flatArt(card),
    cloth(studio, {
      path: body,
      volume: 0.7,
      over: worn + stitching(edge, bolt.pale) + (isBack ? seam('M262 560H698', bolt, bolt.pale) : ''),
    }),
    flatArt(tab),
  )
  return placed(
    stack(flatArt(studio.isFlat ? '' : groundShadow(studio, 486, 826, 320, 60)), shut),
    'translate(-96 -120) scale(1.2)',
  )
}
