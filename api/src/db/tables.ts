import type { AddressesTable } from './tables/addresses.ts'
import type { AppealsTable } from './tables/appeals.ts'
import type { AuditEventsTable } from './tables/audit-log.ts'
import type { CampaignsTable } from './tables/campaigns.ts'
import type { CartItemsTable, CartsTable } from './tables/carts.ts'
import type { BlocksTable, ChatMessagesTable, ChatsTable } from './tables/chats.ts'
import type { DisputeMessagesTable, DisputePhotosTable, DisputesTable } from './tables/disputes.ts'
import type { DraftPhotosTable, DraftsTable } from './tables/drafts.ts'
import type { HeldOrdersTable } from './tables/held-orders.ts'
import type { LedgerEntriesTable, LedgerTransactionsTable } from './tables/ledger.ts'
import type { OffersTable, SpecialPricesTable } from './tables/offers.ts'
import type { OrderCodesTable, OrderConfirmationsTable } from './tables/order-confirmations.ts'
import type {
  IdempotencyKeysTable,
  OrderEventsTable,
  OrderItemsTable,
  OrderLinksTable,
  OrdersTable,
  ShippingSettingsTable,
} from './tables/orders.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { ParcelEventsTable, ParcelsTable } from './tables/parcels.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts'
import type { BankDetailsTable, PayoutOrdersTable, PayoutsTable } from './tables/payouts.ts'
import type { FormerPhonesTable, PhoneCodesTable, PhoneVerificationsTable } from './tables/phone-codes.ts'
import type {
  BrandsTable,
  CategoriesTable,
  ConditionsTable,
  LikesTable,
  PhotosTable,
  ProductRevisionsTable,
  ProductsTable,
  SavesTable,
  SizesTable,
} from './tables/products.ts'
import type { BuyerRatingsTable, RatingPicturesTable, RatingsTable } from './tables/ratings.ts'
import type { RefundsTable } from './tables/refunds.ts'
import type { RemittanceRowsTable, RemittancesTable } from './tables/remittances.ts'
import type { ReportsTable } from './tables/reports.ts'
import type {
  AccountLinksTable,
  IdentitiesTable,
  KnownDevicesTable,
  LimitWindowsTable,
  LoginTicketsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
} from './tables/sessions.ts'
import type { SuspensionsTable } from './tables/suspensions.ts'
import type {
  ClosedAccountsTable,
  DeletionRequestsTable,
  FollowsTable,
  PreferencesTable,
  SellerSpeedsTable,
  ShopsTable,
  UsersTable,
} from './tables/users.ts'

export interface Tables {
  appeals: AppealsTable
  audit_events: AuditEventsTable
  campaigns: CampaignsTable
  outbox: OutboxTable
  refunds: RefundsTable
  phone_codes: PhoneCodesTable
  former_phones: FormerPhonesTable
  phone_verifications: PhoneVerificationsTable
  account_links: AccountLinksTable
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  login_tickets: LoginTicketsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  limit_windows: LimitWindowsTable
  shops: ShopsTable
  addresses: AddressesTable
  follows: FollowsTable
  likes: LikesTable
  saves: SavesTable
  bank_details: BankDetailsTable
  categories: CategoriesTable
  conditions: ConditionsTable
  sizes: SizesTable
  brands: BrandsTable
  products: ProductsTable
  photos: PhotosTable
  product_revisions: ProductRevisionsTable
  held_orders: HeldOrdersTable
  offers: OffersTable
  special_prices: SpecialPricesTable
  carts: CartsTable
  cart_items: CartItemsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  idempotency_keys: IdempotencyKeysTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  order_events: OrderEventsTable
  order_links: OrderLinksTable
  order_confirmations: OrderConfirmationsTable
  order_codes: OrderCodesTable
  ratings: RatingsTable
  buyer_ratings: BuyerRatingsTable
  rating_pictures: RatingPicturesTable
  identities: IdentitiesTable
  closed_accounts: ClosedAccountsTable
  deletion_requests: DeletionRequestsTable
  preferences: PreferencesTable
  seller_speeds: SellerSpeedsTable
  shipping_settings: ShippingSettingsTable
  payouts: PayoutsTable
  payout_orders: PayoutOrdersTable
  parcels: ParcelsTable
  parcel_events: ParcelEventsTable
  remittances: RemittancesTable
  remittance_rows: RemittanceRowsTable
  drafts: DraftsTable
  draft_photos: DraftPhotosTable
  blocks: BlocksTable
  chats: ChatsTable
  chat_messages: ChatMessagesTable
  disputes: DisputesTable
  dispute_messages: DisputeMessagesTable
  dispute_photos: DisputePhotosTable
  reports: ReportsTable
  suspensions: SuspensionsTable
}
