import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './size-and-condition.module.css'

const useText = createUsePageText({ name: 'ui.size-and-condition', en, ur })

export interface SizeAndConditionProps {
  /** As printed on a tag: `M`, `EU 38`. */
  size?: string | null
  /** Title of the condition. */
  condition?: string | null
}

/** A quiet line below the title of an item, “Size M · New”, without the parts that are missing. */
export function SizeAndCondition({ size, condition }: SizeAndConditionProps) {
  const t = useText()
  const facts = [size && t('size', { size }), condition].filter(Boolean)
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>
}
