import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useState } from 'react'

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

/** Turns a scrolling row of slides into a carousel, from the slide that the visitor had scrolled to. */
export function useSwipe() {
  const [options, setOptions] = useState<Options>({ active: false })
  const [viewport, carousel] = useEmblaCarousel(options)
  const [place, setPlace] = useState(0)

  useEffect(() => {
    if (!carousel) return
    const node = carousel.rootNode()
    const direction = getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr'
    const startIndex = Math.round(Math.abs(node.scrollLeft) / node.clientWidth) || 0
    node.scrollLeft = 0
    setOptions({ active: true, direction, startIndex })
    setPlace(startIndex)
    const look = () => setPlace(carousel.selectedScrollSnap())
    carousel.on('select', look)
    return () => {
      carousel.off('select', look)
    }
  }, [carousel])

  const show = useCallback((at: number) => carousel?.scrollTo(at), [carousel])
  return { viewport, isLive: options.active === true, place, show }
}
