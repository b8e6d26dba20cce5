/** A page number to link, or a gap between two. */
export interface PageStep {
  key: string
  /** Undefined for a gap. */
  page?: number
}

/** Returns the page numbers to link: first, last and neighbours of the current page, with gaps. */
export function pageSteps(page: number, lastPage: number): PageStep[] {
  const near = [1, page - 1, page, page + 1, lastPage].filter(one => one >= 1 && one <= lastPage)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((one, place) => {
    const before = pages[place - 1]
    const step = { key: String(one), page: one }
    return before !== undefined && one - before > 1 ? [{ key: `gap-${one}` }, step] : [step]
  })
}
