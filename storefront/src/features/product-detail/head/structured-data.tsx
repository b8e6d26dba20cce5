import { productPath, shopPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useServices } from '@closyyy/platform/services'
import { useState, useSyncExternalStore } from 'react'

const NEW_CONDITION_ID = 1

export interface ProductStructuredDataProps {
  product: Product
  /** Rupees per order. */
  deliveryFee: number
}

/** schema.org data for rich search results. */
export function ProductStructuredData({ product, deliveryFee }: ProductStructuredDataProps) {
  const { origin } = useServices()
  const absolute = (path: string) => new URL(path, origin).href
  const { title, description, photos, brand_name, category, condition_id, user } = product
  return (
    <StructuredData
      thing={{
        '@type': 'Product',
        productID: String(product.id),
        name: title,
        description,
        image: photos.map(photo => absolute(photo.image_path)),
        ...(brand_name && { brand: { '@type': 'Brand', name: brand_name } }),
        category: category.name,
        itemCondition: schemaCondition(condition_id),
        offers: {
          '@type': 'Offer',
          url: absolute(productPath(product)),
          price: product.price,
          priceCurrency: 'PKR',
          availability: `https://schema.org/${availability(product)}`,
          itemCondition: schemaCondition(condition_id),
          seller: { '@type': 'Person', name: user.username, url: absolute(shopPath(user.id)) },
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: deliveryFee, currency: 'PKR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'PK' },
          },
        },
      }}
    />
  )
}

function schemaCondition(conditionId: number): string {
  return `https://schema.org/${conditionId === NEW_CONDITION_ID ? 'NewCondition' : 'UsedCondition'}`
}

function availability({ sold, user }: Product): string {
  if (sold) return 'SoldOut'
  return user.on_vacation ? 'OutOfStock' : 'InStock'
}

export interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  thing: { '@type': string } & Record<string, unknown>
}

/** Part of served documents only, which is what crawlers read: scripts must not insert the text of a script. */
export function StructuredData({ thing }: StructuredDataProps) {
  const isServed = useIsServed()
  // The same object in each render: React writes the content of another one into the document again.
  const [html] = useState(() => ({
    __html: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c'),
  }))
  if (!isServed) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; `<` is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}

const subscribe = () => () => undefined

/** True on the server, and in a browser for a component that was hydrated. */
function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isServed] = useState(isHydrating)
  return isServed
}
