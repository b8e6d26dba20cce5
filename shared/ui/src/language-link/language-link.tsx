import { useLingui } from '@closyyy/i18n/text'
import { classList } from '../class-list.ts'
import * as styles from './language-link.module.css'

const names = { en: 'English', ur: 'اردو' } as const

export interface LanguageLinkProps {
  className?: string
}

/** A link to this page in the other language, named in that language. */
export function LanguageLink({ className }: LanguageLinkProps) {
  const other = useLingui().i18n.locale === 'en' ? 'ur' : 'en'
  return (
    <a className={classList(styles.language, className)} href={`/language/${other}`} lang={other} rel="nofollow">
      {names[other]}
    </a>
  )
}
