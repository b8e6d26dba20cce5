import { useId } from 'react'
import { SuggestionsSkeleton } from '../../components/suggestions/suggestions-skeleton.tsx'
import { LazyPart } from './lazy-part.tsx'
import * as styles from './order-details.module.css'
import type { OrderSuggestionsProps } from './order-suggestions.tsx'
import { useOrderText } from './order-text.ts'

const loadSuggestions = async () =>
  (await import(/* webpackChunkName: "storefront-order-suggestions" */ './order-suggestions.tsx')).OrderSuggestions

export function AlsoLike(props: Omit<OrderSuggestionsProps, 'label'>) {
  const t = useOrderText()
  const id = useId()
  return (
    <section className={styles.also} aria-labelledby={id}>
      <h2 id={id}>{t('again')}</h2>
      <LazyPart
        load={loadSuggestions}
        failed={t('action.failed')}
        waiting={<SuggestionsSkeleton />}
        props={{ ...props, label: t('again') }}
      />
    </section>
  )
}
