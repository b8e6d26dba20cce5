import { makeAccount } from '../../fixtures/new-account.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

const PASSWORD = 'Velvet-9-lantern'
const PATH = '/seller/sellinghub/reports'

test('refuses a suspension whose reports another moderator dismissed', async ({ request, pageOf }) => {
  test.slow()
  const { username } = await makeAccount(request, PASSWORD)
  const login = await request.post('/api/v1/auth/login', { data: { login: username, password: PASSWORD } })
  const { user } = (await login.json()).data
  const { token } = await signInByApi(request, 'demo_buyer')
  await request.post('/api/v1/reports', {
    headers: { authorization: `Bearer ${token}` },
    data: { object_type: 'person', object_id: user.id, reason: 'scam' },
  })
  const [first, second] = [await pageOf('demo_admin'), await pageOf('demo_admin')]
  const dialog = first.getByRole('dialog', { name: `Suspend ${username}?` })

  await test.step('one moderator writes a reason, the other one dismisses', async () => {
    await openPage(first, PATH)
    await openPage(second, PATH)
    await first.getByRole('button', { name: `Suspend account of ${username}` }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asks to pay outside.')
    await second.getByRole('button', { name: `Dismiss the reports of ${username}` }).click()
    const dismissal = second.getByRole('dialog')
    await dismissal.getByRole('textbox', { name: 'Reason' }).fill('It is genuine.')
    await dismissal.getByRole('button', { name: 'Dismiss' }).click()
    await expect(second.getByRole('region', { name: 'Notifications' })).toContainText('Reports dismissed.')
  })

  await test.step('the suspension is refused, and its reason stays', async () => {
    await dialog.getByRole('button', { name: 'Suspend account' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Someone has already decided on these reports.')
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Asks to pay outside.')
    await expect(first.getByRole('article', { name: username })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the closed reports allow it', async () => {
    await first.getByRole('link', { name: 'Closed' }).click()
    await first.getByRole('button', { name: `Suspend account of ${username}` }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asks to pay outside.')
    await dialog.getByRole('button', { name: 'Suspend account' }).click()
    await expect(first.getByRole('region', { name: 'Notifications' })).toContainText(`${username} is suspended.`)
  })
})
