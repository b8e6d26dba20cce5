/** Text and photo of a card, by which its product's page is recognised. */
export interface Card {
  title: string
  /** File name of the photo without its width. */
  photo: string
}

export interface TapTimes {
  /** Milliseconds from the tap until photo, title and price are on the product's page. */
  known: number
  /** Until the product's facts and the button that adds it to the cart are there too. */
  complete: number
}

declare global {
  interface Window {
    usability: {
      /** When the last control of the header and that of the page belong to React, which hydrates them in order. */
      hydrated: Promise<number>
      /** Starts at the next tap on a link and continues in the next document. */
      watchTap: (card: Card) => void
      tapTimes: Promise<TapTimes>
    }
  }
}

/** Runs before the scripts of each document of a visit. */
export function watchPage(): void {
  const CARD = 'watched-card'
  const TAP = 'tapped-at'
  const INTERVAL_MS = 10
  const isOwned = (element: Element | undefined) =>
    element !== undefined && Object.keys(element).some(key => key.startsWith('__reactProps'))
  /** Remembers the last of the elements while it is in the document, because a search is slow. */
  const lastOf = (selector: string) => {
    let last: Element | undefined
    return () => {
      if (!last?.isConnected || document.readyState === 'loading')
        last = [...document.querySelectorAll(selector)].at(-1)
      return last
    }
  }
  /** Looks by a timer: a check in each frame would add frames, which slow down what it measures. */
  const untilTrue = (condition: () => boolean) =>
    new Promise<number>(resolve => {
      const timer = setInterval(() => {
        if (!condition()) return
        clearInterval(timer)
        resolve(performance.now())
      }, INTERVAL_MS)
    })
  /**
   * Resolves with the time of the frame that first shows what the condition tells. Looks in frames before which the document
   * changed or a file arrived: a look in each frame, or at each change, would slow down what it measures.
   */
  const untilShown = (condition: () => boolean) =>
    new Promise<number>(resolve => {
      let isWaiting = false
      const waitForFrame = () => {
        if (isWaiting) return
        isWaiting = true
        requestAnimationFrame(() => {
          isWaiting = false
          if (!condition()) return
          changes.disconnect()
          document.removeEventListener('load', waitForFrame, true)
          // Runs right after the frame: a timer or a message would wait for what the page does next.
          void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
        })
      }
      const changes = new MutationObserver(waitForFrame)
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      document.addEventListener('load', waitForFrame, true)
      waitForFrame()
    })

  const isSeen = (photo: string) => (image: HTMLImageElement) => {
    const { top, width } = image.getBoundingClientRect()
    const isLoaded = image.complete && image.naturalWidth > 1 && image.currentSrc.includes(photo)
    return isLoaded && width > innerWidth / 2 && top < innerHeight
  }
  const shows = (place: Element | null, { title, photo }: Card) =>
    place?.querySelector('h1')?.textContent === title &&
    /Rs/.test(place.textContent ?? '') &&
    [...place.querySelectorAll('img')].some(isSeen(photo))
  const productPage = () => (location.pathname.startsWith('/products/') ? document.querySelector('main') : null)
  /** The card in the place of the product's page covers the earlier page first. */
  const isKnown = (card: Card) => shows(document.querySelector('[data-card-cover]'), card) || shows(productPage(), card)
  const isComplete = (card: Card) =>
    shows(productPage(), card) &&
    /Add to cart/.test([...document.querySelectorAll('main button')].map(button => button.textContent).join()) &&
    document.querySelector('main dl') !== null

  async function measureTap(card: Card, tappedAt: () => number): Promise<TapTimes> {
    const known = await untilShown(() => isKnown(card))
    const complete = await untilShown(() => isComplete(card))
    return { known: known - tappedAt(), complete: complete - tappedAt() }
  }

  const lastOfHeader = lastOf('header a, header button')
  const lastOfMain = lastOf('main a, main button')
  window.usability = {
    hydrated: untilTrue(() => isOwned(lastOfHeader()) && isOwned(lastOfMain())),
    tapTimes: new Promise(() => undefined),
    watchTap(card) {
      let tappedAt = Number.NaN
      addEventListener(
        'click',
        ({ timeStamp }) => {
          tappedAt = timeStamp
        },
        { capture: true, once: true },
      )
      // For the next document, if the link opens one.
      addEventListener('pagehide', () => {
        sessionStorage.setItem(CARD, JSON.stringify(card))
        sessionStorage.setItem(TAP, String(performance.timeOrigin + tappedAt))
      })
      window.usability.tapTimes = measureTap(card, () => tappedAt)
    },
  }
  const card = sessionStorage.getItem(CARD)
  const tappedAt = Number(sessionStorage.getItem(TAP)) - performance.timeOrigin
  if (card) window.usability.tapTimes = measureTap(JSON.parse(card), () => tappedAt)
}
