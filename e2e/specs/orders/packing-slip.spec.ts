import type { Page } from '@playwright/test'
import { rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Pixels per millimetre. */
const MM = 96 / 25.4

/** The sheets and their margins, in millimetres. */
const sheets = { A4: { width: 210, height: 297, margin: 14 }, A6: { width: 105, height: 148, margin: 7 } }

type Sheet = (typeof sheets)[keyof typeof sheets]

/** Emulates print on a viewport of the sheet's printable area; returns its size. */
async function asPrinted(page: Page, { width, height, margin }: Sheet) {
  const room = {
    width: Math.floor((width - 2 * margin) * MM),
    height: Math.floor((height - 2 * margin) * MM),
  }
  await page.setViewportSize(room)
  await page.emulateMedia({ media: 'print' })
  // The scroll bar takes some of the width on a screen.
  return { ...room, width: await page.evaluate(() => document.body.clientWidth) }
}

/** Returns the position of a text on the slip. */
async function placeOf(page: Page, words: string) {
  const box = await page.getByRole('article').getByText(words, { exact: true }).boundingBox()
  if (!box) throw new Error(`${words} is not printed.`)
  return { start: box.x, end: box.x + box.width, top: box.y }
}

/** Returns the sizes of the printed sheets, in whole millimetres. */
async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)
  const millimetres = (points = '') => Math.round((Number(points) / 72) * 25.4)
  return [...boxes].map(([, width, height]) => `${millimetres(width)} × ${millimetres(height)}`)
}

for (const [paper, sheet] of Object.entries(sheets)) {
  test(`fits a packing slip on one sheet of ${paper}`, async ({ page, open, request, signInAs }) => {
    const products = []
    for (const title of ['Slip shawl', 'Slip khussa', 'Slip clutch with a long chain']) {
      products.push(await listProduct(request, { title }))
    }
    const order = await placeOrder(request, ...products)
    await signInAs('demo_seller')
    await open('/seller/sellinghub/sold-items')
    const card = page.getByRole('rowgroup', { name: `Order ${order.tracking_no}` })
    await card.getByRole('link', { name: 'Packing slip' }).click()
    await page.getByRole('link', { name: paper, exact: true }).click()
    const slip = page.getByRole('article', { name: 'Packing slip' })
    await expect(slip.getByRole('listitem')).toHaveCount(3)
    const room = await asPrinted(page, sheet)

    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Sold items' })).toBeHidden()
    const whole = await slip.boundingBox()
    expect(whole, 'from corner to corner').toMatchObject({ x: 0, y: 0, width: room.width })
    expect(whole?.height, 'no longer than the sheet').toBeLessThanOrEqual(room.height)

    const barcode = await slip.getByRole('img', { name: `Barcode of order ${order.tracking_no}` }).boundingBox()
    if (!barcode) throw new Error('No barcode is printed.')
    expect(barcode.height, 'bars tall enough for a scanner').toBeGreaterThan(14 * MM)
    expect(barcode.width, 'bars wide enough for a scanner').toBeGreaterThanOrEqual(60 * MM)
    const code = await placeOf(page, order.tracking_no)
    const [to, from] = [await placeOf(page, 'Ship to'), await placeOf(page, 'Sold by')]
    const cash = await placeOf(page, rupees(order.total_amount))
    const tops = [barcode.y, code.top, to.top, cash.top]
    for (const { title } of products) tops.push((await placeOf(page, title)).top)
    expect(tops, 'from the barcode down to the pieces').toEqual(tops.toSorted((one, other) => one - other))
    expect(from.top, 'the seller beside the buyer').toBe(to.top)
    expect(from.start).toBeGreaterThan(to.end)
    expect(cash.end, 'the cash at the end of its line').toBeGreaterThan(room.width - 2)
    expect(await printedSheets(page)).toEqual([`${sheet.width} × ${sheet.height}`])
  })
}

test('prints a packing slip in Urdu from right to left', async ({
  page,
  open,
  request,
  signInAs,
  context,
  baseURL,
}) => {
  const products = [
    await listProduct(request, { title: 'Slip shawl' }),
    await listProduct(request, { title: 'Slip bag' }),
  ]
  const order = await placeOrder(request, ...products)
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await signInAs('demo_seller')
  await open(`/seller/sellinghub/sold-items/${order.id}/slip?paper=a6`)
  await expect(page.getByRole('article')).toContainText(order.tracking_no)
  await asPrinted(page, sheets.A6)
  const [to, from] = [await placeOf(page, 'وصول کنندہ'), await placeOf(page, 'بیچنے والا')]
  expect(from.end, 'the seller left of the buyer').toBeLessThan(to.start)
  expect((await placeOf(page, rupees(order.total_amount))).start).toBeLessThan(2)
  expect(await printedSheets(page)).toEqual(['105 × 148'])
})

test('keeps the order code on one line on a phone', async ({ page, open, request, signInAs }) => {
  const order = await placeOrder(request, await listProduct(request, { title: 'Slip stole' }))
  await signInAs('demo_seller')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const paper of ['a4', 'a6']) {
    await open(`/seller/sellinghub/sold-items/${order.id}/slip?paper=${paper}`)
    const slip = page.getByRole('article')
    const lines = await slip.getByText(order.tracking_no, { exact: true }).evaluate(code => {
      const text = document.createRange()
      text.selectNodeContents(code)
      return text.getClientRects().length
    })
    expect(lines, paper).toBe(1)
    const box = await slip.boundingBox()
    const { end } = await placeOf(page, order.tracking_no)
    expect(end, paper).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
  }
})
