import * as calls from '@closyyy/contract/drafts-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { withUploads } from '../photos/uploads.ts'
import { createDraft, deleteDraft, listDrafts, updateDraft } from './drafts-service.ts'

export function registerDrafts(app: FastifyInstance, context: AppContext): void {
  withUploads(app, { ...context, flags: ['allow_offers', 'active', 'sold'] }, scope => {
    route(scope, calls.createDraft, ({ account, body }) => createDraft(context, account.id, body))
    route(scope, calls.updateDraft, ({ account, params, body }) => updateDraft(context, account.id, params.id, body))
  })
  route(app, calls.listDrafts, ({ account, query }) => listDrafts(context, account.id, query))
  route(app, calls.deleteDraft, ({ account, params }) => deleteDraft(context, account.id, params.id))
}
