import * as drafts from '@closyyy/contract/drafts-calls'
import { creating, row, signedIn } from './row.ts'

export const draftsRows = [
  row(drafts.listDrafts, signedIn, {}),
  row(drafts.createDraft, creating(signedIn), { body: { title: 'Kurta' } }),
  row(drafts.updateDraft, [401, 404, 200, 404, 404], async fixture => ({
    params: { id: await fixture.draft() },
    body: { title: 'Kurta' },
  })),
  row(drafts.deleteDraft, [401, 404, 200, 404, 404], async fixture => ({ params: { id: await fixture.draft() } })),
]
