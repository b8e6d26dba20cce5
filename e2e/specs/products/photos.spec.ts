import type { Page } from '@playwright/test'
import { throttleNetwork } from '../../fixtures/network-throttling.ts'
import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Upload bytes a second of a slow connection. */
const SLOW_UPLOAD = 60 * 1024

// Each test has a seller of its own: an account sends two uploads at a time (LIMIT-6).

/** Returns a photo of noise, which compresses badly, so that its upload takes seconds. */
async function heavyPhoto(page: Page, name: string) {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 1_000
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    const noise = context.createImageData(canvas.width, canvas.height)
    for (let index = 0; index < noise.data.length; index++) {
      noise.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251
    }
    context.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/jpeg')
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') }
}

/** Samples the upload progress of all photos, in percent, from the accessibility tree. */
async function watchBars(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (): Promise<(number | undefined)[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const bars = nodes.filter(({ role }) => role?.value === 'progressbar')
    const named = new Map(bars.map(({ name, value }) => [name?.value, Number(value?.value)]))
    return [1, 2].map(number => named.get(`Uploading photo ${number}`))
  }
}

const isUnderWay = (percent = 0) => percent > 0 && percent < 100

test('shows the upload progress of each photo on a slow connection', async ({ page, open, signInAs }) => {
  await signInAs('hamza_fits')
  await open('/seller/list-item')
  const photos = [await heavyPhoto(page, 'front.jpg'), await heavyPhoto(page, 'back.jpg')]
  await throttleNetwork(page, { upload: SLOW_UPLOAD })
  await page.getByLabel('Choose photos').setInputFiles(photos)
  const barOf = (number: number) =>
    page
      .getByRole('listitem', { name: `Photo ${number}` })
      .getByRole('progressbar', { name: `Uploading photo ${number}` })
  const bars = await watchBars(page)
  const isFirstUnderWay = async () => {
    const [first, second] = await bars()
    return isUnderWay(first) && second === 0
  }
  const isSecondUnderWay = async () => {
    const [first, second] = await bars()
    return first === 100 && isUnderWay(second)
  }

  await expect.poll(isFirstUnderWay, { intervals: [100] }).toBe(true)
  await expect(barOf(2)).toBeVisible()
  await expect.poll(isSecondUnderWay, { intervals: [100] }).toBe(true)
  await expect(barOf(1)).toBeVisible()

  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
})

test('retries the upload of a photo after the connection was lost', async ({
  page,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/net::ERR_CONNECTION_RESET/)
  await signInAs('peshawari_soles')
  await open('/seller/list-item')
  let tries = 0
  await page.route('**/api/v1/listing/auth/drafts', route => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    return tries === 1 ? route.abort('connectionreset') : route.continue()
  })
  await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'khussa.jpg', 'teal'))
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
  expect(tries).toBe(2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('retries an unreadable photo on request', async ({ page, open, signInAs }) => {
  // A phone with little memory fails to decode a photo and succeeds a moment later.
  await page.addInitScript(() => {
    const draw = window.createImageBitmap.bind(window)
    window.createImageBitmap = async () => {
      window.createImageBitmap = draw
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    }
  })
  await signInAs('daniyal_denim')
  await open('/seller/list-item')
  const photo = page.getByRole('listitem', { name: 'Photo 1' })
  await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'khussa.jpg', 'teal'))
  await expect(photo.getByRole('alert')).toContainText('We couldn’t read khussa.jpg.')
  await photo.getByRole('button', { name: 'Try again' }).click()
  await expect(photo.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await expect(photo.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
})
