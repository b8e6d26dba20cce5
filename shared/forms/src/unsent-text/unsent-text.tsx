import { createUsePageText } from '@closyyy/i18n/text'
import { TextArea } from '@closyyy/ui/text-area'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'forms.unsent-text', en, ur })

/** Shows what was typed into a form that the state of the page no longer allows (UI-12). */
export function UnsentText({ text }: { text: string | undefined }) {
  const t = useText()
  if (!text?.trim()) return null
  return <TextArea label={t('label')} hint={t('hint')} value={text} rows={3} dir="auto" readOnly />
}
