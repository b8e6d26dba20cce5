import { isClipped } from './page-controls.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A line of text where it is painted. */
interface Line {
  text: string
  element: Element
  box: Box
}

/** Lists texts painted over each other. Functions of this file run in the page and call each other by name. */
export function overlappingTexts(): string[] {
  const lines = paintedLines().sort((one, other) => one.box.top - other.box.top)
  const found = new Set<string>()
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next] as Line
      if (other.box.top >= one.box.bottom) break
      if (one.element !== other.element && overlaps(one.box, other.box))
        found.add(`overlap: “${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`)
    }
  }
  return [...found]
}

/** Returns the lines of the topmost layer, without what hovers over the page on purpose. */
export function paintedLines(): Line[] {
  const layer = [...document.querySelectorAll('dialog:modal, :popover-open, [role=listbox]')].at(-1)
  const texts = document.createTreeWalker(layer ?? document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (
      !text ||
      !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    )
      continue
    if (isClipped(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = paintedBox(line, element, layer)
      if (box) lines.push({ text, element, box })
    }
  }
  return lines
}

/** Returns the part of a line that is painted; undefined for what hovers over the page on purpose, such as a fixed bar. */
export function paintedBox(line: DOMRect, element: Element, layer: Element | undefined): Box | undefined {
  let { left, right, top, bottom } = line
  for (let one: Element | null = element; one && one !== layer && one !== document.body; one = one.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(one)
    if (['fixed', 'sticky'].includes(position) || one.matches(':popover-open')) return undefined
    const outer = one.getBoundingClientRect()
    if (overflowX !== 'visible') [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)]
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)]
  }
  return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : undefined
}

/** Returns whether two boxes share more than their leading: half of the lower line, and more than a few pixels. */
export function overlaps(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 4 && height > Math.min(one.bottom - one.top, other.bottom - other.top) / 2
}
