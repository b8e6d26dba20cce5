import { newestOf } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('prompts a guest who follows a shop to sign in, and follows it on return', async ({ page, open, request }) => {
  const { user } = await newestOf(request, 'kids')
  await open(`/user/${user.id}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email, phone or username').fill('demo_buyer')
  await page.getByLabel('Password', { exact: true }).fill('Closyyy-demo-1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(`/user/${user.id}`)
  await page.getByRole('button', { name: 'Unfollow' }).click()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
})

test('prevents a person without an order from rating a seller', async ({
  page,
  open,
  request,
  signInAs,
  expectPageError,
  axe,
}) => {
  expectPageError(/status of 403 .*\/rate/)
  const { user } = await newestOf(request, 'kids')
  await signInAs('demo_admin')
  await open(`/user/${user.id}`)
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit rating' }).click()
  await expect(dialog.getByText('All fields are required!').first()).toBeVisible()
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel('Comment').fill('As described.')
  await axe()
  await dialog.getByRole('button', { name: 'Submit rating' }).click()
  await expect(dialog.getByText('Only customers who purchased from this seller can leave a rating.')).toBeVisible()
})

test('counts a follower once, also if the call is repeated', async ({ page, open, request, signInAs }) => {
  const [shop, follower] = [await newPerson(request), await newPerson(request)]
  await signInAs(follower.username, follower.password)
  await open(`/user/${shop.id}`)
  const followers = page.getByRole('listitem').filter({ hasText: /followers?$/ })
  await expect(followers).toHaveText('0 followers')
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  await expect(followers).toHaveText('1 follower')
  await follower.send(`users/${shop.id}/follow`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  await expect(followers).toHaveText('1 follower')

  await page.getByRole('button', { name: 'Unfollow' }).click()
  await expect(followers).toHaveText('0 followers')
  await follower.send(`users/${shop.id}/unfollow`, {}, 'DELETE')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  await expect(followers).toHaveText('0 followers')
})

// LIKE-4
test('shows what a followed seller lists, until they are unfollowed', async ({
  page,
  open,
  axe,
  request,
  signInAs,
}) => {
  const older = await listProduct(request)
  const { username, password, send } = await newPerson(request)
  await signInAs(username, password)
  await send(`users/${older.user.id}/follow`)
  const newer = await listProduct(request, { title: `Followed dupatta ${Date.now()}` })
  await open('/seller/profile')
  await page.getByRole('link', { name: '1 following' }).click()
  await page.getByRole('tab', { name: 'New items' }).click()
  const items = page.getByRole('list', { name: 'New items' }).getByRole('article')
  await expect(items.first()).toContainText(newer.title)
  await expect(items.filter({ hasText: older.title }).first()).toBeVisible()
  await axe()
  await items.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(newer.title)
  await page.goBack()

  await page.getByRole('tab', { name: 'Sellers' }).click()
  await page.getByRole('button', { name: 'Unfollow demo_seller' }).click()
  await expect(page.getByRole('button', { name: 'Follow demo_seller' })).toBeVisible()
  await axe()
  await page.getByRole('tab', { name: 'New items' }).click()
  await expect(page.getByText(/^No items yet/)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Sellers' }).click()
  await expect(page.getByText('You don’t follow anyone yet.')).toBeVisible()
})

test('offers neither following nor rating in one’s own shop', async ({ page, open, request, signInAs }) => {
  const { id, username, password } = await newPerson(request)
  await signInAs(username, password)
  await open(`/user/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${username} shop`)
  await expect(page.getByRole('banner')).toContainText(username)
  await expect(page.getByRole('button', { name: /^(Follow|Unfollow|Rate)$/ })).toHaveCount(0)
})
