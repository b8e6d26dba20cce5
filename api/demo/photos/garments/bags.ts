import { cutBolt, type Bolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { crease, creases } from '../drape.ts'
import { flatArt, mirrored, placed, stack, type Layer } from '../layer.ts'
import { castShadow, groundShadow } from '../shadow.ts'
import { linear, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { border, button, seam, stitching } from '../trims.ts'

/** The gold or silver of a product's metal parts. */
export function metalOf(studio: Studio, colour = '#d3aa5c'): Bolt {
  return cutBolt(studio.sheet, 'metal', colour, colour, studio.pose)
}

/** A strap along a path: leather with a shaded edge and, for wide ones, stitches. */
export function strap(path: string, bolt: Bolt, width: number): string {
  const line = (colour: string, size: number, opacity = 1): string => svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
  return line(bolt.deep, width + 3) + line(bolt.base, width) + line(bolt.pale, width * 0.36, 0.4) + (width > 16 ? stitching(path, bolt.pale, 1.6) : '')
}

function chain(path: string): string {
  return svg`<path d="${path}" fill="none" stroke="#7c5b23" stroke-width="15" stroke-dasharray="17 5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#dcb868" stroke-width="11" stroke-dasharray="17 5" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fbeec4" stroke-width="3.500" stroke-dasharray="11 11"/>`
}

function wallPeg(): string {
  return '<circle cx="484" cy="98" r="26" fill="#2c1f15" fill-opacity=".2"/><circle cx="480" cy="90" r="22" fill="#b58a58"/><circle cx="474" cy="84" r="13" fill="#d6b384"/>'
}

/** Stands a bag on the table, hangs it on a peg or lays it down, as the view asks; foot is the height of its base, reach its half width. */
function setOutBag(studio: Studio, bag: Layer, foot: number, reach: number, handle: string): Layer {
  if (studio.isHung) return stack(flatArt(castShadow(studio, placed(bag, 'translate(48 96) scale(.9)')) + wallPeg()), placed(stack(flatArt(handle), bag), 'translate(48 96) scale(.9)'), flatArt('<circle cx="480" cy="92" r="13" fill="#d6b384"/>'))
  if (studio.isFlat) return stack(flatArt(handle), bag)
  return stack(flatArt(groundShadow(studio, 480, foot, reach * 1.3, 46) + handle), bag)
}

/** A structured handbag with flap or frame, top handle and clasp. */
export function drawHandbag(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const [half, low, top] = [choose.range(250, 300), 950, 520]
  const tilt = choose.pick([26, 44, -14])
  const gold = metalOf(studio)
  const body = svg`M${480 - half + tilt} ${top}H${480 + half - tilt}Q${480 + half - tilt + 16} ${top} ${480 + half - tilt + 20} ${top + 24}L${480 + half} ${low - 50}Q${480 + half} ${low} ${480 + half - 46} ${low}H${480 - half + 46}Q${480 - half} ${low} ${480 - half} ${low - 50}L${480 - half + tilt - 20} ${top + 24}Q${480 - half + tilt - 16} ${top} ${480 - half + tilt} ${top}Z`
  const drop = choose.range(170, 230)
  const kind = choose.pick(['flap', 'round flap', 'zip'])
  const flapPath = kind === 'flap' ? svg`M${480 - half + tilt - 8} ${top - 4}H${480 + half - tilt + 8}L${480 + half - tilt - 4} ${top + drop}Q480 ${top + drop + 24} ${480 - half + tilt + 4} ${top + drop}Z` : svg`M${480 - half + tilt - 8} ${top - 4}H${480 + half - tilt + 8}C${480 + half - tilt + 4} ${top + drop * 0.9} ${480 + half * 0.5} ${top + drop + 40} 480 ${top + drop + 40}S${480 - half + tilt - 4} ${top + drop * 0.9} ${480 - half + tilt - 8} ${top - 4}Z`
  const sewn = stitching(body, bolt.pale, 2)
  const clasp = svg`<rect x="446" y="${top + drop - 26}" width="68" height="62" rx="12" fill="${gold.paint}" stroke="#7c5b23" stroke-width="2"/><rect x="462" y="${top + drop - 10}" width="36" height="30" rx="8" fill="#f3dfa8"/>`
  const back = seam(svg`M${480 - half + tilt + 60} ${top + 130}H${480 + half - tilt - 60}`, bolt, bolt.pale)
  const zip = svg`${seam(svg`M${480 - half + tilt} ${top + 34}H${480 + half - tilt}`, bolt)}<path d="M${480 - half + tilt + 20} ${top + 34}H${480 + half - tilt - 20}" stroke="#c9a45a" stroke-width="7" stroke-dasharray="4 3"/>`
  const faces = kind === 'zip' ? flatArt(zip + (isBack ? '' : clasp.replaceAll('rx="12"', 'rx="30"'))) : isBack ? flatArt('') : stack(flatArt(svg`<path d="${flapPath}" transform="translate(2 10)" fill="${bolt.ink}" fill-opacity=".35"/>`), cloth(studio, { path: flapPath, over: stitching(flapPath, bolt.pale, 2) }), flatArt(clasp))
  const peak = studio.isHung ? -12 : 300
  const handle = svg`M${480 - half * 0.5} ${top + 20}C${480 - half * 0.52} ${peak + 60} ${480 - half * 0.3} ${peak} 480 ${peak}S${480 + half * 0.52} ${peak + 60} ${480 + half * 0.5} ${top + 20}`
  const rings = mirrored(flatArt(svg`<circle cx="${480 - half * 0.5}" cy="${top + 10}" r="18" fill="none" stroke="#c9a45a" stroke-width="8"/>`)).art + svg`<circle cx="${480 - half * 0.5}" cy="${top + 10}" r="18" fill="none" stroke="#c9a45a" stroke-width="8"/>`
  const gusset = cloth(studio, { path: svg`M${480 - half + tilt} ${top + 6}Q480 ${top - 40} ${480 + half - tilt} ${top + 6}Z`, light: 0, over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".35"/>` })
  return setOutBag(studio, stack(gusset, cloth(studio, { path: body, over: sewn + (isBack ? back : '') + creases(studio, choose, 3, { x: 300, y: 800, width: 360, height: 60 }, { length: 150, width: 60, angle: 70, strength: 0.4 }) }), faces, flatArt(rings)), low, half, strap(handle, bolt, 24))
}

/** A tote: soft rectangle with two loop handles. */
export function drawTote(studio: Studio): Layer {
  const { bolt, second, cut: choose, isBack } = studio
  const half = choose.range(230, 270)
  const [top, low] = [460, 1000]
  const path = svg`M${480 - half} ${top}Q480 ${top + 12} ${480 + half} ${top}L${480 + half - 16} ${low - 20}Q${480 + half - 18} ${low} ${480 + half - 46} ${low}H${480 - half + 46}Q${480 - half + 18} ${low} ${480 - half + 16} ${low - 20}Z`
  const trim = choose.chance(0.6) ? second : bolt
  const base = choose.chance(0.4) ? svg`<rect x="180" y="${low - 130}" width="600" height="140" fill="${trim.paint}"/>${seam(svg`M180 ${low - 130}H780`, bolt, trim.pale)}` : ''
  const peak = studio.isHung ? -10 : 210
  const loop = (x: number, reach: number): string => svg`M${x - reach} ${top + 70}C${x - reach} ${peak + 60} ${x - reach * 0.6} ${peak} ${x} ${peak}S${x + reach} ${peak + 60} ${x + reach} ${top + 70}`
  const tab = (x: number): string => svg`<path d="M${x - 20} ${top + 30}h40v96h-40Z" fill="${trim.paint}" stroke="${bolt.ink}" stroke-opacity=".4"/>${stitching(svg`M${x - 14} ${top + 52}h28v66h-28ZM${x - 14} ${top + 52}l28 66M${x + 14} ${top + 52}l-28 66`, trim.pale, 1.8)}`
  const pocket = isBack ? '' : choose.chance(0.5) ? seam(svg`M${480 - 110} ${top + 190}h220v200h-220Z`, bolt, trim.deep) : ''
  const over = base + pocket + stitching(svg`M${480 - half} ${top + 28}Q480 ${top + 40} ${480 + half} ${top + 28}`, bolt.deep) + creases(studio, choose, 5, { x: 480 - half + 20, y: top + 60, width: half * 2 - 60, height: 120 }, { length: 340, width: 80, angle: 4, strength: 0.7 })
  const inside = cloth(studio, { path: svg`M${480 - half} ${top + 2}Q480 ${top - 34} ${480 + half} ${top + 2}Q480 ${top + 20} ${480 - half} ${top + 2}Z`, light: 0, over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".45"/>` })
  const front = strap(loop(480, 120), trim, 30)
  return setOutBag(studio, stack(inside, cloth(studio, { path, over }), flatArt(front + tab(360) + tab(600))), low, half, strap(loop(488, 112), { ...trim, base: trim.deep }, 26))
}

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
  const flap = isBack ? flatArt('') : stack(flatArt(svg`<path d="${flapPath}" transform="translate(0 9)" fill="${bolt.ink}" fill-opacity=".35"/>`), cloth(studio, { path: flapPath, over: border(flapPath, bolt, 'piping', 8) }), flatArt(button(480, top + 172, '#d3aa5c', 18)))
  const rope = studio.isHung ? svg`M${480 - half + 20} ${top}C${480 - half + 60} 300 440 40 480 -12C520 40 ${480 + half - 60} 300 ${480 + half - 20} ${top}` : svg`M${480 - half + 40} ${top}C${480 - half + 20} ${top - 190} 420 ${top - 230} 500 ${top - 210}S${480 + half + 30} ${top - 130} ${480 + half - 40} ${top}`
  const gathers = isFrame ? creases(studio, choose, 9, { x: 480 - half + 50, y: top + 8, width: half * 2 - 100, height: 10 }, { length: 210, width: 50, angle: 0, strength: 0.8 }) : crease(studio, { x: 480, y: 760, length: 260, width: 60, angle: 80, strength: 0.4 })
  return setOutBag(studio, stack(cloth(studio, { path: body, over: gathers + (isFrame ? '' : stitching(body, bolt.pale, 1.8)) }), isFrame ? flatArt(frame) : flap), low, half, chain(rope))
}

/** A backpack: lid, front pocket, straps; from behind its harness. */
export function drawBackpack(studio: Studio): Layer {
  const { bolt, second, cut: choose, isBack } = studio
  const body = 'M300 420C300 330 380 300 480 300S660 330 660 420L686 900Q690 984 610 990H350Q270 984 274 900Z'
  const leather = cutBolt(studio.sheet, 'leather', choose.pick(['#8a5a34', '#5d3d28', second.base]), '#d8b98a', studio.pose)
  const pocketPath = 'M318 690Q480 672 642 690L654 900Q654 946 606 950H354Q306 946 306 900Z'
  const lidPath = 'M290 430C294 330 376 290 480 290S666 330 670 430L664 540Q480 590 296 540Z'
  const buckles = [390, 570].map((x) => svg`<path d="M${x - 18} 500h36v190h-36Z" fill="${leather.paint}" stroke="${leather.ink}" stroke-opacity=".5"/>${stitching(svg`M${x - 11} 506V684M${x + 11} 506V684`, leather.pale, 1.6)}<rect x="${x - 25}" y="620" width="50" height="42" rx="6" fill="none" stroke="#cda75c" stroke-width="8"/>`).join('')
  const front = stack(cloth(studio, { path: pocketPath, over: stitching(pocketPath, bolt.deep) + svg`<path d="M330 726H630" stroke="#b9a67f" stroke-width="7" stroke-dasharray="4 3"/>` }), flatArt(svg`<path d="${lidPath}" transform="translate(0 10)" fill="${bolt.ink}" fill-opacity=".35"/>`), cloth(studio, { path: lidPath, over: stitching(lidPath, bolt.deep) }), flatArt(buckles))
  const strapPath = 'M430 330C350 400 330 560 360 720 372 800 360 880 330 930L374 950C410 890 424 800 414 720 396 580 410 440 480 380Z'
  const one = cloth(studio, { path: strapPath, over: stitching(strapPath, bolt.pale) })
  const back = stack(cloth(studio, { path: 'M360 420Q480 390 600 420L620 900Q480 930 340 900Z', over: seam('M360 560Q480 540 606 560M350 720Q480 700 612 720', bolt, bolt.deep) }), one, mirrored(one))
  const peak = studio.isHung ? -8 : 190
  const loop = strap(svg`M430 320C430 ${peak + 30} 450 ${peak} 480 ${peak}S530 ${peak + 30} 530 320`, leather, 22)
  const sidePocket = cloth(studio, { path: 'M286 700C250 710 236 760 240 880Q242 950 290 950Z' })
  return setOutBag(studio, stack(sidePocket, mirrored(sidePocket), cloth(studio, { path: body, over: creases(studio, choose, 3, { x: 320, y: 560, width: 300, height: 40 }, { length: 200, width: 60, angle: 10, strength: 0.5 }) }), isBack ? back : front), 990, 220, loop)
}

/** A wallet: closed bifold, or opened to show its card slots. */
export function drawWallet(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const body = 'M246 470Q246 446 270 446H690Q714 446 714 470V790Q714 814 690 814H270Q246 814 246 790Z'
  const edge = 'M262 478Q262 462 278 462H682Q698 462 698 478V782Q698 798 682 798H278Q262 798 262 782Z'
  const gold = metalOf(studio)
  const tab = choose.chance(0.5) && !isBack ? svg`<path d="M640 590H740Q756 630 740 670H640Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".5"/><circle cx="690" cy="630" r="16" fill="${gold.paint}" stroke="#7c5b23"/>` : ''
  if (studio.isHung) {
    const slots = [0, 1, 2].map((at) => svg`<path d="M278 ${540 + at * 72}H688V${800}H278Z" fill="${bolt.paint}" stroke="${bolt.ink}" stroke-opacity=".5"/>${stitching(svg`M280 ${550 + at * 72}H686`, bolt.pale, 1.8)}`).join('')
    const leaf = 'M246 446H714V300Q714 276 690 276H270Q246 276 246 300Z'
    const open = stack(cloth(studio, { path: leaf, over: seam('M246 440H714M280 330H680', bolt, bolt.pale) }), cloth(studio, { path: body, over: stitching(edge, bolt.pale) + slots, volume: 0.6 }))
    return placed(stack(flatArt(groundShadow(studio, 480, 830, 340, 60)), open), 'translate(-80 90) scale(1.16)')
  }
  const worn = creases(studio, choose, 3, { x: 300, y: 520, width: 360, height: 80 }, { length: 220, width: 90, angle: 60, strength: 0.4 })
  const card = '<path d="M300 430h360q14 0 14 14v30H286v-30q0 -14 14 -14Z" fill="#e9dfcb"/><path d="M286 452H674" stroke="#b9a98a" stroke-width="3"/>'
  const shut = stack(flatArt(card), cloth(studio, { path: body, volume: 0.7, over: worn + stitching(edge, bolt.pale) + (isBack ? seam('M262 560H698', bolt, bolt.pale) : '') }), flatArt(tab))
  return placed(stack(flatArt(studio.isFlat ? '' : groundShadow(studio, 486, 826, 320, 60)), shut), 'translate(-110 -140) scale(1.24)')
}
