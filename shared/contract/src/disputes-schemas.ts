import * as z from '@closyyy/contract/schema'
import { guestCredentials } from './carts-schemas.ts'
import {
  disputeActions,
  disputeAuthors,
  disputeDecisions,
  disputeReasons,
  disputeSides,
  disputeStatuses,
  MAX_DISPUTE_MESSAGE_LENGTH,
  settlementActions,
} from './disputes.ts'
import { message } from './messages.ts'
import { orderStatuses } from './orders.ts'
import { Reason } from './orders-schemas.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { renditionWidths } from './photos.ts'
import { Photo } from './photos-schemas.ts'
import { MAX_PHOTOS } from './products.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

const isRendition = (width: number) => renditionWidths.some(each => each === width)

const DisputeMessage = z.object({
  id: Id,
  author: z.enum(disputeAuthors),
  /** Plain text of at most `MAX_DISPUTE_MESSAGE_LENGTH` characters. */
  message: z.string(),
  created_at: Timestamp,
})

const decision = {
  decision: z.enum(disputeDecisions),
  /** Part of the total that the buyer gets back; null unless `split`. */
  refund: z.nullable(Rupees),
}

/** How a dispute may end, or ended (DISPUTE-4). */
const Settlement = z.object({
  actions: z.array(z.enum(settlementActions)),
  /** Decisions that this order allows. */
  decisions: z.array(z.enum(disputeDecisions)),
  /** True if a refund returns money; otherwise it only cancels the order. Absent from earlier servers. */
  is_paid: z.optional(z.boolean()),
  /** When the dispute is decided without further answers (DISPUTE-5); null once resolved. */
  deadline_at: z.nullable(Timestamp),
  /** The side that has not answered the other's last message. */
  waiting_for: z.nullable(z.enum(disputeSides)),
  /** The latest proposal, until the dispute is resolved. */
  proposal: z.nullable(z.object({ id: z.int(), by: z.enum(disputeSides), ...decision })),
  /** The decision; null while open and if nothing was decided. */
  result: z.nullable(
    z.object({ by: z.enum([...disputeSides, 'admin', 'shop']), reason: z.nullable(z.string()), ...decision }),
  ),
})

/** A dispute as listed, with its newest message. */
export const Dispute = z.object({
  id: Id,
  raised_by: z.enum(disputeSides),
  reason: z.enum(disputeReasons),
  status: z.enum(disputeStatuses),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** Null while the dispute is open. */
  resolved_at: z.nullable(Timestamp),
  order: z.object({
    id: Id,
    tracking_no: z.string(),
    status: z.enum(orderStatuses),
    total_amount: Rupees,
    /** Title of the order's first item. */
    title: z.string(),
    /** Cover of the order's first item; null without photos. */
    photo: z.nullable(Photo),
  }),
  seller: z.object({ id: Id, name: z.string() }),
  /** `id` is null for a guest. */
  buyer: z.object({ id: z.nullable(Id), name: z.string() }),
  last_message: DisputeMessage,
  /** Actions that the caller may take now. */
  actions: z.array(z.enum(disputeActions)),
  settlement: z.optional(Settlement),
})
export type Dispute = z.infer<typeof Dispute>

/** Size and placeholder of a photo; `getDisputePhoto` returns the image (DISPUTE-3). */
const DisputePhoto = z.object({
  id: Id,
  /** Pixels of the largest rendition. */
  width: z.int(),
  height: z.int(),
  /** Data URI, shown blurred until the photo loads. */
  placeholder: z.nullable(z.string()),
})

/** A dispute with its newest `MAX_DISPUTE_MESSAGES` messages, oldest first. */
export const DisputeThread = z.extend(Dispute, {
  messages: z.array(z.extend(DisputeMessage, { photos: z.array(DisputePhoto) })),
})
export type DisputeThread = z.infer<typeof DisputeThread>

export const DisputePage = pageOf(Dispute)
export type DisputePage = z.infer<typeof DisputePage>

const Message = z
  .string(message('dispute.message-required'))
  .check(
    z.trim(),
    z.minLength(1, message('dispute.message-required')),
    z.maxLength(MAX_DISPUTE_MESSAGE_LENGTH, message('text.too-long')),
  )

const Photos = z._default(z.array(z.file()).check(z.maxLength(MAX_PHOTOS, message('photo.too-many'))), [])

const params = z.object({ id: IdText })

export const listDisputesSchemas = {
  query: z.object({
    ...pageQuery,
    /** Relative to the caller; both if left out. */
    raised_by: z.optional(z.enum(['me', 'others'])),
    status: z.optional(z.enum(disputeStatuses)),
    order_id: z.optional(IdText),
  }),
  data: DisputePage,
}

export const listAllDisputesSchemas = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(disputeStatuses), 'open') }),
  data: DisputePage,
}

export const getDisputeSchemas = {
  params,
  query: z.object(guestCredentials),
  data: DisputeThread,
}

export const openDisputeSchemas = {
  body: z.object({
    /** Text in a multipart form. */
    order_id: z.coercedNumber().check(z.int(), z.positive()),
    reason: z.enum(disputeReasons, message('dispute.reason-required')),
    message: Message,
    photos: Photos,
    ...guestCredentials,
  }),
  data: DisputeThread,
}

export const sendDisputeMessageSchemas = {
  params,
  body: z.object({ message: Message, photos: Photos, ...guestCredentials }),
  data: DisputeThread,
}

export const getDisputePhotoSchemas = {
  /** `id` of the dispute, `photo_id` of the photo. */
  params: z.object({ id: IdText, photo_id: IdText }),
  query: z.object({
    ...guestCredentials,
    /** Pixels, one of `renditionWidths`. */
    width: z._default(z.coercedNumber().check(z.refine(isRendition, message('photo.width-unknown'))), 640),
  }),
  /** `image` is a data URI: the photo has no public URL. */
  data: z.object({ image: z.string() }),
}

export const resolveDisputeSchemas = {
  params,
  body: z.object(guestCredentials),
  data: DisputeThread,
}

/** A decision as entered; `refund` belongs to a split alone. */
const proposed = {
  decision: z.enum(disputeDecisions),
  refund: z.optional(
    z.nullable(
      z
        .number(message('dispute.refund-invalid'))
        .check(z.positive(message('dispute.refund-invalid')), z.multipleOf(0.01, message('dispute.refund-invalid'))),
    ),
  ),
}

export const proposeDecisionSchemas = {
  params,
  body: z.object({ ...proposed, message: Message, ...guestCredentials }),
  data: DisputeThread,
}

export const acceptProposalSchemas = {
  params,
  body: z.object({
    /** The proposal that the caller saw; another one is a 409. */
    proposal_id: z.int(),
    ...guestCredentials,
  }),
  data: DisputeThread,
}

export const decideDisputeSchemas = {
  params,
  body: z.object({ ...proposed, reason: Reason }),
  data: DisputeThread,
}
