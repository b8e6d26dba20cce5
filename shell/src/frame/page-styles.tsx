import { useContext } from 'react'
import { SlotsContext } from './slot.tsx'

/**
 * Marks the place after the header where the document server writes the page's styles, so that the browser paints the
 * header before it reads them. They are never removed, as the chunk loader treats them as loaded.
 */
export function PageStyles() {
  const html = useContext(SlotsContext)['page-styles']
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the document server made this very HTML
    <div data-slot="page-styles" hidden dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />
  )
}
