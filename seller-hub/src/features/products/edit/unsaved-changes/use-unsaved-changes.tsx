import { createUsePageText } from '@closyyy/i18n/text'
import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { type ReactNode, type RefObject, useState } from 'react'
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
  const [isQuestionOpen, setIsQuestionOpen] = useState(false)
  const [questions, setQuestions] = useState(0)
  return {
    close() {
      if (stage.current === 'unchanged') onClose()
      if (stage.current !== 'changed') return
      setIsQuestionOpen(true)
      setQuestions(questions + 1)
    },
    question: (
      // Remounts each time, so that it opens above the edited dialog.
      <ConfirmDialog
        key={questions}
        open={isQuestionOpen}
        onClose={() => setIsQuestionOpen(false)}
        title={t('title')}
        texts={{ yes: t('discard'), no: t('keep') }}
        isDangerous
        call={{ isPending: false }}
        onConfirm={() => {
          setIsQuestionOpen(false)
          onClose()
        }}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    ),
  }
}
