import type { DemoCatalogue } from '@closyyy/demo/catalogue/demo-catalogue'
import { countedRatings } from '@closyyy/demo/catalogue/users'
import type { Db } from '../src/db/database.ts'
import { type Clock, continueIds, insertRows } from './load-rows.ts'

const VACATION_HOURS_LEFT = 5 * 24

function countBy<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  sizeOf: (thing: Thing) => number = () => 1,
) {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(nameOf(thing), (counts.get(nameOf(thing)) ?? 0) + sizeOf(thing))
  return (name: string) => counts.get(name) ?? 0
}

/** Inserts accounts with their settings, and the totals of their profiles. */
export async function loadPeople(
  tx: Db,
  catalogue: DemoCatalogue,
  userId: (username: string) => number,
  at: Clock,
  passwordHash: string,
) {
  const { users, follows, orders, addresses, bank_details, payouts } = catalogue
  const followers = countBy(follows, follow => follow.followed)
  const following = countBy(follows, follow => follow.follower)
  const ratings = countedRatings(catalogue.ratings)
  const ratingCount = countBy(ratings, rating => rating.seller)
  const ratingSum = countBy(
    ratings,
    rating => rating.seller,
    rating => rating.rating,
  )
  const sold = countBy(
    orders.filter(order => order.status === 'completed'),
    order => order.seller,
    order => order.items.reduce((sum, item) => sum + item.quantity, 0),
  )

  await insertRows(
    tx,
    'users',
    users.map(user => ({
      id: userId(user.username),
      username: user.username,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      phone: user.phone,
      password_hash: passwordHash,
      bio: user.bio,
      country: 'Pakistan',
      email_verified_at: at.hoursAgo(user.joined_days_ago * 24),
      vacation_until: user.on_vacation ? at.hoursAgo(-VACATION_HOURS_LEFT) : null,
      is_admin: user.role === 'admin',
      roles: user.role === 'admin' ? ['owner'] : [],
      is_demo: true,
      rating_sum: ratingSum(user.username),
      rating_count: ratingCount(user.username),
      followers_count: followers(user.username),
      following_count: following(user.username),
      sold_count: sold(user.username),
      created_at: at.hoursAgo(user.joined_days_ago * 24),
    })),
  )
  await continueIds(tx, 'users')

  await insertRows(
    tx,
    'shops',
    users.flatMap(({ username, shop_description }) =>
      shop_description === null ? [] : [{ user_id: userId(username), description: shop_description }],
    ),
  )
  await insertRows(
    tx,
    'addresses',
    addresses.map(({ username, ...address }, index) => ({
      id: index + 1,
      user_id: userId(username),
      ...address,
      created_at: at.hoursAgo(0),
    })),
  )
  await continueIds(tx, 'addresses')
  await insertRows(
    tx,
    'follows',
    follows.map(({ follower, followed, hours_ago }) => ({
      follower_id: userId(follower),
      followed_id: userId(followed),
      created_at: at.hoursAgo(hours_ago),
    })),
  )
  await insertRows(
    tx,
    'bank_details',
    bank_details.map(({ username, ...details }) => ({
      user_id: userId(username),
      ...details,
      updated_at: at.hoursAgo(0),
    })),
  )
  const banks = new Map(bank_details.map(({ username, ...details }) => [username, details]))
  await insertRows(
    tx,
    'payouts',
    payouts.map(({ username, amount, status, hours_ago }, index) => ({
      id: index + 1,
      user_id: userId(username),
      amount_paisa: amount * 100,
      status,
      sent_to: banks.get(username) ?? null,
      created_at: at.hoursAgo(hours_ago),
      updated_at: at.hoursAgo(hours_ago),
    })),
  )
  await continueIds(tx, 'payouts')
}
