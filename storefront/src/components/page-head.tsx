import { brandName } from '@closyyy/contract/brand-name'
import { sharePath, shareSize } from '@closyyy/contract/photos'
import { useServices } from '@closyyy/platform/services'

export interface PageHeadProps {
  /** The shop's name is appended unless the title contains it. */
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** Photo of the share card: a path on this site or an absolute URL. */
  image?: string
  type?: 'website' | 'product'
}

export function PageHead({ title: ownTitle, description, path, image, type = 'website' }: PageHeadProps) {
  const { origin } = useServices()
  const url = origin + path
  const title = ownTitle.includes(brandName) ? ownTitle : `${ownTitle} | ${brandName}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={brandName} />
      {image && (
        <>
          <meta property="og:image" content={new URL(sharePath(image), origin).href} />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
