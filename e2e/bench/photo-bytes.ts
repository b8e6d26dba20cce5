import type { Browser, Page, Request } from '@playwright/test'
import type { Goal } from './goals.ts'

const CARDS = 40
/** Eight cards a page. */
const PATH = `/listing/women?page=${CARDS / 8}`
const DENSITIES = [2, 3]
const MAX_KB = 900
const MAX_KB_SAVING = 450
/** Visits until the shop has encoded all photos: each renders some of the missing ones. */
const MAX_VISITS = 20

interface Visit {
  density: number
  isSaving: boolean
}

interface Photos {
  bytes: number
  formats: Record<string, number>
  /** False if a photo was sent in a larger format until a smaller one is encoded. */
  isFinal: boolean
}

/** Prints the bytes of the photos of 40 cards on phones with and without `Save-Data`; returns the goals. */
export async function benchPhotos(browser: Browser, origin: string): Promise<Goal[]> {
  const results: (Visit & Photos)[] = []
  for (const isSaving of [false, true])
    for (const density of DENSITIES) {
      const visit = { density, isSaving }
      results.push({ ...visit, ...(await measureEncoded(browser, origin, visit)) })
    }
  const kilobytes = (bytes: number) => bytes / 1024
  console.log(`Photos of ${CARDS} cards of ${PATH} on a phone 390 pixels wide.`)
  console.table(
    results.map(({ density, isSaving, bytes, formats }) => ({
      'photos of 40 cards': `${isSaving ? 'with' : 'without'} Save-Data, density ${density}`,
      KB: kilobytes(bytes).toFixed(0),
      ...formats,
    })),
  )
  const largest = (saving: boolean) =>
    kilobytes(Math.max(...results.filter(({ isSaving }) => isSaving === saving).map(({ bytes }) => bytes)))
  const isReliable = results.every(({ isFinal }) => isFinal)
  return [
    { goal: 'photos of 40 cards, KB', max: MAX_KB, is: largest(false), isReliable },
    { goal: 'photos of 40 cards with Save-Data, KB', max: MAX_KB_SAVING, is: largest(true), isReliable },
  ]
}

async function measureEncoded(browser: Browser, origin: string, visit: Visit): Promise<Photos> {
  let photos = await measurePhotos(browser, origin, visit)
  for (let visits = 1; !photos.isFinal && visits < MAX_VISITS; visits++)
    photos = await measurePhotos(browser, origin, visit)
  return photos
}

async function measurePhotos(browser: Browser, origin: string, { density, isSaving }: Visit): Promise<Photos> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    serviceWorkers: 'block',
    extraHTTPHeaders: isSaving ? { 'save-data': 'on' } : {},
  })
  const page = await context.newPage()
  const responses = new Map<string, ReturnType<typeof describeResponse>>()
  page.on('requestfinished', request => {
    if (new URL(request.url()).pathname.startsWith('/photos/')) responses.set(request.url(), describeResponse(request))
  })
  await page.goto(origin + PATH)
  const urls = await showPhotos(page)
  // Photos near the view may still arrive; their sizes cannot be read once the page is closed.
  page.removeAllListeners('requestfinished')
  await Promise.all(responses.values())
  const described = await Promise.all(urls.map(url => responses.get(url)))
  await context.close()
  const formats: Record<string, number> = {}
  let [bytes, isFinal] = [0, true]
  for (const response of described) {
    if (!response) throw new Error(`A photo of ${PATH} was not loaded.`)
    bytes += response.bytes
    isFinal &&= response.isFinal
    formats[response.type] = (formats[response.type] ?? 0) + 1
  }
  return { bytes, formats, isFinal }
}

async function describeResponse(request: Request) {
  const [response, sizes] = await Promise.all([request.response(), request.sizes()])
  const headers = response?.headers() ?? {}
  return {
    bytes: sizes.responseHeadersSize + sizes.responseBodySize,
    type: headers['content-type'] ?? 'none',
    isFinal: headers['cache-control']?.includes('immutable') ?? false,
  }
}

/** Scrolls to each card; returns the URLs of their photos once they are loaded. */
function showPhotos(page: Page): Promise<string[]> {
  const photos = page.locator('main article img[srcset]')
  return photos.evaluateAll(async (images, count) => {
    const urls: string[] = []
    for (const image of (images as HTMLImageElement[]).slice(0, count)) {
      image.scrollIntoView()
      while (!image.complete || !image.currentSrc) await new Promise(resolve => setTimeout(resolve, 20))
      urls.push(image.currentSrc)
    }
    return urls
  }, CARDS)
}
