/** A control as the walk finds it. Functions of this file run in the page and call each other by name. */
export interface FoundControl {
  /** Identifies it again after the page was restored. */
  key: string
  /** Equal for controls that differ in their data alone, such as the same button of each row. */
  kind: string
  /** Words for the report. */
  label: string
  /** URL of a link. */
  href: string | undefined
  /** Whether it is a link that leaves the shop. */
  isExternal: boolean
  /** Whether it is part of the frame around the page. */
  isFrame: boolean
  /** Whether pressing it should change nothing, such as the selected tab. */
  isCurrent: boolean
  /** Whether a second press takes back the first. */
  isToggle: boolean
  /** Positions at which the walk presses it. */
  spots: Spot[]
}

/** Parts of a control: its middle, and the words and the edge of the label of a checkbox or radio. */
export type Spot = 'middle' | 'words' | 'edge'

/** A point of the screen. */
interface Point {
  x: number
  y: number
}

/** The point at which a control is pressed. */
export interface Place extends Point {
  spot: Spot
  /** What is there in its stead. */
  coveredBy?: string
  /** Whether it went away when it was scrolled to, as a button does that loads what comes next. */
  hasLeft?: boolean
}

/** Returns the visible and enabled controls, in the order of the document. */
export function controlElements(): HTMLElement[] {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [role=button], [role=link], [role=tab], [role=option], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=slider], [role=combobox]'
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  return [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(
    element =>
      !element.matches(':disabled, [aria-disabled=true]') &&
      !element.closest('[inert]') &&
      pressedFace(element) !== null,
  )
}

/** Returns what people press of a control: its label if the control itself is hidden, or null if nothing is visible. */
export function pressedFace(element: HTMLElement): HTMLElement | null {
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  return [element, ...labels].find(isPressable) ?? null
}

export function isPressable(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 2 && height > 2 && !isClipped(element)
}

/** Returns whether an element is there for screen readers only. */
export function isClipped(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const { clip, clipPath } = getComputedStyle(one)
    if (clip !== 'auto' || clipPath !== 'none') return true
  }
  return false
}

/** Returns the words of a control without its numbers. */
export function wordsOf(element: HTMLElement): string {
  const { labels, placeholder, name } = element as HTMLInputElement
  const words = [
    element.getAttribute('aria-label'),
    labels?.[0]?.textContent,
    element.textContent,
    placeholder,
    element.querySelector('img')?.alt,
    element.getAttribute('title'),
    name,
  ]
  const text = words.map(one => one?.trim().replace(/\s+/g, ' ')).find(Boolean) ?? ''
  return text.replace(/\d+/g, '0').slice(0, 60)
}

/** Returns tag, role and classes of an element and those around it. */
export function kindOf(element: HTMLElement): string {
  const path: string[] = []
  for (let one: Element | null = element; one && path.length < 4; one = one.parentElement)
    path.push([one.localName, one.getAttribute('role'), one.getAttribute('type'), one.className].join('.'))
  return path.join(' < ')
}

/** Returns the controls with the keys that identify them. */
export function keyedControls(): { key: string; label: string; element: HTMLElement }[] {
  const seen = new Map<string, number>()
  return controlElements().map(element => {
    const label = `${element.getAttribute('role') ?? element.localName} “${wordsOf(element)}”`
    const count = seen.get(label) ?? 0
    seen.set(label, count + 1)
    return { key: `${label} ${count}`, label, element }
  })
}

export function listControls(): FoundControl[] {
  return keyedControls().map(({ key, label, element }) => ({
    key,
    label,
    kind: kindOf(element),
    href: (element as HTMLAnchorElement).href || undefined,
    isExternal: element.localName === 'a' && (element as HTMLAnchorElement).origin !== location.origin,
    isFrame: !element.closest('main, dialog, [role=dialog], [popover]'),
    isCurrent: isCurrent(element),
    isToggle: element.matches(
      'summary, [popovertarget], [type=checkbox], [role=switch], [aria-expanded], [aria-pressed]',
    ),
    spots: spotsOf(element),
  }))
}

export function spotsOf(element: HTMLElement): Spot[] {
  const label = element.matches('[type=checkbox], [type=radio]') && (element as HTMLInputElement).labels?.[0]
  return label && isPressable(label) ? ['middle', 'words', 'edge'] : ['middle']
}

/** Returns whether a control stands for what is shown already. */
export function isCurrent(element: HTMLElement): boolean {
  if ((element as HTMLAnchorElement).href === location.href) return true
  return element.matches(
    '[type=radio]:checked, [aria-selected=true], [aria-current]:not([aria-current=false]), [role=radio][aria-checked=true]',
  )
}

export function controlOf(key: string): HTMLElement | undefined {
  return keyedControls().find(control => control.key === key)?.element
}

/** Returns the point to press, or what covers it; scrolls the control to the middle of the screen if it is not on it. */
export function placeOf(element: HTMLElement, spot: Spot): Place {
  const place = shownPlaceOf(element, spot)
  if (!place.coveredBy) return place
  ;(pressedFace(element) ?? element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return shownPlaceOf(element, spot)
}

export function shownPlaceOf(element: HTMLElement, spot: Spot): Place {
  const { x, y } = pointOf(element, spot)
  const hit = document.elementFromPoint(x, y)
  return belongsTo(hit, element) ? { x, y, spot } : { x, y, spot, coveredBy: hit?.outerHTML.slice(0, 120) ?? 'nothing' }
}

export function pointOf(element: HTMLElement, spot: Spot): Point {
  const face = pressedFace(element) ?? element
  const label = (element as HTMLInputElement).labels?.[0] ?? face
  // A link over two lines has a box of its own on each.
  if (spot === 'middle') return middleOf(face.getClientRects()[0] ?? face.getBoundingClientRect())
  if (spot === 'words') return middleOf(wordsBox(label) ?? label.getBoundingClientRect())
  const { left, right, top, height } = label.getBoundingClientRect()
  return { x: getComputedStyle(label).direction === 'rtl' ? left + 3 : right - 3, y: top + height / 2 }
}

export function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns the box of the first words in an element. */
export function wordsBox(element: HTMLElement): DOMRect | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getClientRects()[0]
    if (text.textContent?.trim() && box && box.width > 2 && text.parentElement && !isClipped(text.parentElement))
      return box
  }
  return undefined
}

/** Returns whether a press on `hit` reaches the control. */
export function belongsTo(hit: Element | null, element: HTMLElement): boolean {
  if (!hit) return false
  if (element.contains(hit)) return true
  const label = hit.closest('label')
  return label?.control === element
}

/** Returns the place of the control with a key once it rests for two frames; undefined once it is gone. */
export async function restingPlace({ key, spot }: { key: string; spot: Spot }): Promise<Place | undefined> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  let last: Place | undefined
  for (let count = 0; count < 30; count++) {
    const element = controlOf(key)
    const place = element && placeOf(element, spot)
    if (!place && last) return { ...last, hasLeft: true }
    if (!place || (place.x === last?.x && place.y === last.y)) return place
    last = place
    await frame()
    await frame()
  }
  return last
}
