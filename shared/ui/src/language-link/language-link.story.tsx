import { LanguageLink } from './language-link.tsx'

export function OtherLanguage() {
  return <LanguageLink />
}
