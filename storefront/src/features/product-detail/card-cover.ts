import { formatPrice } from '@closyyy/i18n/money'
import { PHONE_SCREEN } from '@closyyy/ui/breakpoints'
import type { TappedCard } from '../../components/tapped-card.ts'
import * as styles from './card-cover.module.css'
import * as facts from './facts/product-facts.module.css'
import * as gallery from './gallery/product-gallery.module.css'

const MAX_FRAME_MS = 250

/**
 * Covers the page with a tapped card, laid out as on its product's page, until that page is rendered in the task after the
 * next frame. On a slow phone this frame comes 40 to 80 ms sooner than one without the old page (docs/decisions/034). Does
 * nothing on wide screens, whose product pages have another layout.
 */
export async function coverPage(card: TappedCard): Promise<void> {
  const main = document.querySelector('main')
  if (!main || !matchMedia(PHONE_SCREEN).matches || document.hidden) return
  const { brand_name, title, price } = card.product
  const photo = new Image()
  if (card.photo) photo.src = card.photo
  const brand = brand_name ? [element('p', facts.brand, element('bdi', '', brand_name))] : []
  const cover = element(
    'div',
    styles.cover,
    element('div', gallery.stage, element('div', gallery.zoom, photo)),
    element(
      'div',
      facts.heading,
      ...brand,
      element('h1', facts.title, element('bdi', '', title)),
      element('bdi', '', formatPrice(price)),
    ),
  )
  cover.ariaHidden = 'true'
  cover.dataset.cardCover = ''
  const top = Math.max(0, main.getBoundingClientRect().top)
  cover.style.insetBlockStart = `${top}px`
  cover.style.paddingBlockStart = `calc(${main.offsetTop - top}px + ${BREADCRUMBS})`
  document.body.append(cover)
  await new Promise(resolve => {
    // A timer set in the frame fires after its paint. A page that is hidden meanwhile gets no frame.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_FRAME_MS)
  })
  setTimeout(() => cover.remove())
}

/** Height of the breadcrumbs and the gap below them (product-detail.module.css). */
const BREADCRUMBS = 'var(--control-size) + var(--space-3)'

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  created.append(...children)
  return created
}
