import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// TEAM-1, TEAM-2
test('lets an owner appoint a moderator, and end it', async ({ page, request, open, signInAs, pageOf }) => {
  await listProduct(request, { title: 'Shawl in review', isPending: true })
  const { username, password } = await newPerson(request)
  await signInAs('demo_admin')
  await open('/seller/sellinghub/team')
  const notices = page.getByRole('region', { name: 'Notifications' })
  const moderator = await pageOf(username, { password })

  await test.step('the owner appoints somebody', async () => {
    await page.getByRole('button', { name: 'Add a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a person' })
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByRole('checkbox', { name: 'Moderator' }).check()
    await dialog.getByRole('button', { name: 'Save roles' }).click()
    await expect(notices).toContainText(`Roles of ${username} saved.`)
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Moderator')
  })

  await test.step('who then sees the queue', async () => {
    await openPage(moderator, '/seller/sellinghub/moderation')
    await expect(moderator.getByRole('button', { name: 'Approve' })).toBeVisible()
  })

  await test.step('the owner ends it', async () => {
    await page.getByRole('button', { name: `Change roles of ${username}` }).click()
    const dialog = page.getByRole('dialog', { name: `Roles of ${username}` })
    await dialog.getByRole('checkbox', { name: 'Moderator' }).uncheck()
    await expect(dialog.getByText(`Without a role, ${username} can’t use these screens any more.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Save roles' }).click()
    await expect(page.getByRole('row').filter({ hasText: username })).toHaveCount(0)
  })

  await test.step('who no longer sees it', async () => {
    await openPage(moderator, '/seller/sellinghub/moderation')
    await expect(moderator.getByText('Only moderators can see this page.')).toBeVisible()
    await expect(moderator.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  })
})
