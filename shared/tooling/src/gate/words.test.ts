import { expect, it } from 'vitest'
import { checkWords } from './words.ts'

const rulesIn = (text: string, path = 'docs/operations/README.md') => checkWords(path, text).map(({ rule }) => rule)
const machinePath = ['', 'tmp', 'shop.log'].join('/')
const registry = ['https://registry', 'npmjs', 'org'].join('.')

it('rejects paths of one machine', () => {
  expect(rulesIn(`tail ${machinePath}`)).toEqual(['machine-path'])
  expect(rulesIn(`open('${['', 'home', 'zara', 'closyyy'].join('/')}')`)).toEqual(['machine-path'])
})

it('accepts URL paths of the shop', () => {
  expect(rulesIn('/api/v1/users/7, /home, ./tmp/x and node_modules/a/tmp/b')).toEqual([])
})

it('rejects host names of registries, and any URL in the lock file', () => {
  expect(rulesIn(registry)).toEqual(['registry-host'])
  expect(rulesIn('resolution: { tarball: https://example.com/a.tgz }', 'pnpm-lock.yaml')).toEqual(['registry-host'])
})

// NAV-7
it('rejects the name of the shop in message catalogues', () => {
  const text = `The fee goes to ${['Clo', 'syyy'].join('')}.`
  expect(rulesIn(text, 'seller-hub/src/features/wallet/messages/en.json')).toEqual(['shop-name'])
  expect(rulesIn(text, 'api/src/messages/response-texts-en.ts')).toEqual(['shop-name'])
  expect(rulesIn(text, 'api/src/messages/render.test.ts')).toEqual([])
})

it('rejects names of workplace tools, but accepts similar words', () => {
  expect(rulesIn(`written with ${['co', 'pilot'].join('')}`)).toEqual(['workplace-tool'])
  expect(rulesIn('cursor: pointer; the user agent; a session')).toEqual([])
})
