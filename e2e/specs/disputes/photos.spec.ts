import type { Page } from '@playwright/test'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { hueOf } from '../../fixtures/photo-hue.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const photo = (page: Page, name: string) => page.getByRole('button', { name }).getByRole('img')

test('sends photos of a dispute to the other party and back', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  const order = await placeOrder(request, await listProduct(request, { title: 'Torn shawl' }))
  await signInAs('demo_seller')
  const buyer = await pageOf('demo_buyer')

  await test.step('the buyer reports with two photos', async () => {
    await openPage(buyer, `/seller/resolution?report=${order.id}`)
    await buyer.getByLabel('What is wrong?').selectOption({ label: 'Damaged' })
    await buyer.getByLabel('What happened?').fill('The seam is torn.')
    const files = [await phonePhoto(buyer, 'seam.jpg', '#c01010'), await phonePhoto(buyer, 'label.jpg', '#1010c0')]
    await buyer.getByLabel('Choose photos').setInputFiles(files)
    await expect(buyer.getByRole('img', { name: 'label.jpg' })).toBeVisible()
    await buyer.getByRole('button', { name: 'Report the problem' }).click()
    await expect(buyer).toHaveURL(/[?&]dispute=\d+/)
    await expect(photo(buyer, 'Your photo 2')).toBeVisible()
  })

  await test.step('the seller sees them in their order, and one large', async () => {
    await openPage(page, '/seller/resolution')
    await page
      .getByRole('list', { name: 'Problems' })
      .getByRole('link')
      .filter({ hasText: 'Torn shawl' })
      .first()
      .click()
    await expect.poll(() => hueOf(photo(page, 'Photo 1 from demo_buyer'))).toBe('red')
    await expect.poll(() => hueOf(photo(page, 'Photo 2 from demo_buyer'))).toBe('blue')
    await photo(page, 'Photo 2 from demo_buyer').click()
    const large = page.getByRole('dialog', { name: 'Photo 2 from demo_buyer' })
    await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 1280)
    expect(await hueOf(large.getByRole('img'))).toBe('blue')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Photo 2 from demo_buyer' })).toBeFocused()
  })

  await test.step('the seller answers with a photo, which the buyer sees without a reload', async () => {
    await page.getByLabel('Your message').fill('It left me whole.')
    await page.getByText('Add photos').click()
    await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'packed.jpg', '#10a010'))
    await expect(page.getByRole('img', { name: 'packed.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('img', { name: 'packed.jpg' })).toBeHidden()
    await expect.poll(() => hueOf(photo(page, 'Your photo 1'))).toBe('green')
    await expect.poll(() => hueOf(photo(buyer, 'Photo 1 from demo_seller'))).toBe('green')
  })
})
