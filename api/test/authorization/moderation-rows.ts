import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import * as held from '@closyyy/contract/held-orders-calls'
import * as moderation from '@closyyy/contract/moderation-calls'
import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import type { AuthorizationFixture } from '../authorization-fixture.ts'
import { admins, row } from './row.ts'

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
]
