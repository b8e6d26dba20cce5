import type { APIRequestContext, Page } from '@playwright/test'
import { pathOf, productsOf, type WireProduct } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Density above which nobody sees a sharper photo. */
const MAX_DENSITY = 2.4
/** Part of the pixels on screen that a rendition has at least, so that the next one would cost much for little. */
const MIN_SHARPNESS = 0.88

const phones = [
  { width: 360, deviceScaleFactor: 2 },
  { width: 412, deviceScaleFactor: 1.75 },
  { width: 390, deviceScaleFactor: 3 },
]

/** Each page in a test of its own: the browser shows a larger rendition that it has loaded before. */
const pages: Record<string, (product: WireProduct) => string> = {
  'the home page': () => '/',
  'a listing': () => '/listing/women',
  'a product': pathOf,
  'a shop': ({ user }) => `/user/${user.id}`,
}

/** Returns the newest product with a photo; those of other tests may have none. */
async function pictured(request: APIRequestContext): Promise<WireProduct> {
  const product = (await productsOf(request, 'women')).data.find(({ photos }) => photos.length > 0)
  if (!product) throw new Error('None of the newest products of women has a photo.')
  return product
}

interface LoadedPhoto {
  /** Width of the rendition in pixels. */
  loaded: number
  /** The next smaller one; 0 for the smallest. */
  smaller: number
  /** Pixels on screen, for screens up to `MAX_DENSITY`. */
  shown: number
}

/** Scrolls to the first photo and returns the photos in and near the view once they have loaded. */
async function loadedPhotos(page: Page): Promise<LoadedPhoto[]> {
  await page.locator('main img[srcset]').first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
    const isInView = (photo: HTMLImageElement) => {
      const { top, left } = photo.getBoundingClientRect()
      return photo.checkVisibility() && top < innerHeight && left < innerWidth
    }
    const inView = photos.filter(isInView)
    return inView.length > 0 && inView.every(photo => photo.complete && photo.naturalWidth > 0)
  })
  return page.evaluate(maxDensity => {
    const widthOf = (url: string) => Number(/-(\d+)\.webp/.exec(url)?.[1])
    return [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
      .filter(photo => photo.checkVisibility() && photo.currentSrc)
      .map(photo => {
        const loaded = widthOf(photo.currentSrc)
        const widths = photo.srcset.split(', ').map(candidate => widthOf(candidate))
        const { width, height } = photo.getBoundingClientRect()
        const fitted = Math.min(width, (height * photo.naturalWidth) / photo.naturalHeight)
        const cssPixels = getComputedStyle(photo).objectFit === 'contain' ? fitted : width
        return {
          loaded,
          smaller: Math.max(0, ...widths.filter(narrower => narrower < loaded)),
          shown: cssPixels * Math.min(devicePixelRatio, maxDensity),
        }
      })
  }, MAX_DENSITY)
}

for (const { width, deviceScaleFactor } of phones) {
  test.describe(`a phone of ${width} px with density ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor, hasTouch: true, isMobile: true })

    for (const [name, pathFor] of Object.entries(pages)) {
      test(`loads the photos of ${name} in the smallest rendition that looks sharp`, async ({
        page,
        open,
        request,
      }) => {
        const path = pathFor(await pictured(request))
        await open(path)
        for (const photo of await loadedPhotos(page)) {
          const { loaded, smaller, shown } = photo
          expect.soft(loaded, JSON.stringify(photo)).toBeGreaterThanOrEqual(shown * MIN_SHARPNESS)
          expect.soft(smaller, JSON.stringify(photo)).toBeLessThan(shown)
        }
      })
    }

    test('requests one rendition of a product’s photo', async ({ page, open, request }) => {
      const product = await pictured(request)
      const [photo] = /[0-9a-f]{32}/.exec(product.photos[0]?.image_path ?? '') ?? []
      const requested: string[] = []
      page.on('request', one => {
        if (photo && one.url().includes(photo)) requested.push(one.url())
      })
      await open(pathOf(product))
      await loadedPhotos(page)
      expect(requested).toHaveLength(1)
    })
  })
}
