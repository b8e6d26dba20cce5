import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { createDraft, deleteDraft, updateDraft } from '@closyyy/contract/drafts-calls'
import { updateProfilePicture } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { makeUnremovable } from '../../../test/unremovable-photo.ts'
import { keyOfPicture } from './photo-response.ts'

let api: TestApi
let folder: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    folder = settings.dataDir
  })
})
afterAll(() => api.close())

// PHOTO-7
test('a change is saved although the photos that it removes cannot be deleted', async () => {
  const { id, token } = await addSignedInUser(api.db)
  const change = async () =>
    sendForm(api, updateProfilePicture, { fields: [['profile_picture', await jpegFile()]] }, token)
  const keepFiles = async () => {
    const { profile_picture } = await api.db
      .selectFrom('users')
      .select('profile_picture')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await makeUnremovable(folder, keyOfPicture(profile_picture ?? '') ?? '')
  }
  await change()
  await keepFiles()
  expect((await change()).status).toBe(200)

  const draft = async () => sendForm(api, createDraft, { fields: [['images[]', await jpegFile()]] }, token)
  const [changed, deleted] = [(await draft()).data, (await draft()).data]
  for (const { key } of await api.db.selectFrom('draft_photos').select('key').execute())
    await makeUnremovable(folder, key)
  const ids = changed.photos.map(photo => photo.id)
  const body = { delete_photo_ids: ids }
  expect((await api.call(updateDraft, { params: { id: changed.id }, body }, token)).status).toBe(200)
  expect((await api.call(deleteDraft, { params: { id: deleted.id } }, token)).status).toBe(200)

  await keepFiles()
  expect((await api.call(deleteOwnData, {}, token)).status).toBe(200)
})
