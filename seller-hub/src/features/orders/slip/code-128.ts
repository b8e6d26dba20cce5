/** Bar and gap widths in modules, by symbol value (ISO/IEC 15417, code set B). */
const widths =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'

const START_B = 104
const STOP = '2331112'
const widthsOf = (value: number) => widths.slice(value * 6, value * 6 + 6)

/** Quiet zone on either side, in modules. */
const QUIET = 10

/** Position and width in modules. */
export interface Bar {
  x: number
  width: number
}

/** Encodes printable ASCII as Code 128; the width includes both quiet zones. @throws for other characters */
export function code128(text: string): { bars: Bar[]; width: number } {
  const values = [...text].map(character => {
    const value = character.charCodeAt(0) - 32
    if (value < 0 || value > 94) throw new Error('A barcode takes printable ASCII alone.')
    return value
  })
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103
  const runs = [START_B, ...values, check].map(widthsOf).join('') + STOP
  const bars: Bar[] = []
  let x = QUIET
  for (const [index, run] of [...runs].entries()) {
    if (index % 2 === 0) bars.push({ x, width: Number(run) })
    x += Number(run)
  }
  return { bars, width: x + QUIET }
}
