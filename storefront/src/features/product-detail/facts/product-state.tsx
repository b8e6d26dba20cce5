import { editListingPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Alert } from '@closyyy/ui/alert'
import { buttonClass } from '@closyyy/ui/button'
import type { ReactNode } from 'react'
import { DeferredOwnState } from '../deferred-product.tsx'
import { useProductText } from '../product-text.ts'
import { SIMILAR_ID } from '../similar-id.ts'

export interface ProductStateProps {
  product: Product
  /** Controls to buy. */
  children?: ReactNode
}

/** Shows why the product cannot be bought, else its children. */
export function ProductState({ product, children }: ProductStateProps) {
  const t = useProductText()
  const isOwn = useSession()?.userId === product.user.id
  if (isOwn) {
    return (
      <Alert
        title={t('own')}
        action={
          <Link className={buttonClass({ kind: 'secondary', size: 'small' })} to={editListingPath(product.id)}>
            {t('own.edit')}
          </Link>
        }
      >
        <DeferredOwnState product={product} />
      </Alert>
    )
  }
  if (product.sold) {
    return (
      <Alert title={t('sold')} action={<a href={`#${SIMILAR_ID}`}>{t('sold.similar')}</a>}>
        {t('sold.text')}
      </Alert>
    )
  }
  if (product.user.on_vacation) return <Alert title={t('vacation')}>{t('vacation.text')}</Alert>
  return children
}
