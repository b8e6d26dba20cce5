const pairs = (characters: string, latin: string) =>
  [...characters].map((character, index) => [character, latin[index] ?? character] as const)

/** Maps a block of 26 characters to the letters a to z. */
const alphabet = (first: number) =>
  pairs(String.fromCodePoint(...Array.from({ length: 26 }, (_, index) => first + index)), 'abcdefghijklmnopqrstuvwxyz')

/** Characters without a compatibility decomposition that stand for one letter, digit or punctuation mark in any text. */
const latinCharacters = new Map([
  ...pairs('⓿❶❷❸❹❺❻❼❽❾', '0123456789'),
  ...pairs('🄋➀➁➂➃➄➅➆➇➈', '0123456789'),
  ...pairs('🄌➊➋➌➍➎➏➐➑➒', '0123456789'),
  ...pairs('〇一二三四五六七八九', '0123456789'),
  ...pairs('⓵⓶⓷⓸⓹⓺⓻⓼⓽', '123456789'),
  ...pairs('。۔٫،٬、’‘−×', "...,,,''-x"),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('ıøłđħŧɑɡ', 'ioldhtag'),
  ...alphabet(0x1f150),
  ...alphabet(0x1f170),
  ...pairs('يىكهةە', 'ییکہہہ'),
])

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes = new Map([
  ...pairs('авсԁеһніјкӏмопрԛгѕтуѵԝх', 'abcdehhijklmonpqrstyvwx'),
  ...pairs('АВСЕНІЈКМОРԚЅТУѴԜХ', 'ABCEHIJKMOPQSTYVWX'),
  ...pairs('αβγεηικνορτυχω', 'abyenikvoptuxw'),
  ...pairs('ΑΒΕΗΙΚΜΝΟΡΤΥΧΖ', 'ABEHIKMNOPTYXZ'),
])

const word = /[\p{L}\p{N}]+/gu
const mixedWord = /^(?=.*[A-Za-z\d]).*[\p{Script=Cyrillic}\p{Script=Greek}]/u
const digit = /\p{Nd}/u
const letterOrNumber = /[\p{L}\p{N}]/u
const dash = /\p{Pd}/u

/** Returns the value of a digit of any script; Unicode has all ten in a row, from zero on. */
function digitValue(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

function toSeparator(character: string): string {
  if (dash.test(character)) return '-'
  return character.trim() === '' ? ' ' : '·'
}

/** Returns the Latin letter, digit or punctuation mark for which a character stands in any text, or a letter itself. */
export function toLatinCharacter(character: string): string {
  if (character <= '\u007f') return character
  const latin = latinCharacters.get(character)
  if (latin !== undefined) return latin
  if (digit.test(character)) return digitValue(character)
  return letterOrNumber.test(character) ? character : toSeparator(character)
}

/** Replaces Cyrillic and Greek letters in words with Latin letters or digits; every character keeps its place. */
export function replaceLookAlikes(text: string): string {
  return text.replace(word, written =>
    mixedWord.test(written) ? [...written].map(character => lookAlikes.get(character) ?? character).join('') : written,
  )
}
