import type { Locale } from '@closyyy/i18n/locales'
import { useLingui } from '@closyyy/i18n/text'
import { useOrdersText } from '../orders-text.ts'
import * as styles from './packing-slip.module.css'

export interface OtherLanguageProps {
  of: 'recipient' | 'from' | 'collect'
}

/** A label of the slip in the language that the page is not in: couriers read Urdu, sorting centres English (COURIER-1). */
export function OtherLanguage({ of }: OtherLanguageProps) {
  const t = useOrdersText()
  const { i18n } = useLingui()
  const other: Locale = i18n.locale === 'ur' ? 'en' : 'ur'
  return (
    <bdi lang={other} className={styles.other}>
      {t(`slip.${of}.other`)}
    </bdi>
  )
}
