import type { Layer } from '../layer.ts'
import { flatArt } from '../layer.ts'
import { linear, svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'

/** The brass rail across the top of the picture that hangers hang on. */
export function rail(studio: Studio): string {
  const brass = linear(
    studio.sheet,
    [
      [0, '#8a6a3c'],
      [0.3, '#e6cd98'],
      [0.6, '#b08d55'],
      [1, '#6d5230'],
    ],
    [0, 0, 0, 1],
  )
  return `<rect y="70" width="960" height="26" fill="#2c1f15" fill-opacity=".12"/><rect y="44" width="960" height="15" fill="${brass}"/>`
}

function hook(y: number): string {
  const bow = svg`M480 ${y}V62C480 28 506 26 506 0 506 -28 460 -30 460 2`
  return `<path d="${bow}" fill="none" stroke="#6b6258" stroke-width="8" stroke-linecap="round"/><path d="${bow}" fill="none" stroke="#d9d3c8" stroke-width="3" stroke-linecap="round"/>`
}

/** A wooden hanger inside a garment whose neck point is at y; half is its half width, fall its slope. */
export function hanger(studio: Studio, y: number, half: number, fall: number): Layer {
  const wood = linear(
    studio.sheet,
    [
      [0, '#c99f6d'],
      [0.45, '#ddb987'],
      [1, '#8d6438'],
    ],
    [0, 0, 0, 1],
  )
  const bar = svg`M480 ${y - 26}C510 ${y - 26} 530 ${y - 8} 560 ${y + 4}L${480 + half} ${y + fall}Q${486 + half} ${y + fall + 30} ${466 + half} ${y + fall + 26}L560 ${y + 36}Q480 ${y + 16} 400 ${y + 36}L${494 - half} ${y + fall + 26}Q${474 - half} ${y + fall + 30} ${480 - half} ${y + fall}L400 ${y + 4}C430 ${y - 8} 450 ${y - 26} 480 ${y - 26}Z`
  return flatArt(`${hook(y - 24)}<path d="${bar}" fill="${wood}" stroke="#6e4a26" stroke-opacity=".5"/>`)
}

/** A hanger with two clips gripping a waistband at y, half its half width. */
export function clipHanger(studio: Studio, y: number, half: number): string {
  const wood = linear(
    studio.sheet,
    [
      [0, '#c99f6d'],
      [0.45, '#ddb987'],
      [1, '#8d6438'],
    ],
    [0, 0, 0, 1],
  )
  const steel = linear(studio.sheet, [
    [0, '#8b8d90'],
    [0.4, '#e8e9ea'],
    [1, '#76787c'],
  ])
  const clip = (x: number): string =>
    svg`<rect x="${x - 15}" y="${y - 46}" width="30" height="66" rx="5" fill="${steel}" stroke="#4c4e52" stroke-opacity=".5"/><path d="M${x - 11} ${y - 4}h22" stroke="#4c4e52" stroke-opacity=".5" stroke-width="2"/>`
  return svg`${hook(y - 62)}<rect x="${480 - half - 30}" y="${y - 64}" width="${half * 2 + 60}" height="24" rx="12" fill="${wood}" stroke="#6e4a26" stroke-opacity=".5"/>${clip(480 - half * 0.78)}${clip(480 + half * 0.78)}`
}
