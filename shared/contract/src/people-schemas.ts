import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { isPersonName } from './text-rules.ts'

const nameCharacters = message('person.name-characters')

/** A first or last name of at most 50 characters, trimmed: letters of any script, spaces, hyphens, apostrophes (ACCOUNT-6). */
export const PersonName = z.string().check(z.trim(), z.maxLength(50), z.refine(isPersonName, nameCharacters))
