import { Login } from '@closyyy/contract/sessions-schemas'
import { createI18n, loadCatalogues, messageId } from '@closyyy/i18n/catalogue'
import { expect, test } from 'vitest'
import { catalogues } from '../../messages.ts'
import { translateSentence } from './login-texts.ts'

const asId = (id: string) => id

test.each([
  ['', ''],
  ['www.evil.example', 'short'],
])('has a message of its own for every sentence of the contract about %j and %j', async (login, password) => {
  const i18n = createI18n('en')
  await loadCatalogues(i18n, catalogues)
  const issues = Login.safeParse({ login, password }).error?.issues ?? []
  expect(issues.length).toBeGreaterThan(0)
  for (const { message } of issues) {
    const id = translateSentence(asId, message)
    expect(id).not.toBe(message)
    expect(i18n._(messageId('auth', id))).toBe(message)
  }
})

test('leaves a sentence that it does not know as it is', () => {
  expect(translateSentence(asId, 'The shop is closed.')).toBe('The shop is closed.')
})
