import { useIsHydrated } from '@closyyy/platform/rendering/hydration'
import { useState } from 'react'

export interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  thing: { '@type': string } & Record<string, unknown>
}

/** Part of served documents only, which is what crawlers read: scripts must not insert the text of a script. */
export function StructuredData({ thing }: StructuredDataProps) {
  const [isServed] = useState(!useIsHydrated())
  // The same object in each render: React writes the content of another one into the document again.
  const [html] = useState(() => ({
    __html: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'),
  }))
  if (!isServed) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `<` is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
