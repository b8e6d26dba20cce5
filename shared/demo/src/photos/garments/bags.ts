import { cutBolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, mirrored, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'
import { metalOf, setOutBag, strap } from './bag-parts.ts'

/** A structured handbag with flap or frame, top handle and clasp. */
export function drawHandbag(studio: Studio): Layer {
  const { bolt, cut: choose, isBack } = studio
  const [half, low, top] = [choose.range(250, 300), 950, 520]
  const tilt = choose.pick([26, 44, -14])
  const gold = metalOf(studio)
  const body = svg`M${480 - half + tilt} ${top}H${480 + half - tilt}Q${480 + half - tilt + 16} ${top} ${480 + half - tilt + 20} ${top + 24}L${480 + half} ${low - 50}Q${480 + half} ${low} ${480 + half - 46} ${low}H${480 - half + 46}Q${480 - half} ${low} ${480 - half} ${low - 50}L${480 - half + tilt - 20} ${top + 24}Q${480 - half + tilt - 16} ${top} ${480 - half + tilt} ${top}Z`
  const drop = choose.range(170, 230)
  const kind = choose.pick(['flap', 'round flap', 'zip'])
  const flapPath =
    kind === 'flap'
      ? svg`M${480 - half + tilt - 8} ${top - 4}H${480 + half - tilt + 8}L${480 + half - tilt - 4} ${top + drop}Q480 ${top + drop + 24} ${480 - half + tilt + 4} ${top + drop}Z`
      : svg`M${480 - half + tilt - 8} ${top - 4}H${480 + half - tilt + 8}C${480 + half - tilt + 4} ${top + drop * 0.9} ${480 + half * 0.5} ${top + drop + 40} 480 ${top + drop + 40}S${480 - half + tilt - 4} ${top + drop * 0.9} ${480 - half + tilt - 8} ${top - 4}Z`
  const sewn = stitching(body, bolt.pale, 2)
  const clasp = svg`<rect x="446" y="${top + drop - 26}" width="68" height="62" rx="12" fill="${gold.paint}" stroke="#7c5b23" stroke-width="2"/><rect x="462" y="${top + drop - 10}" width="36" height="30" rx="8" fill="#f3dfa8"/>`
  const back = seam(svg`M${480 - half + tilt + 60} ${top + 130}H${480 + half - tilt - 60}`, bolt, bolt.pale)
  const zip = svg`${seam(svg`M${480 - half + tilt} ${top + 34}H${480 + half - tilt}`, bolt)}<path d="M${480 - half + tilt + 20} ${top + 34}H${480 + half - tilt - 20}" stroke="#c9a45a" stroke-width="7" stroke-dasharray="4 3"/>`
  const faces =
    kind === 'zip'
      ? flatArt(zip + (isBack ? '' : clasp.replaceAll('rx="12"', 'rx="30"')))
      : isBack
        ? flatArt('')
        : stack(
            flatArt(svg`<path d="${flapPath}" transform="translate(2 10)" fill="${bolt.ink}" fill-opacity=".35"/>`),
            cloth(studio, { path: flapPath, over: stitching(flapPath, bolt.pale, 2) }),
            flatArt(clasp),
          )
  const peak = studio.isHung ? -12 : 300
  const handle = svg`M${480 - half * 0.5} ${top + 20}C${480 - half * 0.52} ${peak + 60} ${480 - half * 0.3} ${peak} 480 ${peak}S${480 + half * 0.52} ${peak + 60} ${480 + half * 0.5} ${top + 20}`
  const rings =
    mirrored(
      flatArt(
        svg`<circle cx="${480 - half * 0.5}" cy="${top + 10}" r="18" fill="none" stroke="#c9a45a" stroke-width="8"/>`,
      ),
    ).art +
    svg`<circle cx="${480 - half * 0.5}" cy="${top + 10}" r="18" fill="none" stroke="#c9a45a" stroke-width="8"/>`
  const gusset = cloth(studio, {
    path: svg`M${480 - half + tilt} ${top + 6}Q480 ${top - 40} ${480 + half - tilt} ${top + 6}Z`,
    light: 0,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".35"/>`,
  })
  return setOutBag(
    studio,
    stack(
      gusset,
      cloth(studio, {
        path: body,
        over:
          sewn +
          (isBack ? back : '') +
          creases(
            studio,
            choose,
            3,
            { x: 300, y: 800, width: 360, height: 60 },
            { length: 150, width: 60, angle: 70, strength: 0.4 },
          ),
      }),
      faces,
      flatArt(rings),
    ),
    low,
    half,
    strap(handle, bolt, 24),
  )
}

/** A tote: soft rectangle with two loop handles. */
export function drawTote(studio: Studio): Layer {
  const { bolt, second, cut: choose, isBack } = studio
  const half = choose.range(230, 270)
  const [top, low] = [460, 1000]
  const path = svg`M${480 - half} ${top}Q480 ${top + 12} ${480 + half} ${top}L${480 + half - 16} ${low - 20}Q${480 + half - 18} ${low} ${480 + half - 46} ${low}H${480 - half + 46}Q${480 - half + 18} ${low} ${480 - half + 16} ${low - 20}Z`
  const trim = choose.chance(0.6) ? second : bolt
  const base = choose.chance(0.4)
    ? svg`<rect x="180" y="${low - 130}" width="600" height="140" fill="${trim.paint}"/>${seam(svg`M180 ${low - 130}H780`, bolt, trim.pale)}`
    : ''
  const peak = studio.isHung ? -10 : 210
  const loop = (x: number, reach: number): string =>
    svg`M${x - reach} ${top + 70}C${x - reach} ${peak + 60} ${x - reach * 0.6} ${peak} ${x} ${peak}S${x + reach} ${peak + 60} ${x + reach} ${top + 70}`
  const tab = (x: number): string =>
    svg`<path d="M${x - 20} ${top + 30}h40v96h-40Z" fill="${trim.paint}" stroke="${bolt.ink}" stroke-opacity=".4"/>${stitching(svg`M${x - 14} ${top + 52}h28v66h-28ZM${x - 14} ${top + 52}l28 66M${x + 14} ${top + 52}l-28 66`, trim.pale, 1.8)}`
  const pocket = isBack
    ? ''
    : choose.chance(0.5)
      ? seam(svg`M${480 - 110} ${top + 190}h220v200h-220Z`, bolt, trim.deep)
      : ''
  const over =
    base +
    pocket +
    stitching(svg`M${480 - half} ${top + 28}Q480 ${top + 40} ${480 + half} ${top + 28}`, bolt.deep) +
    creases(
      studio,
      choose,
      5,
      { x: 480 - half + 20, y: top + 60, width: half * 2 - 60, height: 120 },
      { length: 340, width: 80, angle: 4, strength: 0.7 },
    )
  const inside = cloth(studio, {
    path: svg`M${480 - half} ${top + 2}Q480 ${top - 34} ${480 + half} ${top + 2}Q480 ${top + 20} ${480 - half} ${top + 2}Z`,
    light: 0,
    over: svg`<rect width="960" height="1200" fill="${bolt.ink}" fill-opacity=".45"/>`,
  })
  const front = strap(loop(480, 120), trim, 30)
  return setOutBag(
    studio,
    stack(inside, cloth(studio, { path, over }), flatArt(front + tab(360) + tab(600))),
    low,
    half,
    strap(loop(488, 112), { ...trim, base: trim.deep }, 26),
  )
}

/** A backpack: lid, front pocket, straps; from behind its harness. */
export function drawBackpack(studio: Studio): Layer {
  const { bolt, second, cut: choose, isBack } = studio
  const body = 'M300 420C300 330 380 300 480 300S660 330 660 420L686 900Q690 984 610 990H350Q270 984 274 900Z'
  const leather = cutBolt(
    studio.sheet,
    'leather',
    choose.pick(['#8a5a34', '#5d3d28', second.base]),
    '#d8b98a',
    studio.pose,
  )
  const pocketPath = 'M318 690Q480 672 642 690L654 900Q654 946 606 950H354Q306 946 306 900Z'
  const lidPath = 'M290 430C294 330 376 290 480 290S666 330 670 430L664 540Q480 590 296 540Z'
  const buckles = [390, 570]
    .map(
      x =>
        svg`<path d="M${x - 18} 500h36v190h-36Z" fill="${leather.paint}" stroke="${leather.ink}" stroke-opacity=".5"/>${stitching(svg`M${x - 11} 506V684M${x + 11} 506V684`, leather.pale, 1.6)}<rect x="${x - 25}" y="620" width="50" height="42" rx="6" fill="none" stroke="#cda75c" stroke-width="8"/>`,
    )
    .join('')
  const front = stack(
    cloth(studio, {
      path: pocketPath,
      over:
        stitching(pocketPath, bolt.deep) +
        svg`<path d="M330 726H630" stroke="#b9a67f" stroke-width="7" stroke-dasharray="4 3"/>`,
    }),
    flatArt(svg`<path d="${lidPath}" transform="translate(0 10)" fill="${bolt.ink}" fill-opacity=".35"/>`),
    cloth(studio, { path: lidPath, over: stitching(lidPath, bolt.deep) }),
    flatArt(buckles),
  )
  const strapPath =
    'M430 330C350 400 330 560 360 720 372 800 360 880 330 930L374 950C410 890 424 800 414 720 396 580 410 440 480 380Z'
  const one = cloth(studio, { path: strapPath, over: stitching(strapPath, bolt.pale) })
  const back = stack(
    cloth(studio, {
      path: 'M360 420Q480 390 600 420L620 900Q480 930 340 900Z',
      over: seam('M360 560Q480 540 606 560M350 720Q480 700 612 720', bolt, bolt.deep),
    }),
    one,
    mirrored(one),
  )
  const peak = studio.isHung ? -8 : 190
  const loop = strap(svg`M430 320C430 ${peak + 30} 450 ${peak} 480 ${peak}S530 ${peak + 30} 530 320`, leather, 22)
  const sidePocket = cloth(studio, { path: 'M286 700C250 710 236 760 240 880Q242 950 290 950Z' })
  return setOutBag(
    studio,
    stack(
      sidePocket,
      mirrored(sidePocket),
      cloth(studio, {
        path: body,
        over: creases(
          studio,
          choose,
          3,
          { x: 320, y: 560, width: 300, height: 40 },
          { length: 200, width: 60, angle: 10, strength: 0.5 },
        ),
      }),
      isBack ? back : front,
    ),
    990,
    220,
    loop,
  )
}
