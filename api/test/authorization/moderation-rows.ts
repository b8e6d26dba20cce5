import * as moderation from '@closyyy/contract/moderation-calls'
import { admins, row } from './row.ts'

export const moderationRows = [
  row(moderation.listModeratedProducts, admins, {}),
  row(moderation.approveProduct, admins, async scene => scene.seen(await scene.pendingProduct())),
  row(
    moderation.approveProduct,
    [401, 403, 403, 403, 403],
    async scene => scene.seen(await scene.pendingProduct({ seller_id: scene.people.admin.id })),
    'the administrator’s own',
  ),
  row(moderation.rejectProduct, admins, async scene => {
    const { params, body } = await scene.seen(await scene.pendingProduct())
    return { params, body: { ...body, reason: 'Please show the label.' } }
  }),
]
