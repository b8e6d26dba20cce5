import { ConfirmDialog, type ConfirmDialogProps } from '@closyyy/ui/confirm-dialog'
import { type ReactNode, useState } from 'react'

export interface CloseQuestionTexts extends Pick<ConfirmDialogProps, 'title' | 'texts'> {
  /** The question, which says what closing discards. */
  text: string
}

export interface CloseQuestion {
  ask: () => void
  /** Confirmation dialog; render it next to the dialog that it is about. */
  question: ReactNode
}

/** Asks before a dialog closes whose content would be lost. */
export function useCloseQuestion({ text, ...dialog }: CloseQuestionTexts, onClose: () => void): CloseQuestion {
  const [isOpen, setIsOpen] = useState(false)
  const [questions, setQuestions] = useState(0)
  return {
    ask() {
      setIsOpen(true)
      setQuestions(questions + 1)
    },
    question: (
      // Remounts each time, so that it opens above the other dialog.
      <ConfirmDialog
        key={questions}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        isDangerous
        call={{ isPending: false }}
        onConfirm={() => {
          setIsOpen(false)
          onClose()
        }}
        {...dialog}
      >
        <p>{text}</p>
      </ConfirmDialog>
    ),
  }
}
