import { deliverGuestOrder } from '../../fixtures/guest-order.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { hueOf } from '../../fixtures/photo-hue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

// DISPUTE-10
test('a guest shows on a phone what came torn, and the seller sees it', async ({ page, request, pageOf, axe }) => {
  test.slow()
  const { id } = await deliverGuestOrder(page, request, 'Torn blouse')
  const messages = page.getByRole('list', { name: 'Messages' })
  const own = (number: number) => messages.getByRole('img', { name: `Photo ${number} from You` })

  await test.step('the guest reports it with two photos', async () => {
    await page.getByRole('button', { name: 'Report a problem' }).tap()
    await page.getByLabel('What is wrong?').selectOption('Damaged')
    await page.getByLabel('What happened?').fill('The sleeve is torn.')
    const files = [await phonePhoto(page, 'sleeve.jpg', '#c01010'), await phonePhoto(page, 'label.jpg', '#1010c0')]
    await page.getByLabel('Choose photos').setInputFiles(files)
    await expect(page.getByRole('img', { name: 'label.jpg' })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Report the problem' }).tap()
    await expect(messages).toContainText('The sleeve is torn.')
    await expect.poll(() => hueOf(own(1))).toBe('red')
    await expect.poll(() => hueOf(own(2))).toBe('blue')
  })

  await test.step('the guest answers with a photo', async () => {
    await page.getByLabel('Your message').fill('This is the seam.')
    await page.getByText('Add photos').tap()
    await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'seam.jpg', '#10a010'))
    await expect(page.getByRole('img', { name: 'seam.jpg' })).toBeVisible()
    await axe()
    await page.getByRole('button', { name: 'Send message' }).tap()
    await expect(page.getByRole('img', { name: 'seam.jpg' })).toBeHidden()
    await expect(own(1)).toHaveCount(2)
  })

  await test.step('the seller sees them in the Resolution Centre', async () => {
    const hub = await pageOf('demo_seller')
    await openPage(hub, `/seller/resolution?report=${id}`)
    const photos = hub.getByRole('button', { name: /^Photo \d from/ }).getByRole('img')
    await expect(photos).toHaveCount(3)
    for (const [index, hue] of ['red', 'blue', 'green'].entries())
      await expect.poll(() => hueOf(photos.nth(index))).toBe(hue)
  })
})
