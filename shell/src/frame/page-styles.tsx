import { useContext } from 'react'
import { SlotsContext } from './slot.tsx'

/**
 * Where the document server writes the styles that the header does without, so that the browser paints the header before
 * it reads them. They stay for good, as the chunk loader counts on them.
 */
export function PageStyles() {
  const html = useContext(SlotsContext)['page-styles']
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document server made this very HTML
    <div data-slot="page-styles" hidden dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />
  )
}
