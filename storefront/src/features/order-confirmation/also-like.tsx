import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useId } from 'react'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { Suggestions, SuggestionsSkeleton } from '../../components/suggestions/suggestions.tsx'
import type { OrderConfirmationProps } from './order-confirmation.tsx'
import * as styles from './order-details.module.css'
import { orderProof, orderQuery } from './order-queries.ts'
import { useOrderText } from './order-text.ts'

export interface AlsoLikeProps extends Omit<OrderConfirmationProps, 'owner'> {
  /** Undefined while hydrating. */
  owner: CartOwner | undefined
}

export function AlsoLike({ owner, orderId, token }: AlsoLikeProps) {
  const t = useOrderText()
  const { api } = useServices()
  const id = useId()
  const proof = owner === undefined ? undefined : orderProof(owner, token)
  const { data: order, isLoading } = useQuery(orderQuery(api, orderId ?? 0, proof))
  return (
    <section className={styles.also} aria-labelledby={id}>
      <h2 id={id}>{t('again')}</h2>
      {owner === undefined || isLoading ? (
        <SuggestionsSkeleton />
      ) : (
        <Suggestions label={t('again')} products={order?.items.map(({ product_id }) => product_id) ?? []} />
      )}
    </section>
  )
}
