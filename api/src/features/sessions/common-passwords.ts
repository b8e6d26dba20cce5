import { listingCities } from '@closyyy/contract/listing-cities'
import { fieldError } from '../../http/app-error.ts'

/** Words missing from leak lists: names of the shop, the country and its cities. */
const ownWords = ['closyyy', 'closyyydemo', 'closy', 'pakistani', 'punjab', 'sindh', 'bismillah', 'mashallah']
const MAX_COMMON = 1_000
/** Digits and signs around a word that hardly strengthen it: `Lahore@786`. */
const MAX_SURROUNDING = 5

interface Lists {
  leaked: ReadonlySet<string>
  words: ReadonlySet<string>
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const charactersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Loads the list, some megabytes, when the first password is set. */
async function readLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const leaked = dictionary['passwords-common']
  const words = [...leaked.slice(0, MAX_COMMON), ...ownWords, ...listingCities].map(lettersOf)
  return { leaked: new Set(leaked), words: new Set(words.filter(word => word !== '')) }
}

let lists: Promise<Lists> | undefined

export async function isCommon(password: string): Promise<boolean> {
  lists ??= readLists()
  const { leaked, words } = await lists
  const letters = lettersOf(password)
  return (
    leaked.has(password.toLowerCase()) || (words.has(letters) && password.length - letters.length <= MAX_SURROUNDING)
  )
}

interface Names {
  username: string
  email: string
  phone: string | null
}

export async function requireUncommon(password: string): Promise<void> {
  if (await isCommon(password)) throw fieldError('password', 'account.password-common')
}

export function requireNotOwnName(password: string, names: Names): void {
  if (isOwnName(password, names)) throw fieldError('password', 'account.password-own-name')
}

/** Compares case- and punctuation-insensitively. */
export function isOwnName(password: string, { username, email, phone }: Names): boolean {
  const [mailbox = ''] = email.split('@')
  const names = [username, email, mailbox, phone ?? '', phone?.replace(/^92/, '0') ?? ''].map(charactersOf)
  const characters = charactersOf(password)
  return characters !== '' && names.includes(characters)
}
