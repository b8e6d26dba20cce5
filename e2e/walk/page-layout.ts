import { belongsTo, controlElements, keyedControls, middleOf, placeOf, pressedFace } from './page-controls.ts'
import { overlappingTexts } from './page-overlaps.ts'

/** Least size of a control in pixels, and whether space around it counts. */
interface TargetSize {
  min: number
  maySpread: boolean
}

/** Scrolls to the top, because the header retreats on the way down, unless a layer is open above the page. */
export function showHeader(): void {
  if (openLayers().length === 0) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Returns selectors of what is open above the page, and of what opened it. */
export function openLayers(): string[] {
  const layers = ['dialog:modal', '[popover]:popover-open', '[role=listbox]']
  const open = layers.filter(selector => document.querySelector(selector))
  return open.length > 0 && document.querySelector('[aria-expanded=true]') ? [...open, '[aria-expanded=true]'] : open
}

/** Lists what is wrong with the layout. Functions of this file run in the page and call each other by name. */
export function layoutProblems({ keys, target }: { keys: string[]; target: TargetSize }): string[] {
  const [left, top] = [window.scrollX, window.scrollY]
  const controls = keyedControls().flatMap(({ key, label, element }) =>
    keys.includes(key) ? controlProblems(element, label, target) : [],
  )
  window.scrollTo({ left, top, behavior: 'instant' })
  return [...overflow(), ...clippedTexts(), ...overlappingTexts(), ...controls]
}

export function controlProblems(element: HTMLElement, label: string, target: TargetSize): string[] {
  const { coveredBy } = placeOf(element, 'middle')
  if (coveredBy) return [`covered: ${label} by ${coveredBy}`]
  const size = smallTarget(element, target) && smallTarget(centred(element), target)
  return size ? [`target: ${label} is ${size}`] : []
}

export function overflow(): string[] {
  const pixels = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return pixels > 0 ? [`overflow: the page is ${pixels} px too wide`] : []
}

/** Scrolls an element away from what covers the borders of the screen. */
export function centred(element: HTMLElement): HTMLElement {
  ;(pressedFace(element) ?? element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return element
}

/** Returns the size of a control that is too small to press. */
export function smallTarget(element: HTMLElement, { min, maySpread }: TargetSize): string | undefined {
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const boxes = [element, ...labels].map(one => one.getBoundingClientRect())
  if (boxes.some(({ width, height }) => width >= min - 0.5 && height >= min - 0.5) || isInSentence(element))
    return undefined
  const face = (pressedFace(element) ?? element).getBoundingClientRect()
  const width = reach(element, face, 1, 0)
  const height = reach(element, face, 0, 1)
  if ((width >= min - 0.5 && height >= min - 0.5) || (maySpread && hasSpace(element, min))) return undefined
  return `${Math.round(width)} × ${Math.round(height)} px`
}

/** Returns whether no other control is within half of `min` pixels of the middle of one (WCAG 2.5.8, spacing). */
export function hasSpace(element: HTMLElement, min: number): boolean {
  const { x, y } = middleOf(element.getBoundingClientRect())
  return controlElements().every(other => {
    if (other === element || other.contains(element) || element.contains(other)) return true
    const { left, right, top, bottom } = other.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= min / 2
  })
}

/** Returns how far presses around the middle of a control reach it along an axis, whatever it is made of. */
export function reach(element: HTMLElement, { left, top, width, height }: DOMRect, x: number, y: number): number {
  const far = (direction: number) => {
    let distance = 0
    while (distance < 44) {
      const step = direction * (distance + 0.5)
      const hit = document.elementFromPoint(left + width / 2 + x * step, top + height / 2 + y * step)
      if (!belongsTo(hit, element)) return distance
      distance += 0.5
    }
    return distance
  }
  return far(1) + far(-1)
}

/** Returns whether a control is part of a sentence, whose lines determine its height (WCAG 2.5.8, inline). */
export function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false
  const around = element.closest('p, li, dd, td, label, legend, [role=alert], div')
  const own = element.textContent?.trim() ?? ''
  return (around?.textContent?.trim().length ?? 0) > own.length
}

/** Lists the texts that a box cuts off without an ellipsis. */
export function clippedTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const clipped = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const box = clippingBox(parent)
    if (box && cutsOff(box, text)) clipped.add(`clipped: “${text.textContent.trim().slice(0, 60)}” by ${box.className}`)
  }
  return [...clipped]
}

/** Returns the nearest element around a text that hides what does not fit, unless it scrolls or shows an ellipsis. */
export function clippingBox(parent: Element): Element | undefined {
  for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(one)
    const isHidden = clipPath !== 'none' || one.clientWidth <= 1
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const scrolls = [overflowX, overflowY].some(value => value === 'auto' || value === 'scroll')
    if (isHidden || isShortened || scrolls || position === 'fixed') return undefined
    if ([overflowX, overflowY].some(value => value === 'hidden' || value === 'clip')) return one
  }
  return undefined
}

export function cutsOff(box: Element, text: Node): boolean {
  const outer = box.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom, width, height }) =>
      width > 0 &&
      (left < outer.left - 1 ||
        right > outer.right + 1 ||
        top < outer.top - height / 4 ||
        bottom > outer.bottom + height / 4),
  )
}
