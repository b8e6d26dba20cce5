import { appealRefusal, oweReadyRefund, reportProduct, suspendPerson } from '../../fixtures/admin-queues.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Queues of the administrators with what fills them and the button of an entry. */
const queues = {
  reports: [reportProduct, 'ہٹائیں'],
  'suspended-accounts': [suspendPerson, /معطلی ختم کریں/],
  appeals: [appealRefusal, /منظور کریں/],
  refunds: [oweReadyRefund, /بھیجنا شروع/],
} as const

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [path, [fill, name]] of Object.entries(queues)) {
  test(`${path} and their dialog pass the accessibility checks in Urdu and fit a phone`, async ({
    page,
    open,
    axe,
    signInAs,
    context,
    request,
    baseURL,
  }) => {
    await fill(request)
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await signInAs('demo_admin')
    await open(`/seller/sellinghub/${path}`)
    const act = page.getByRole('main').getByRole('button', { name }).first()
    await expect(act).toBeVisible()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    await act.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}
