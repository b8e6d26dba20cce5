import { ConfirmDialog } from '@closyyy/ui/confirm-dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { useUnsavedChangesText } from './unsaved-changes-text.ts'

/** What a dialog holds: nothing to lose, changes that are not saved, or changes that are being saved. */
export type EditStage = 'unchanged' | 'changed' | 'saving'

export interface UnsavedChanges {
  /** Closes the dialog, after a question if there are unsaved changes; does nothing while they are being saved. */
  close: () => void
  /** The question; render it beside the dialog. */
  question: ReactNode
}

/**
 * Keeps a dialog from discarding what was edited in it. The stage is a ref, which the form sets in a layout effect: state
 * would still be the old one for an Esc right after the first key.
 */
export function useUnsavedChanges(stage: RefObject<EditStage>, onClose: () => void): UnsavedChanges {
  const t = useUnsavedChangesText()
  const [isAsking, setIsAsking] = useState(false)
  const [asked, setAsked] = useState(0)
  return {
    close() {
      if (stage.current === 'unchanged') onClose()
      if (stage.current !== 'changed') return
      setIsAsking(true)
      setAsked(asked + 1)
    },
    question: (
      // A new dialog every time: one that is open already would stay below if the edited one was reopened.
      <ConfirmDialog
        key={asked}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('title')}
        texts={{ yes: t('discard'), no: t('keep') }}
        isDangerous
        call={{ isPending: false }}
        onConfirm={() => {
          setIsAsking(false)
          onClose()
        }}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    ),
  }
}
