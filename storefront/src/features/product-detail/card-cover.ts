import { formatPrice } from '@closyyy/i18n/money'
import { nextTask } from '@closyyy/platform/next-task'
import type { TappedCard } from '../../components/tapped-card.ts'
import * as styles from './card-cover.module.css'
import * as facts from './facts/product-facts.module.css'
import * as gallery from './gallery/product-gallery.module.css'

/** Later navigations to a product, and prefetches, find its card too. */
const covering = new WeakSet<TappedCard>()

/**
 * Covers the page with a tapped card, laid out as on its product's page, until that page is rendered in the task after the
 * next frame. On a slow phone this frame comes 40 to 80 ms sooner than one without the old page (docs/decisions/034). Does
 * nothing on wide screens, whose product pages have another layout.
 */
export async function coverPage(card: TappedCard): Promise<void> {
  const main = document.querySelector('main')
  if (!main || covering.has(card) || !matchMedia('(width <= 48rem)').matches || document.hidden) return
  covering.add(card)
  const cover = element('div', styles.cover)
  cover.ariaHidden = 'true'
  cover.dataset.cardCover = ''
  const top = Math.max(0, main.getBoundingClientRect().top)
  cover.style.insetBlockStart = `${top}px`
  cover.style.paddingBlockStart = `${main.offsetTop - top}px`
  const image = element('img', styles.photo)
  if (card.photo) image.src = card.photo
  const { brand_name, title, price } = card.product
  cover.append(
    element('div', styles.trail),
    element('div', gallery.stage, element('div', gallery.zoom, image)),
    element(
      'div',
      facts.heading,
      ...(brand_name ? [element('p', facts.brand, element('bdi', '', brand_name))] : []),
      element('h1', facts.title, element('bdi', '', title)),
      element('bdi', styles.price, formatPrice(price)),
    ),
  )
  document.body.append(cover)
  await new Promise(requestAnimationFrame)
  await nextTask()
  void nextTask().then(() => cover.remove())
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  created.className = className
  created.append(...children)
  return created
}
