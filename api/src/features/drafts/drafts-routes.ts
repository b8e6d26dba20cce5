import * as calls from '@closyyy/contract/drafts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { createDraft, type DraftDesk, deleteDraft, listDrafts, updateDraft } from './drafts-service.ts'

export function registerDrafts(app: FastifyInstance, desk: DraftDesk, settings: Settings): void {
  withUploads(app, { db: desk.db, settings, flags: ['allow_offers', 'active', 'sold'] }, scope => {
    route(scope, calls.createDraft, ({ account, body }) => createDraft(desk, account.id, body))
    route(scope, calls.updateDraft, ({ account, params, body }) => updateDraft(desk, account.id, params.id, body))
  })
  route(app, calls.listDrafts, ({ account, query }) => listDrafts(desk, account.id, query))
  route(app, calls.deleteDraft, ({ account, params }) => deleteDraft(desk, account.id, params.id))
}
