import type { Product } from '@closyyy/contract/products-schemas'
import { Price } from '@closyyy/ui/price'
import type { ReactNode } from 'react'
import * as styles from './moderation.module.css'
import { type ModerationText, useModerationText } from './moderation-text.ts'

export interface RevisionComparisonProps {
  product: Product
}

/** Shows the texts and the price that change beside those the public sees; nothing if only photos change (PRODUCT-16). */
export function RevisionComparison({ product }: RevisionComparisonProps) {
  const t = useModerationText()
  const live = product.public_version
  if (!live || product.revision_status !== 'pending') return null
  const text = (value: string) => <span dir="auto">{value}</span>
  const price = (value: number) => <Price amount={value} />
  const rows: [Parameters<ModerationText>[0], isChanged: boolean, before: ReactNode, after: ReactNode][] = [
    ['fact.title', live.title !== product.title, text(live.title), text(product.title)],
    ['fact.price', live.price !== product.price, price(live.price), price(product.price)],
    ['fact.description', live.description !== product.description, text(live.description), text(product.description)],
  ]
  const changed = rows.filter(([, isChanged]) => isChanged)
  if (changed.length === 0) return null
  return (
    <table className={styles.comparison}>
      <caption>{t('changes')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('changes.live')}</th>
          <th scope="col">{t('changes.new')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(([name, , before, after]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
