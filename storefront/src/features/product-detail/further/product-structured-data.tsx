import { DELIVERY_FEE } from '@closyyy/contract/order-fees'
import { productPath, shopPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useServices } from '@closyyy/platform/services'
import { StructuredData } from './structured-data.tsx'

const NEW_CONDITION_ID = 1

/** schema.org data for rich search results. */
export function ProductStructuredData({ product }: { product: Product }) {
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
            shippingRate: { '@type': 'MonetaryAmount', value: DELIVERY_FEE, currency: 'PKR' },
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
