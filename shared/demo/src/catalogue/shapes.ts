import type { DisputeReason } from '@closyyy/contract/disputes'
import type { PhotoSpec } from '../photos/photo-spec.ts'

/** A person of the demo; `role` is informational because every account can buy and sell. */
export interface DemoUser {
  readonly username: string
  readonly role: 'seller' | 'buyer' | 'admin'
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** 12 digits, 92 first. */
  readonly phone: string
  readonly city: string
  readonly bio: string | null
  readonly shop_description: string | null
  readonly joined_days_ago: number
  readonly on_vacation: boolean
  /** Mean and number of the latest rating of each buyer, 0 without any. */
  readonly average_rating: number
  readonly ratings_count: number
}

/** Optional measurements in inches. */
export interface DemoMeasurements {
  readonly chest: number | null
  readonly waist: number | null
  readonly hips: number | null
  readonly inseam: number | null
  readonly sleeve: number | null
  readonly shoulder: number | null
}

/** Further measurements in inches, by their names on the wire. */
export type DemoDetails = Readonly<Record<string, number>>

/** A product; `key` is unique, stable and referenced by the other lists. */
export interface DemoProduct {
  readonly key: string
  readonly seller: string
  readonly category_id: number
  readonly title: string
  readonly description: string
  readonly brand: string | null
  readonly condition_id: 1 | 2 | 3
  /** Whole rupees. */
  readonly price: number
  readonly quantity: number
  readonly quantity_left: number
  readonly sold: boolean
  readonly approval_status: 'approved' | 'pending' | 'rejected'
  readonly rejection_reason: string | null
  readonly active: boolean
  readonly allow_offers: boolean
  readonly city: string
  /** As the wire names it (docs/decisions/015). */
  readonly size: string | null
  readonly measurements: DemoMeasurements
  readonly details: DemoDetails
  readonly listed_hours_ago: number
  /** Two to five, the cover first. */
  readonly photos: readonly PhotoSpec[]
}

export interface DemoFollow {
  readonly follower: string
  readonly followed: string
  readonly hours_ago: number
}

export interface DemoLike {
  readonly username: string
  readonly product: string
  readonly kind: 'like' | 'save'
  readonly hours_ago: number
}

export interface DemoAddress {
  readonly username: string
  readonly address_type: 'pickup' | 'shipping'
  readonly address_line_1: string
  readonly address_line_2: string | null
  readonly city: string
  readonly state_province_or_region: string
  readonly zip_or_postal_code: string
}

export interface DemoOrderItem {
  readonly product: string
  /** Price of one unit, in whole rupees. */
  readonly price: number
  readonly quantity: number
}

/** An order with one seller; a step not yet reached is null. */
export interface DemoOrder {
  readonly key: string
  readonly buyer: string
  readonly seller: string
  readonly items: readonly DemoOrderItem[]
  /** Key of the accepted offer it was bought at, if any. */
  readonly offer: string | null
  readonly status: 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'
  readonly placed_hours_ago: number
  readonly shipped_hours_ago: number | null
  readonly delivered_hours_ago: number | null
  readonly completed_hours_ago: number | null
  readonly cancelled_hours_ago: number | null
  readonly delivery_address: Omit<DemoAddress, 'username' | 'address_type'>
}

/** A buyer's rating of the seller of one delivered or completed order. */
export interface DemoRating {
  readonly order: string
  readonly buyer: string
  readonly seller: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly comment: string
  readonly hours_ago: number
}

export type DemoOfferState = 'pending' | 'accepted' | 'rejected' | 'countered' | 'expired' | 'closed'

/** One row of a conversation; its state is the answer, or pending without one. */
export interface DemoOfferRow {
  readonly actor: string
  /** `offer` is the buyer's, `counter` the seller's. */
  readonly kind: 'offer' | 'counter'
  readonly price: number
  readonly message: string | null
  readonly state: DemoOfferState
  readonly hours_ago: number
}

/** A buyer's conversation about a product, oldest row first. */
export interface DemoOfferThread {
  readonly key: string
  readonly product: string
  readonly buyer: string
  readonly seller: string
  /** `countered` awaits the buyer (its last row is a pending counter). */
  readonly state: DemoOfferState
  readonly rows: readonly DemoOfferRow[]
}

export interface DemoBankDetails {
  readonly username: string
  readonly bank_name: string
  readonly account_title: string
  readonly account_number: string
  readonly iban: string
  readonly branch_code: string
}

/** A requested or paid payout of a seller's confirmed balance, in rupees. */
export interface DemoPayout {
  readonly username: string
  readonly amount: number
  readonly status: 'paid' | 'pending'
  readonly hours_ago: number
}

/** A dispute with its messages, oldest first. */
export interface DemoDispute {
  readonly order: string
  readonly raised_by: 'buyer' | 'seller'
  readonly reason: DisputeReason
  /** Null while it is open. */
  readonly resolved_hours_ago: number | null
  readonly messages: readonly {
    readonly author: 'buyer' | 'seller'
    readonly text: string
    readonly hours_ago: number
  }[]
}

/** The content of the demo shop; all times are relative to the moment of loading. */
export interface DemoCatalogue {
  readonly users: readonly DemoUser[]
  readonly addresses: readonly DemoAddress[]
  readonly bank_details: readonly DemoBankDetails[]
  readonly products: readonly DemoProduct[]
  readonly follows: readonly DemoFollow[]
  readonly likes: readonly DemoLike[]
  readonly offers: readonly DemoOfferThread[]
  readonly orders: readonly DemoOrder[]
  readonly ratings: readonly DemoRating[]
  readonly payouts: readonly DemoPayout[]
  readonly disputes: readonly DemoDispute[]
}
