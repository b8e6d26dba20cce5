import { buyers, demoAdmin, demoBuyer } from './buyers.ts'
import type { BuyerSketch, SellerSketch } from './people.ts'
import { demoSeller, sellers } from './sellers.ts'
import type { DemoRating, DemoUser } from './shapes.ts'

/** Returns the latest rating of each buyer for each seller: those that count (RATING-10). */
export function countedRatings(ratings: readonly DemoRating[]): DemoRating[] {
  const oldestFirst = ratings.toSorted((one, other) => other.hours_ago - one.hours_ago)
  return [...new Map(oldestFirst.map(rating => [`${rating.seller} ${rating.buyer}`, rating])).values()]
}

function ratingOf(
  username: string,
  ratings: readonly DemoRating[],
): Pick<DemoUser, 'average_rating' | 'ratings_count'> {
  const own = ratings.filter(({ seller }) => seller === username)
  const sum = own.reduce((total, { rating }) => total + rating, 0)
  return {
    average_rating: own.length === 0 ? 0 : Math.round((sum / own.length) * 100) / 100,
    ratings_count: own.length,
  }
}

/** Makes every person of the demo; the phone numbers are made up. */
export function makeUsers(ratings: readonly DemoRating[]): DemoUser[] {
  const roles: readonly (readonly [DemoUser['role'], SellerSketch | BuyerSketch])[] = [
    ['buyer', demoBuyer],
    ['seller', demoSeller],
    ['admin', demoAdmin],
    ...sellers.map(seller => ['seller', seller] as const),
    ...buyers.map(buyer => ['buyer', buyer] as const),
  ]
  const counted = countedRatings(ratings)
  return roles.map(([role, person], index) => ({
    username: person.username,
    role,
    first_name: person.name[0],
    last_name: person.name[1],
    email: `${person.username}@example.com`,
    phone: `923000010${String(index + 1).padStart(3, '0')}`,
    city: person.city,
    bio: person.bio,
    shop_description: 'shop' in person ? person.shop : null,
    joined_days_ago: person.joined,
    on_vacation: 'vacation' in person,
    ...ratingOf(person.username, counted),
  }))
}
