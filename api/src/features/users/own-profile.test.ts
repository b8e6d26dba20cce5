import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { getOwnUser, getProfile, updateProfile, updateProfilePicture } from '@closyyy/contract/users-calls'
import type { ProfileInput } from '@closyyy/contract/users-schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSignedInUser, addUser, signIn } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { drawPhoto, fileOf, jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(api.db, set)
const change = (token: string | undefined, body: ProfileInput) => api.call(updateProfile, { body }, token)
const own = async (token: string) => (await api.call(getOwnUser, {}, token)).data

// ACCOUNT-11
describe('changing one’s own profile', () => {
  test('writes the given fields and leaves the others', async () => {
    const { token } = await newPerson({ bio: 'Old' })
    const [before, other] = [await own(token), await newPerson()]
    const unchanged = await own(other.token)
    const wanted = {
      first_name: 'Noor-ul-Ain',
      last_name: "D'Souza خان",
      bio: 'Lawn and linen.\nLahore.',
      website: 'https://noor.example/closet',
      country: 'Pakistan',
      locale: 'ur' as const,
    }
    expect(await change(token, wanted)).toMatchObject({ status: 200, data: { ...before, ...wanted } })
    expect((await change(token, { first_name: ' Noor ' })).data).toEqual({ ...before, ...wanted, first_name: 'Noor' })
    expect((await change(token, { bio: '', website: null })).data).toMatchObject({ bio: null, website: null })
    expect((await change(token, {})).data).toEqual(await own(token))
    expect(await own(other.token)).toEqual(unchanged)
  })

  // ACCOUNT-18
  test('rejects the name of the shop as a new name', async () => {
    const [{ token }, earlier] = [await newPerson(), await newPerson({ first_name: 'Closyyy' })]
    const error = ['Please don’t use “Closyyy” in your name.']
    expect((await change(token, { first_name: 'CIosyyy' })).failure.errors).toEqual({ first_name: error })
    await change(token, { first_name: 'Clos' })
    expect((await change(token, { last_name: 'yyy' })).failure.errors).toEqual({ last_name: error })
    const { first_name, last_name } = await own(earlier.token)
    expect((await change(earlier.token, { first_name, last_name, bio: 'Linen.' })).status).toBe(200)
  })

  test('ignores fields that are not editable', async () => {
    const { token } = await newPerson()
    const before = await own(token)
    const greedy = { is_admin: true, rating_sum: 500, email: 'new@example.pk', username: 'root', id: 1 } as object
    expect((await change(token, greedy)).data).toEqual(before)
  })

  test.each([
    ['first_name', 'Sana7', 'Names can only have letters, spaces, hyphens and apostrophes.'],
    ['last_name', '<b>Khan</b>', 'Names can only have letters, spaces, hyphens and apostrophes.'],
    ['last_name', 'www.khan', 'Names can only have letters, spaces, hyphens and apostrophes.'],
    ['first_name', 'a'.repeat(51), 'At most 50 characters are allowed.'],
    ['bio', 'a'.repeat(1001), 'At most 1000 characters are allowed.'],
    ['website', 'noor.example', 'Please enter an address that starts with http:// or https://.'],
    ['website', 'javascript:alert(1)//http://a.b', 'Please enter an address that starts with http:// or https://.'],
    ['country', ' ', 'This field is required.'],
  ])('rejects an invalid %s', async (field, value, message) => {
    const { token } = await newPerson()
    const before = await own(token)
    expect(await change(token, { bio: 'New', [field]: value })).toMatchObject({
      status: 422,
      failure: { message, errors: { [field]: [message] } },
    })
    expect(await own(token)).toEqual(before)
  })

  test('requires a session with a confirmed email', async () => {
    expect((await change(undefined, { bio: 'x' })).status).toBe(401)
    const { token } = await newPerson({ email_verified_at: null })
    expect((await change(token, { bio: 'x' })).status).toBe(403)
  })
})

describe('the profile picture', () => {
  const send = (token: string | undefined, files: File[]) =>
    sendForm(api, updateProfilePicture, { fields: files.map(file => ['profile_picture', file]) }, token)

  test('becomes a small public square without metadata and replaces the old file', async () => {
    const { id, token } = await newPerson()
    const exif = { IFD0: { Make: 'Secretphone' } }
    const photo = fileOf(await drawPhoto(900, 600).withExif(exif).jpeg().toBuffer(), 'me.jpg', 'image/jpeg')
    const first = await send(token, [photo])
    expect(first).toMatchObject({ status: 200, data: { id } })
    const { profile_picture } = (await api.call(getProfile, { params: { id } })).data
    expect(profile_picture).toBe(first.data.profile_picture)
    const { rawPayload } = await api.app.inject(profile_picture ?? '')
    const { width, height, exif: left } = await sharp(rawPayload).metadata()
    expect([width, height, left]).toEqual([320, 320, undefined])
    const files = await api.photoFiles()
    const second = await send(token, [await jpegFile('other.jpg')])
    expect(second.data.profile_picture).not.toBe(profile_picture)
    expect((await api.app.inject(profile_picture ?? '')).statusCode).toBe(404)
    expect(await api.photoFiles()).toHaveLength(files.length)
  })

  test('leaves one file after two concurrent uploads', async () => {
    const { token } = await newPerson()
    const before = (await api.photoFiles()).length
    const responses = await Promise.all([send(token, [await jpegFile()]), send(token, [await jpegFile()])])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await api.photoFiles()).toHaveLength(before + 1)
  })

  // SHOP-4
  test('requires an image and a session', async () => {
    const { token } = await newPerson()
    expect((await send(token, [])).failure).toEqual({
      status: 'error',
      message: 'Please select a file.',
      errors: { profile_picture: ['Please select a file.'] },
    })
    const text = fileOf(Buffer.from('hello'), 'me.png', 'image/png')
    expect((await send(token, [text])).failure.errors).toEqual({
      profile_picture: ['Only JPEG, PNG, JPG, GIF, and SVG images are allowed.'],
    })
    const large = fileOf(Buffer.alloc(MAX_FILE_BYTES + 1), 'me.png', 'image/png')
    expect(await send(token, [large])).toMatchObject({
      status: 413,
      failure: { errors: { profile_picture: ['me.png is larger than 10 MB.'] } },
    })
    expect((await send(undefined, [await jpegFile()])).status).toBe(401)
    expect((await own(token)).profile_picture).toBeNull()
  })

  test('counts against the daily upload limit', async () => {
    const strict = await openTestApi(settings => {
      settings.limits.uploadMegabytesPerDay = 1
    })
    const user = await addUser(strict.db)
    const token = await signIn(strict.db, user)
    const upload = (file: File) =>
      sendForm(strict, updateProfilePicture, { fields: [['profile_picture', file]] }, token)
    const noise = fileOf(Buffer.alloc(700_000), 'me.png', 'image/png')
    expect((await upload(noise)).status).toBe(422)
    expect(await upload(noise)).toMatchObject({
      status: 429,
      failure: { message: 'You have uploaded too much in one day. Please try again later.' },
    })
    expect((await upload(await jpegFile())).status).toBe(200)
    await strict.close()
  })
})
