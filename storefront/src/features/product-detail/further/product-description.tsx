import { measuresOf, metreMeasures } from '@closyyy/contract/measures'
import type { Product } from '@closyyy/contract/products-schemas'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useMeasureText } from '@closyyy/ui/measure-text'
import { useFurtherText } from './further-text.ts'
import * as styles from './product-description.module.css'

/** Omits missing measurements. */
export function ProductDescription({ product }: { product: Product }) {
  const t = useFurtherText()
  const text = useMeasureText()
  const { category_id, description, size_data } = product
  const given = measuresOf(category_id).flatMap(name => {
    const value = size_data[name]
    return value == null ? [] : [{ name, value }]
  })
  return (
    <div className={styles.description}>
      <Disclosure summary={t('description')} open>
        <p className={styles.text} dir="auto">
          {description}
        </p>
      </Disclosure>
      {given.length > 0 && (
        <Disclosure summary={t('measurements')} open>
          <dl className={styles.measurements}>
            {given.map(({ name, value }) => (
              <div key={name}>
                <dt>{text.name(name)}</dt>
                <dd>{text.value(value, metreMeasures.includes(name) ? 'metres' : 'inches')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  )
}
