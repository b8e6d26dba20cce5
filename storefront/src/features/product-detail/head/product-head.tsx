import { productPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { formatPrice } from '@closyyy/i18n/money'
import { usePlaceName } from '@closyyy/platform/labels/place-names'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { PageHead } from '../../../components/page-head.tsx'
import { useProductText } from '../product-text.ts'

export function ProductHead({ product }: { product: Product }) {
  const t = useProductText()
  const labelOf = useProductLabel()
  const placeName = usePlaceName()
  const { title, brand_name, price, city, condition, photos, sold } = product
  const values = { title, price: formatPrice(price), condition: labelOf(condition.title), city: placeName(city) }
  return (
    <>
      <PageHead
        type="product"
        title={[sold ? t('meta.sold', { title }) : title, brand_name].filter(Boolean).join(' | ')}
        description={brand_name ? t('meta', { ...values, brand: brand_name }) : t('meta.no-brand', values)}
        path={productPath(product)}
        image={photos[0]?.image_path}
      />
      <meta property="product:price:amount" content={String(price)} />
      <meta property="product:price:currency" content="PKR" />
      <meta property="product:availability" content={sold ? 'out of stock' : 'in stock'} />
    </>
  )
}
