import { plinth } from '../backdrops.ts'
import { cloth } from '../cloth.ts'
import { creases } from '../drape.ts'
import { flatArt, type Layer, mirrored, placed, stack } from '../layer.ts'
import { deepen, lift } from '../shade.ts'
import { groundShadow } from '../shadow.ts'
import { linear, radial, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'
import { metalOf } from './bag-parts.ts'

/** A wristwatch: case, dial, hands, strap or bracelet. */
export function drawWatch(studio: Studio): Layer {
  const { bolt, second, cut: choose, spec } = studio
  const isGold = choose.chance(0.5)
  const steel = metalOf(studio, isGold ? '#d3aa5c' : '#b4b9be')
  const isBracelet = spec.fabric === 'metal'
  const band = isBracelet ? steel : bolt
  const half = choose.range(78, 90)
  const upper = svg`M${480 - half} 470L${480 - half * 0.8} 130Q${480 - half * 0.8} 96 ${480 - half * 0.5} 92H${480 + half * 0.5}Q${480 + half * 0.8} 96 ${480 + half * 0.8} 130L${480 + half} 470Z`
  const lower = svg`M${480 - half} 730L${480 - half * 0.78} 1080Q480 1130 ${480 + half * 0.78} 1080L${480 + half} 730Z`
  const links = Array.from({ length: 12 }, (_, at) => svg`M370 ${96 + at * 32}H590M370 ${742 + at * 32}H590`).join('')
  const holes = [0, 1, 2, 3, 4].map(at => svg`M480 ${860 + at * 44}v0`).join('')
  const over = isBracelet
    ? svg`<path d="${links}" stroke="${band.ink}" stroke-opacity=".55" stroke-width="4"/><path d="M${480 - half * 0.4} 90V1120M${480 + half * 0.4} 90V1120" stroke="${band.ink}" stroke-opacity=".35" stroke-width="3"/>`
    : stitching(
        svg`M${480 - half + 14} 470L${480 - half * 0.8 + 12} 110M${480 + half - 14} 470L${480 + half * 0.8 - 12} 110M${480 - half + 14} 730L${480 - half * 0.78 + 12} 1080M${480 + half - 14} 730L${480 + half * 0.78 - 12} 1080`,
        band.pale,
      ) + svg`<path d="${holes}" stroke="${band.ink}" stroke-width="12" stroke-linecap="round"/>`
  const dialColour = choose.pick(['#f5f1e8', '#20263a', second.base, '#1d3b33'])
  const mark = choose.chance(0.5) ? '#d9b766' : '#f4f1ea'
  const tone = dialColour === '#f5f1e8' ? '#5b4a2e' : mark
  const ticks = Array.from(
    { length: 12 },
    (_, at) =>
      svg`<path d="M0 -124V${at % 3 === 0 ? -92 : -106}" transform="rotate(${at * 30})" stroke="${tone}" stroke-width="${at % 3 === 0 ? 9 : 5}"/>`,
  ).join('')
  const glass = linear(
    studio.sheet,
    [
      [0, '#fff', 0.4],
      [0.45, '#fff', 0.05],
      [1, '#fff', 0],
    ],
    [0, 0, 1, 1],
  )
  const rim = linear(
    studio.sheet,
    [
      [0, lift(steel.base, 0.7)],
      [0.4, steel.base],
      [0.7, deepen(steel.base, 0.45)],
      [1, lift(steel.base, 0.3)],
    ],
    [0, 0, 1, 1],
  )
  const dial = radial(studio.sheet, [
    [0, lift(dialColour, 0.14)],
    [1, deepen(dialColour, 0.25)],
  ])
  const face = svg`<g transform="translate(480 600)"><rect x="166" y="-20" width="36" height="40" rx="7" fill="${rim}"/><circle r="176" fill="${rim}"/><circle r="160" fill="${deepen(steel.base, 0.3)}"/><circle r="150" fill="${dial}"/>${ticks}<circle cy="62" r="30" fill="none" stroke="${tone}" stroke-opacity=".5" stroke-width="3"/><path d="M0 62V42" stroke="${tone}" stroke-width="3"/><path d="M0 12L-4 -72 0 -84 4 -72Z" transform="rotate(-54)" fill="${tone}" stroke="${tone}" stroke-width="4"/><path d="M0 16L-3 -112 0 -120 3 -112Z" transform="rotate(54)" fill="${tone}" stroke="${tone}" stroke-width="3"/><circle r="9" fill="${tone}"/><path d="M-132 -60A146 146 0 0 1 40 -140L-70 126A146 146 0 0 1 -132 -60Z" fill="${glass}"/></g>`
  const lug = 'M392 440H568V520H392ZM392 680H568V760H392Z'
  const buckle = svg`<rect x="${480 - half * 0.95}" y="76" width="${half * 1.9}" height="46" rx="12" fill="none" stroke="${steel.base}" stroke-width="13"/>`
  const watch = stack(
    cloth(studio, { path: upper, bolt: band, over }),
    cloth(studio, { path: lower, bolt: band, over }),
    flatArt(isBracelet ? '' : buckle),
    cloth(studio, { path: lug, bolt: steel }),
    { art: face, outline: '<circle cx="480" cy="600" r="176"/>' },
  )
  const posed = studio.isHung
    ? placed(watch, 'rotate(34 480 600) translate(48 60) scale(.9)')
    : studio.isFlat
      ? watch
      : placed(watch, 'rotate(-8 480 600) translate(29 36) scale(.94)')
  return posed
}

/** Sunglasses: round, square or cat-eye. */
export function drawSunglasses(studio: Studio): Layer {
  const { bolt, second, cut: choose, spec } = studio
  const kind = choose.pick(['round', 'square', 'cat', 'aviator'])
  const isMetal = spec.fabric === 'metal' || kind === 'aviator'
  const frame = isMetal ? metalOf(studio, choose.pick(['#d3aa5c', '#9aa0a6'])) : bolt
  const shapes: Record<string, string> = {
    round: 'M300 470C380 470 424 526 424 596S380 724 300 724 176 666 176 596 220 470 300 470Z',
    square: 'M196 484H410Q438 484 434 520L420 668Q414 708 372 708H236Q190 708 182 664L168 520Q164 486 196 484Z',
    cat: 'M150 470C240 480 350 486 414 510 444 524 436 600 408 656 380 710 300 722 244 700 186 676 166 600 150 470Z',
    aviator:
      'M184 500C240 476 380 474 418 500 446 530 430 640 388 700 350 744 280 744 232 700 186 650 160 530 184 500Z',
  }
  const shape = shapes[kind]!
  const lensPaint = linear(
    studio.sheet,
    [
      [0, deepen(second.base, 0.75), 0.95],
      [0.6, deepen(second.base, 0.5), 0.86],
      [1, second.base, 0.6],
    ],
    [0, 0, 0.2, 1],
  )
  const shine = linear(
    studio.sheet,
    [
      [0, '#fff', 0.55],
      [0.5, '#fff', 0.06],
      [1, '#fff', 0],
    ],
    [0, 0, 1, 1],
  )
  const width = isMetal ? 11 : 28
  const rim = svg`<path d="${shape}" fill="${lensPaint}"/><path d="M214 520Q290 490 380 512L250 690Q196 640 214 520Z" fill="${shine}"/><path d="${shape}" fill="none" stroke="${deepen(frame.base, 0.4)}" stroke-width="${width + 3}"/><path d="${shape}" fill="none" stroke="${frame.paint}" stroke-width="${width}"/><path d="${shape}" transform="translate(-2 -4)" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${width * 0.2}"/>`
  const bridge = svg`<path d="M424 ${isMetal ? 540 : 560}Q480 ${isMetal ? 500 : 516} 536 ${isMetal ? 540 : 560}" fill="none" stroke="${frame.base}" stroke-width="${width}"/>${kind === 'aviator' ? svg`<path d="M400 490H560" stroke="${frame.base}" stroke-width="9"/>` : ''}`
  const temple = svg`<path d="M170 520C150 440 196 330 250 280 270 262 300 270 310 300" fill="none" stroke="${deepen(frame.base, 0.3)}" stroke-width="${width * 0.8}" stroke-linecap="round"/>`
  const outline = svg`<path d="${shape}"/><path d="M420 550h120v20h-120Z"/>`
  const lens: Layer = { art: rim, outline }
  const glasses = stack(flatArt(temple + mirrored(flatArt(temple)).art), lens, mirrored(lens), flatArt(bridge))
  if (studio.isFlat) return glasses
  const stand = studio.isHung
    ? placed(glasses, 'rotate(-13 480 600) translate(24 6) scale(.95)')
    : placed(glasses, 'translate(0 40)')
  const block = studio.isHung ? flatArt(plinth(studio, 120, 764, 720, 500)) : flatArt('')
  return stack(
    block,
    flatArt(
      groundShadow(studio, 300, studio.isHung ? 770 : 768, 190, 26) +
        groundShadow(studio, 660, studio.isHung ? 720 : 768, 190, 26),
    ),
    stand,
  )
}

/** A baseball cap, or from behind its strap. */
export function drawCap(studio: Studio): Layer {
  const { bolt, second, cut: choose, isBack } = studio
  const dome = 'M206 720C196 520 300 396 480 392S764 520 754 720Q480 770 206 720Z'
  const panels = seam(
    'M480 392C478 500 478 640 480 750M330 440C290 540 280 640 288 736M630 440C670 540 680 640 672 736',
    bolt,
    bolt.deep,
  )
  const eyes = svg`<path d="M392 510v0M568 510v0" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="13" stroke-linecap="round"/>`
  const brimBolt = choose.chance(0.4) ? second : bolt
  const brimPath =
    'M196 716C300 676 660 676 764 716 820 770 830 830 800 856 700 800 260 800 160 856 130 830 140 770 196 716Z'
  const brim = cloth(studio, {
    path: brimPath,
    bolt: brimBolt,
    light: 0,
    over: [0, 14, 28, 42, 56]
      .map(
        dy =>
          svg`<g transform="translate(0 ${dy})">${stitching('M170 780C300 730 660 730 790 780', brimBolt.deep, 1.8)}</g>`,
      )
      .join(''),
  })
  const opening = svg`<path d="M370 738C372 600 588 600 590 738Q480 754 370 738Z" fill="#2a1d15" fill-opacity=".85"/><path d="M360 726Q480 748 600 726" fill="none" stroke="${bolt.deep}" stroke-width="38"/><path d="M360 724Q480 746 600 724" fill="none" stroke="${bolt.base}" stroke-width="32"/><rect x="452" y="712" width="56" height="44" rx="6" fill="none" stroke="#c9a45a" stroke-width="8"/>`
  const crown = cloth(studio, {
    path: dome,
    over:
      panels +
      eyes +
      creases(
        studio,
        choose,
        3,
        { x: 260, y: 480, width: 400, height: 60 },
        { length: 200, width: 70, angle: 12, strength: 0.5 },
      ),
  })
  const button = svg`<ellipse cx="480" cy="392" rx="20" ry="11" fill="${bolt.base}" stroke="${bolt.ink}" stroke-opacity=".5" stroke-width="2"/>`
  const cap = stack(crown, flatArt(button), isBack ? flatArt(opening) : brim)
  if (studio.isFlat) return cap
  const y = isBack ? 744 : 846
  return placed(
    stack(flatArt(groundShadow(studio, 480, y, 390, 46)), studio.isHung ? placed(cap, 'rotate(-9 480 700)') : cap),
    'translate(-24 -10) scale(1.05)',
  )
}
