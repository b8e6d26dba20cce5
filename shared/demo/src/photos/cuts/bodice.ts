import { svg } from '../sheet.ts'

/** The cut of a garment's body, in picture units measured from the middle line (x = 480). */
export interface BodiceCut {
  /** Height of the neck point, where collar meets shoulder. */
  top: number
  neck: number
  /** How far the front neckline drops below the neck point. */
  neckDrop: number
  neckShape: 'round' | 'v' | 'boat' | 'square'
  shoulder: number
  /** How far the shoulder falls from neck to tip. */
  slope: number
  chest: number
  armpitY: number
  waist: number
  waistY: number
  hem: number
  hemY: number
  /** Sag of the hem in its middle; negative for a shirt-tail rise at the sides. */
  hemCurve: number
  hemShape?: 'straight' | 'shirt-tail' | 'slit'
}

/** The neckline alone, from left to right. */
export function neckline({ top, neck, neckDrop, neckShape }: BodiceCut, isBack: boolean): string {
  const [left, right] = [480 - neck, 480 + neck]
  if (isBack)
    return svg`M${left} ${top}C${left + neck * 0.4} ${top + 20} ${right - neck * 0.4} ${top + 20} ${right} ${top}`
  const low = top + neckDrop
  if (neckShape === 'v')
    return svg`M${left} ${top}C${left + neck * 0.2} ${top + neckDrop * 0.4} ${480 - neck * 0.3} ${low - neckDrop * 0.3} 480 ${low}C${480 + neck * 0.3} ${low - neckDrop * 0.3} ${right - neck * 0.2} ${top + neckDrop * 0.4} ${right} ${top}`
  if (neckShape === 'square') return svg`M${left} ${top}L${left + 8} ${low}H${right - 8}L${right} ${top}`
  const hold = neckShape === 'boat' ? 0.5 : 0.95
  return svg`M${left} ${top}C${left + neck * (1 - hold) * 0.5} ${top + neckDrop * hold} ${480 - neck * 0.55} ${low} 480 ${low}S${right - neck * (1 - hold) * 0.5} ${top + neckDrop * hold} ${right} ${top}`
}

/** The hem alone, from right to left. */
export function hemline({ hem, hemY, hemCurve, hemShape }: BodiceCut): string {
  const [left, right] = [480 - hem, 480 + hem]
  if (hemShape === 'shirt-tail')
    return svg`M${right} ${hemY - 62}C${right - 26} ${hemY - 10} ${480 + hem * 0.5} ${hemY + hemCurve} 480 ${hemY + hemCurve}S${left + 26} ${hemY - 10} ${left} ${hemY - 62}`
  return svg`M${right} ${hemY}C${480 + hem * 0.5} ${hemY + hemCurve * 1.2} ${480 - hem * 0.5} ${hemY + hemCurve * 1.2} ${left} ${hemY}`
}

/** The right side seam from the armpit down to the hem (mirror it for the left). */
export function sideSeam({ chest, armpitY, waist, waistY, hem, hemY, hemShape }: BodiceCut): string {
  const end = hemShape === 'shirt-tail' ? hemY - 62 : hemY
  return svg`C${480 + chest - 4} ${armpitY + (waistY - armpitY) * 0.5} ${480 + waist} ${waistY - (waistY - armpitY) * 0.3} ${480 + waist} ${waistY}C${480 + waist} ${waistY + (end - waistY) * 0.35} ${480 + hem - 4} ${end - (end - waistY) * 0.45} ${480 + hem} ${end}`
}

function armhole({ shoulder, top, slope, chest, armpitY }: BodiceCut): string {
  const tip = top + slope
  return svg`C${480 + shoulder - 20} ${tip + (armpitY - tip) * 0.35} ${480 + Math.min(shoulder, chest) - 26} ${armpitY - 46} ${480 + chest} ${armpitY}`
}

function withoutStart(path: string): string {
  return path.replace(/^M[-\d.]+ [-\d.]+/, '')
}

/** The closed outline of the body; wide and narrow sides are symmetrical. */
export function bodyOutline(cut: BodiceCut, isBack: boolean): string {
  const { top, shoulder, slope, armpitY, chest, waist, waistY, hem, hemY, hemShape } = cut
  const end = hemShape === 'shirt-tail' ? hemY - 62 : hemY
  const tip = top + slope
  const leftSide = svg`C${480 - hem + 4} ${end - (end - waistY) * 0.45} ${480 - waist} ${waistY + (end - waistY) * 0.35} ${480 - waist} ${waistY}C${480 - waist} ${waistY - (waistY - armpitY) * 0.3} ${480 - chest + 4} ${armpitY + (waistY - armpitY) * 0.5} ${480 - chest} ${armpitY}`
  const leftArm = svg`C${480 - Math.min(shoulder, chest) + 26} ${armpitY - 46} ${480 - shoulder + 20} ${tip + (armpitY - tip) * 0.35} ${480 - shoulder} ${tip}`
  const shoulderBend = svg`Q${480 + (cut.neck + shoulder) / 2 + 10} ${top + slope * 0.36} ${480 + shoulder} ${tip}`
  return `${neckline(cut, isBack)}${shoulderBend}${armhole(cut)}${sideSeam(cut)}${withoutStart(hemline(cut))}${leftSide}${leftArm}${svg`Q${480 - (cut.neck + shoulder) / 2 - 10} ${top + slope * 0.36} ${480 - cut.neck} ${top}`}Z`
}

/** The inside of the back, seen through the neck opening. */
export function innerBack({ top, neck, neckDrop }: BodiceCut, rise: number): string {
  const low = top + neckDrop + 30
  return svg`M${480 - neck - 8} ${top + 6}C${480 - neck - 4} ${top - rise * 0.9} ${480 - neck * 0.6} ${top - rise} 480 ${top - rise}S${480 + neck + 4} ${top - rise * 0.9} ${480 + neck + 8} ${top + 6}L${480 + neck * 0.7} ${low}H${480 - neck * 0.7}Z`
}
