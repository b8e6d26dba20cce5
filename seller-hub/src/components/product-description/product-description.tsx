import * as styles from './product-description.module.css'

export function ProductDescription({ text }: { text: string }) {
  return (
    <p className={styles.description} dir="auto">
      {text}
    </p>
  )
}
