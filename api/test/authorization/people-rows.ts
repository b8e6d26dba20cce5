import { deleteOwnData, keepAccount } from '@closyyy/contract/data-deletion-calls'
import { exportOwnData } from '@closyyy/contract/data-export-calls'
import * as follows from '@closyyy/contract/follows-calls'
import * as ratings from '@closyyy/contract/ratings-calls'
import * as shops from '@closyyy/contract/shops-calls'
import * as stats from '@closyyy/contract/stats-calls'
import * as users from '@closyyy/contract/users-calls'
import * as vacation from '@closyyy/contract/vacation-calls'
import { everybody, row, signedIn } from './row.ts'

const shopRows = [
  row(shops.getShop, everybody, async fixture => ({ params: { id: fixture.owner.id } })),
  row(
    shops.getShop,
    [403, 403, 200, 403, 403],
    async fixture => ({ params: { id: fixture.owner.id }, query: { filter: 'liked' as const } }),
    'what its owner likes',
  ),
  row(shops.updateShopDescription, signedIn, { body: { description: 'Kurtas.' } }),
]

const ratingRows = [
  row(ratings.listRatings, everybody, async fixture => ({ params: { id: fixture.owner.id } })),
  row(ratings.rateUser, [401, 403, 409, 201, 403], async fixture => {
    await fixture.order()
    return { params: { id: fixture.owner.id }, body: { rating: 5, comment: 'As shown.' } }
  }),
  row(ratings.rateBuyer, [401, 404, 201, 404, 404], async fixture => ({
    params: { id: (await fixture.order()).id },
    body: { rating: 5, comment: 'Paid at once.' },
  })),
]

export const peopleRows = [
  row(users.getOwnUser, signedIn, {}),
  row(users.getProfile, everybody, async fixture => ({ params: { id: fixture.owner.id } })),
  row(stats.getOwnStats, signedIn, {}),
  row(users.updateProfile, signedIn, { body: { bio: 'Sews.' } }),
  row(users.updateProfilePicture, [401, 422, 422, 422, 422], { body: {} as never }, 'without a photo'),
  row(vacation.setVacation, signedIn, { body: { on: false } }),
  row(follows.followUser, [401, 200, 409, 200, 200], async fixture => ({ params: { id: fixture.owner.id } })),
  row(follows.unfollowUser, signedIn, async fixture => ({ params: { id: fixture.owner.id } })),
  row(follows.listFollowers, signedIn, {}),
  row(follows.listFollowing, signedIn, {}),
  row(deleteOwnData, signedIn, {}),
  row(keepAccount, signedIn, {}),
  row(exportOwnData, signedIn, {}),
  row(
    deleteOwnData,
    [401, 200, 409, 409, 200],
    async fixture => {
      await fixture.placed()
      return {}
    },
    'while an order of the two is open',
  ),
  ...shopRows,
  ...ratingRows,
]
