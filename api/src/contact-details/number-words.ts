import { type FoldedText, foldText, SYMBOLS } from './folded-text.ts'

/** The digits in English, Roman Urdu and Urdu, the last ones also as English words in Urdu letters. */
const digitWords = [
  'zero oh sifar sifer صفر زیرو',
  'one aik ek ik ایک ون',
  'two do دو ٹو',
  'three teen tin تین تھری',
  'four char chaar چار فور',
  'five panch paanch پانچ پانج فائیو فائو',
  'six chay chhay chhe cheh che چھے چھہ چھ سکس',
  'seven saat sat سات سیون',
  'eight aath ath آٹھ ایٹ',
  'nine nau naw نو نائن',
].map(words => foldText(words).text.split(' '))

const values = new Map(digitWords.flatMap((words, digit) => words.map(word => [word, String(digit)] as const)))
const repeats = new Map([
  ['double', 2],
  ['ڈبل', 2],
  ['triple', 3],
  ['ٹرپل', 3],
])

const REPEAT = [...repeats.keys()].join('|')
const DIGIT_WORD = [...values.keys()].join('|')
const WORD = `(?:(?:${REPEAT})\\s)?(?:${DIGIT_WORD})`
const word = new RegExp(`(?:(${REPEAT})\\s)?(${DIGIT_WORD})`, 'giu')
/** Number words in a row, also without spaces. */
const run = new RegExp(`(?<!\\p{L})${WORD}(?:[${SYMBOLS},]{0,3}${WORD})*(?!\\p{L})`, 'giu')

function digitsOf([, repeat = '', written = '']: readonly string[]): string {
  return (values.get(written.toLowerCase()) ?? '').repeat(repeats.get(repeat.toLowerCase()) ?? 1)
}

function joinTexts(parts: readonly FoldedText[]): FoldedText {
  return { text: parts.map(({ text }) => text).join(''), origins: parts.flatMap(({ origins }) => origins) }
}

function digitsOfRun(written: string, origins: readonly number[]): FoldedText {
  const words = [...written.matchAll(word)].map(match => {
    const text = digitsOf(match)
    return { text, origins: Array.from(text, () => origins[match.index] ?? 0) }
  })
  return joinTexts(words)
}

/** Replaces number words with digits, those in a row without the spaces between them. */
export function withDigitWords({ text, origins }: FoldedText): FoldedText {
  const parts: FoldedText[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(run)) {
    parts.push({ text: text.slice(end, index), origins: origins.slice(end, index) })
    end = index + written.length
    parts.push(digitsOfRun(written, origins.slice(index, end)))
  }
  return joinTexts([...parts, { text: text.slice(end), origins: origins.slice(end) }])
}
