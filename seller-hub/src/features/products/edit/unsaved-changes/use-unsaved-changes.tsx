import { createUsePageText } from '@closyyy/i18n/text'
import type { ReactNode, RefObject } from 'react'
import { useCloseQuestion } from '../../../../components/close-question/use-close-question.tsx'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'seller-hub.unsaved-changes', en, ur })

export type EditStage = 'unchanged' | 'changed' | 'saving'

export interface UnsavedChanges {
  /** Closes the dialog after a confirmation if there are changes; does nothing while saving. */
  close: () => void
  /** Confirmation dialog; render it next to the edited one. */
  question: ReactNode
}

/**
 * Confirms before edits are discarded. The form sets the stage ref in a layout effect: state would be stale for an
 * Esc right after the first key.
 */
export function useUnsavedChanges(stage: RefObject<EditStage>, onClose: () => void): UnsavedChanges {
  const t = useText()
  const texts = { yes: t('discard'), no: t('keep') }
  const { ask, question } = useCloseQuestion({ title: t('title'), text: t('text'), texts }, onClose)
  return {
    close() {
      if (stage.current === 'unchanged') onClose()
      if (stage.current === 'changed') ask()
    },
    question,
  }
}
