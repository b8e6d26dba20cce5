export interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  thing: { '@type': string } & Record<string, unknown>
}

export function StructuredData({ thing }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `<` is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
