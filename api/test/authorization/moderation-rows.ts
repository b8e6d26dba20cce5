import * as appeals from '@closyyy/contract/appeals-calls'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import * as held from '@closyyy/contract/held-orders-calls'
import * as moderation from '@closyyy/contract/moderation-calls'
import * as reports from '@closyyy/contract/reports-calls'
import * as suspensions from '@closyyy/contract/suspensions-calls'
import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import type { AuthorizationFixture } from '../authorization-fixture.ts'
import { admins, creating, row } from './row.ts'

const reason = { reason: 'A replica.' }

const accepting = { decision: 'accepted' as const, reason: 'The courier never came.' }

const deciding = async (fixture: AuthorizationFixture) => ({
  params: { id: (await fixture.held()).id },
  body: { reason: 'They are brothers.' },
})

export const moderationRows = [
  row(listTeam, admins, {}),
  row(assignRoles, admins, async ({ people }) => ({
    body: { username: people.other.username, roles: ['moderator' as const] },
  })),
  row(listAuditEvents, admins, {}),
  row(appeals.listAppeals, admins, {}),
  row(appeals.decideAppeal, admins, async fixture => ({ params: { id: await fixture.appeal() }, body: accepting })),
  row(
    appeals.decideAppeal,
    [401, 403, 403, 403, 403],
    async fixture => ({ params: { id: await fixture.appeal(fixture.people.admin) }, body: accepting }),
    'of the administrator',
  ),
  row(held.listHeldOrders, admins, {}),
  row(held.releaseHeldOrder, admins, deciding),
  row(held.cancelHeldOrder, admins, deciding),
  row(moderation.listModeratedProducts, admins, {}),
  row(moderation.approveProduct, admins, async fixture => fixture.seen(await fixture.pendingProduct())),
  row(
    moderation.approveProduct,
    [401, 403, 403, 403, 403],
    async fixture => fixture.seen(await fixture.pendingProduct({ seller_id: fixture.people.admin.id })),
    'the administrator’s own',
  ),
  row(moderation.rejectProduct, admins, async fixture => {
    const { params, body } = await fixture.seen(await fixture.pendingProduct())
    return { params, body: { ...body, reason: 'Please show the label.' } }
  }),
  row(moderation.takeDownProduct, admins, async fixture => ({ params: { id: await fixture.product() }, body: reason })),
  row(
    moderation.takeDownProduct,
    [401, 403, 403, 403, 403],
    async fixture => ({ params: { id: await fixture.product({ seller_id: fixture.people.admin.id }) }, body: reason }),
    'the administrator’s own',
  ),
  row(moderation.restoreProduct, admins, async fixture => ({
    params: { id: await fixture.product({ approval_status: 'rejected', taken_down_at: new Date() }) },
    body: reason,
  })),
  row(reports.listReports, admins, {}),
  row(reports.createReport, [401, 201, 403, 201, 201], async fixture => ({
    body: { object_type: 'product' as const, object_id: await fixture.product(), reason: 'scam' as const },
  })),
  row(
    reports.createReport,
    [401, 404, 403, 201, 404],
    async fixture => ({
      body: {
        object_type: 'dispute-message' as const,
        object_id: await fixture.sellersMessage(),
        reason: 'scam' as const,
      },
    }),
    'a message of the seller',
  ),
  row(reports.dismissReports, admins, async fixture => ({ body: { ...(await fixture.reported()), ...reason } })),
  row(
    reports.dismissReports,
    [401, 403, 403, 403, 403],
    async fixture => ({ body: { ...(await fixture.reported(fixture.people.admin)), ...reason } }),
    'about the administrator',
  ),
  row(suspensions.listSuspensions, admins, {}),
  row(suspensions.suspendAccount, creating(admins), async fixture => ({
    body: { user_id: (await fixture.person()).id, ...reason },
  })),
  row(
    suspensions.suspendAccount,
    [401, 403, 403, 403, 403],
    async fixture => ({ body: { user_id: fixture.people.admin.id, ...reason } }),
    'of the administrator',
  ),
  row(suspensions.endSuspension, admins, async fixture => ({
    params: { id: await fixture.suspend(await fixture.person()) },
    body: reason,
  })),
]
