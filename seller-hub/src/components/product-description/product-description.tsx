import * as styles from './product-description.module.css'

/** The beginning of a product's description, as a table has room for it. */
export function ProductDescription({ text }: { text: string }) {
  return (
    <p className={styles.description} dir="auto">
      {text}
    </p>
  )
}
