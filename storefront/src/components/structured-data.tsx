export interface StructuredDataProps {
  /** A schema.org thing, without its context. */
  thing: { '@type': string } & Record<string, unknown>
}

/** Facts of the page for search engines, as JSON-LD. */
export function StructuredData({ thing }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; no `<` is left to end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
