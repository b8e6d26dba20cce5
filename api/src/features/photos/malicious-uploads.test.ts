import { register } from '@closyyy/contract/accounts-calls'
import type { Call } from '@closyyy/contract/call'
import * as disputes from '@closyyy/contract/disputes-calls'
import { createDraft, updateDraft } from '@closyyy/contract/drafts-calls'
import { createProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { rateUser } from '@closyyy/contract/ratings-calls'
import { updateProfilePicture } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/mini'
import { addAddress, addUser, signIn } from '../../../test/builders.ts'
import { contractCalls } from '../../../test/contract-calls.ts'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { MARK, maliciousFiles } from '../../../test/malicious-files.ts'
import { openInBrowser } from '../../../test/opened-in-browser.ts'
import { newRegistration } from '../../../test/sign-up.ts'

/** Tests one in this many combinations of file and call: by default each file once, with 1 all of them. */
const EVERY = Number(process.env.MALICIOUS_EVERY ?? 9)

const asSent = { io: 'input', reused: 'inline', unrepresentable: 'any' } as const

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']
let addressId: number
let owner: string
const files = new Map<string, File>()

beforeAll(async () => {
  fixture = await openDisputeFixture(({ limits }) => {
    for (const name of Object.keys(limits)) limits[name as keyof typeof limits] = 1_000_000
  })
  owner = fixture.seller.token
  api = fixture.api
  addressId = await addAddress(api.db, { user_id: fixture.seller.id, address_type: 'pickup' })
})
afterAll(() => api.close())

type Field = [string, string | number | File]

interface Sending {
  call: Call
  /** Other fields of the form, the caller's token, and the name of the file field. */
  prepare: () => Promise<{ fields: Field[]; field: string; token?: string; id?: number }>
}

const kurta = (): Field[] => Object.entries(listing(addressId))
const newProduct = async () => (await sendForm(api, createProduct, { fields: kurta() }, owner)).data
const report = async (): Promise<Field[]> => [
  ['order_id', (await fixture.order()).id],
  ['reason', 'damaged'],
  ['message', 'A torn seam.'],
]

const sendings: Sending[] = [
  {
    call: register,
    prepare: async () => ({ fields: Object.entries(await newRegistration(api)), field: 'profile_picture' }),
  },
  {
    call: updateProfilePicture,
    prepare: async () => ({ fields: [], field: 'profile_picture', token: await signIn(api.db, await addUser(api.db)) }),
  },
  { call: createProduct, prepare: async () => ({ fields: kurta(), field: 'images[]', token: owner }) },
  {
    call: updateProductPhotos,
    prepare: async () => {
      const { id } = await newProduct()
      return { id, fields: [], field: 'new_photos[]', token: owner }
    },
  },
  {
    call: createDraft,
    prepare: async () => {
      const token = await signIn(api.db, await addUser(api.db))
      return { fields: [['title', 'Kurta']], field: 'images[]', token }
    },
  },
  {
    call: updateDraft,
    prepare: async () => {
      const token = await signIn(api.db, await addUser(api.db))
      const { data } = await api.call(createDraft, { body: { title: 'Kurta' } }, token)
      return { id: data.id, fields: [['title', 'Kurta']], field: 'images[]', token }
    },
  },
  {
    call: rateUser,
    prepare: async () => {
      await fixture.meetNewPeople()
      await fixture.order('completed')
      const fields: Field[] = [
        ['rating', 5],
        ['comment', 'As shown.'],
      ]
      return { id: fixture.seller.id, fields, field: 'pictures[]', token: fixture.buyer.token }
    },
  },
  {
    call: disputes.openDispute,
    prepare: async () => ({ fields: await report(), field: 'photos[]', token: fixture.buyer.token }),
  },
  {
    call: disputes.sendDisputeMessage,
    prepare: async () => {
      const { data } = await sendForm(api, disputes.openDispute, { fields: await report() }, fixture.buyer.token)
      return { id: data.id, fields: [['message', 'Look.']], field: 'photos[]', token: fixture.buyer.token }
    },
  },
]

async function fileOf(name: string): Promise<File> {
  const known = files.get(name)
  if (known) return known
  const made = await maliciousFiles.find(file => file.name === name)?.make()
  if (!made) throw new Error(`There is no ${name}.`)
  files.set(name, made)
  return made
}

/** Lists the problems of a file as served. */
async function wrongWith(name: string): Promise<string[]> {
  const { headers, rawPayload, statusCode } = await api.app.inject(`/photos/${name}`)
  if (statusCode === 404) return []
  const wrong = []
  if (headers['content-type'] !== 'image/webp') wrong.push(`${name} is ${headers['content-type']}`)
  if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${name} may be sniffed`)
  if (!String(headers['content-security-policy']).includes('sandbox')) wrong.push(`${name} is in no sandbox`)
  if (rawPayload.includes(MARK)) wrong.push(`${name} holds what was hidden`)
  return wrong
}

/** Uploads a file. @returns the outcome */
async function outcomeOf({ call, prepare }: Sending, name: string): Promise<string> {
  const { fields, field, token, id } = await prepare()
  const before = new Set(await api.photoFiles())
  const { status, failure } = await sendForm(api, call, { id, fields: [...fields, [field, await fileOf(name)]] }, token)
  const added = (await api.photoFiles()).filter(each => !before.has(each))
  const wrong = (await Promise.all(added.map(wrongWith))).flat()
  if (wrong.length > 0) return wrong.join('; ')
  if (status < 300) return added.length > 0 ? 'pixels' : 'lost'
  const hasReason =
    status === 422 && Object.keys(failure.errors ?? {}).some(key => key.startsWith(field.replace('[]', '')))
  return hasReason && added.length === 0 ? 'rejected' : `status ${status}, ${added.length} files: ${failure.message}`
}

// PHOTO-3
describe('malicious files', () => {
  test.each(sendings.map((sending, column) => [sending.call.name, sending, column] as const))(
    'are harmless if sent by %s',
    async (_name, sending, column) => {
      const [seen, expected]: [string[], string[]] = [[], []]
      for (const [row, { name, outcome }] of maliciousFiles.entries()) {
        if ((row + column) % EVERY !== 0) continue
        seen.push(`${name}: ${await outcomeOf(sending, name)}`)
        expected.push(`${name}: ${outcome}`)
      }
      expect(seen).toEqual(expected)
    },
    60_000 + (maliciousFiles.length * 3_000) / EVERY,
  )

  test('run nothing in a browser, however they are opened', async () => {
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
    // One rendition of each photo.
    const paths = (await api.photoFiles()).filter(name => name.endsWith('-320.webp')).map(name => `/photos/${name}`)
    expect(paths.length).toBeGreaterThan(0)
    expect(await openInBrowser(origin, paths)).toEqual(['control', 'control', 'control'])
  }, 600_000)

  test('are harmless in every call that accepts files', async () => {
    const takers: string[] = []
    for (const call of await contractCalls()) {
      const { body } = await call.schemas()
      if (body && JSON.stringify(toJSONSchema(body, asSent)).includes('"contentEncoding"')) takers.push(call.name)
    }
    expect(sendings.map(({ call }) => call.name).sort()).toEqual(takers.sort())
  })
})
