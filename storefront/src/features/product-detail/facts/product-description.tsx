import type { Product } from '@closyyy/contract/products'
import { Disclosure } from '@closyyy/ui/disclosure'
import { useProductText } from '../product-text.ts'
import * as styles from './product-description.module.css'

const measurements = ['chest', 'waist', 'hips', 'inseam', 'sleeve', 'shoulder'] as const

/** What the seller wrote and measured; only the measurements that were given. */
export function ProductDescription({ product }: { product: Product }) {
  const t = useProductText()
  const { description, size_data } = product
  const given = measurements.flatMap(name => {
    const inches = size_data[name]
    return inches === null ? [] : [{ name, inches }]
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
            {given.map(({ name, inches }) => (
              <div key={name}>
                <dt>{t(`measurement.${name}`)}</dt>
                <dd>{t('inches', { value: inches })}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  )
}
