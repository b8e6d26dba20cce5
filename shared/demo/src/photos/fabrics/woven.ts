import type { Weave } from '../bolt.ts'
import { lift, lightness, mix } from '../shade.ts'
import { svg } from '../sheet.ts'

/** Straight threads across a square of the given size, as path data. */
export function threads(size: number, gap: number, offset: number, isAcross: boolean): string {
  return Array.from({ length: Math.floor(size / gap) }, (_, at) => {
    const place = at * gap + offset
    return isAcross ? svg`M0 ${place}H${size}` : svg`M${place} 0V${size}`
  }).join('')
}

const plain: Weave = ({ deep, pale }) => ({
  width: 240,
  height: 240,
  art: `<path d="${threads(240, 4, 2, true)}" stroke="${deep}" stroke-opacity=".1"/><path d="${threads(240, 4, 2, false)}" stroke="${pale}" stroke-opacity=".14"/>`,
})

const stripe: Weave = ({ contrast, pale }, random) => {
  const gap = random.pick([26, 34, 46, 60])
  const band = gap * random.pick([0.5, 0.3, 0.16])
  const echo = random.chance(0.5)
    ? svg`<rect x="${band + gap * 0.16}" width="${gap * 0.06}" height="240" fill="${pale}"/>`
    : ''
  return {
    width: gap,
    height: 240,
    art: svg`<rect width="${band}" height="240" fill="${contrast}" fill-opacity=".9"/>${echo}`,
  }
}

const pinstripe: Weave = ({ base, contrast }, random) => {
  const gap = random.pick([22, 30, 38])
  return {
    width: gap,
    height: 240,
    art: svg`<path d="M${gap / 2} 0V240" stroke="${mix(base, lightness(base) > 0.5 ? contrast : '#f4eee2', 0.6)}" stroke-width="1.8" stroke-dasharray="3 1"/>`,
  }
}

const gingham: Weave = ({ base, contrast }, random) => {
  const half = random.pick([14, 18, 24])
  const tint = mix(base, contrast, 0.5)
  return {
    width: half * 2,
    height: half * 2,
    art: svg`<path d="M0 0H${half}V${half * 2}H0Z" fill="${tint}"/><path d="M0 0H${half * 2}V${half}H0Z" fill="${tint}"/><path d="M0 0H${half}V${half}H0Z" fill="${contrast}"/>`,
  }
}

const check: Weave = ({ base, contrast, deep, pale }, random) => {
  const size = random.pick([84, 104, 128])
  const wide = size * random.pick([0.3, 0.42])
  const bars = (fill: string, at: number, width: number, opacity: number): string =>
    svg`<path d="M${at} 0h${width}V${size}h-${width}ZM0 ${at}H${size}v${width}H0Z" fill="${fill}" fill-opacity="${opacity}"/>`
  return {
    width: size,
    height: size,
    art:
      bars(deep, 0, wide, 0.55) +
      bars(contrast, wide * 0.42, wide * 0.16, 0.85) +
      bars(mix(pale, base, 0.2), size * 0.68, 4, 0.9) +
      bars(contrast, size * 0.76, 3, 0.7),
  }
}

const houndstooth: Weave = ({ contrast }) => ({
  width: 32,
  height: 32,
  art: `<path d="M0 0H16V16H0ZM16 0L24 0 32 8V16ZM0 16H8L16 24V32L0 16ZM16 16L24 16 32 24V32ZM0 24L8 32H0Z" fill="${contrast}"/>`,
})

const chevron: Weave = ({ contrast, deep }) => ({
  width: 40,
  height: 20,
  art: `<path d="M-2 12L10 0 30 20 42 8M-2 32L10 20 30 40 42 28M-2 -8L10 -20 30 0 42 -12" fill="none" stroke="${contrast}" stroke-opacity=".75" stroke-width="4"/><path d="M-2 2L10 -10 30 10 42 -2M-2 22L10 10 30 30 42 18" fill="none" stroke="${deep}" stroke-opacity=".4" stroke-width="2"/>`,
})

const denim: Weave = ({ deep, pale }, random) => {
  const slubs = Array.from(
    { length: 10 },
    () => svg`M${random.range(0, 72)} ${random.range(0, 60)}v${random.range(6, 22)}`,
  ).join('')
  const twill = Array.from({ length: 24 }, (_, at) => `M${at * 6 - 72} 72L${at * 6} 0`).join('')
  return {
    width: 72,
    height: 72,
    art: `<path d="${twill}" stroke="${deep}" stroke-opacity=".38" stroke-width="1.6"/><path d="${slubs}" stroke="${pale}" stroke-opacity=".3" stroke-width="1.4"/>`,
  }
}

const khaddar: Weave = ({ deep, pale }, random) => {
  const lines = (count: number, across: boolean): string =>
    Array.from({ length: count }, () => {
      const [x, y, length] = [random.range(0, 90), random.range(0, 90), random.range(14, 60)]
      return across ? svg`M${x} ${y}h${length}` : svg`M${x} ${y}v${length}`
    }).join('')
  return {
    width: 96,
    height: 96,
    art: `<path d="${lines(46, true)}" stroke="${deep}" stroke-opacity=".26" stroke-width="1.5"/><path d="${lines(40, false)}" stroke="${pale}" stroke-opacity=".34" stroke-width="1.5"/><path d="${lines(7, true)}" stroke="${pale}" stroke-opacity=".5" stroke-width="2.4"/>`,
  }
}

const knit: Weave = ({ base, deep, pale }, random) => {
  const isCable = random.chance(0.5)
  const stitches = (x: number): string =>
    `<path d="M${x} 0l6 8 6-8v5l-6 8-6-8z" fill="${pale}" fill-opacity=".34"/><path d="M${x} 0V13" stroke="${deep}" stroke-opacity=".5" stroke-width="1.6"/>`
  if (!isCable) return { width: 12, height: 13, art: stitches(0) }
  const cable = `<path d="M62 -10C62 10 92 16 92 39S62 68 62 88M92 -10C92 10 62 16 62 39S92 68 92 88" fill="none" stroke="${deep}" stroke-opacity=".55" stroke-width="17"/><path d="M92 -10C92 10 62 16 62 39S92 68 92 88" fill="none" stroke="${base}" stroke-width="13"/><path d="M62 -10C62 10 92 16 92 39S62 68 62 88" fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="17" stroke-dasharray="52 200" stroke-dashoffset="-26"/><path d="M62 -10C62 10 92 16 92 39S62 68 62 88" fill="none" stroke="${lift(base, 0.12)}" stroke-width="13"/>`
  const rows = Array.from(
    { length: 6 },
    (_, at) => `<g transform="translate(0 ${at * 13})">${stitches(0)}${stitches(12)}${stitches(24)}${stitches(36)}</g>`,
  ).join('')
  return {
    width: 108,
    height: 78,
    art: `${rows}<rect x="48" width="60" height="78" fill="${deep}" fill-opacity=".22"/>${cable}`,
  }
}

const canvas: Weave = ({ deep, pale }) => ({
  width: 240,
  height: 240,
  art: `<g fill="none" stroke-width="5" stroke-dasharray="5" stroke-opacity=".16"><path d="${threads(240, 10, 2.5, true)}" stroke="${deep}"/><path d="${threads(240, 10, 7.5, true)}" stroke="${pale}"/></g>`,
})

/** Cloths whose pattern comes from the loom. */
export const woven = { plain, stripe, pinstripe, gingham, check, houndstooth, chevron, denim, khaddar, knit, canvas }
