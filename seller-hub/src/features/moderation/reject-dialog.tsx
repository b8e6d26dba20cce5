import { MAX_MODERATION_REASON_LENGTH } from '@closyyy/contract/moderation'
import { rejectProduct } from '@closyyy/contract/moderation-calls'
import type { ModeratedProduct } from '@closyyy/contract/moderation-schemas'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { useId, useState } from 'react'
import * as styles from './moderation.module.css'
import { unsentReason } from './moderation-queries.ts'
import { useModerationText } from './moderation-text.ts'

const commonReasons = ['photos', 'description', 'replica', 'worn', 'price'] as const

export interface RejectDialogProps {
  product: ModeratedProduct
  onClose: () => void
  onReject: (reason: string) => void
}

/** Dialog for the reason shown to the seller; common ones are presets. Keeps an unsent reason (MODERATION-5). */
export function RejectDialog({ product: { id, version }, onClose, onReject }: RejectDialogProps) {
  const t = useModerationText()
  const formId = useId()
  const [unsent] = useState(() => unsentReason(id))
  const findInputErrors = useInputErrors()
  const { form, field, values, set } = useForm({
    initial: unsent.current ?? { reason: '' },
    unsent,
    check: typed => findInputErrors(rejectProduct, { version, ...typed }),
    send: async ({ reason }) => onReject(reason.trim()),
    // The decision is sent later and shows its own failure.
    formErrorOf: () => undefined,
  })

  function addPreset(name: (typeof commonReasons)[number]) {
    const preset = t(`reason.${name}`)
    const typed = values.reason.trim()
    if (typed.includes(preset)) return
    const isPreset = commonReasons.some(other => t(`reason.${other}`) === typed)
    set('reason', typed === '' || isPreset ? preset : `${typed} ${preset}`)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reject-title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" type="submit" form={formId}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.reject}>
        <ul role="list" className={styles.reasons} aria-label={t('common-reasons')}>
          {commonReasons.map(name => (
            <li key={name}>
              <Button kind="secondary" size="small" onClick={() => addPreset(name)}>
                {t(`reason-name.${name}`)}
              </Button>
            </li>
          ))}
        </ul>
        <TextArea
          {...field('reason')}
          label={t('reason')}
          hint={t('reason-hint', { count: MAX_MODERATION_REASON_LENGTH })}
          maxLength={MAX_MODERATION_REASON_LENGTH}
          dir="auto"
        />
      </form>
    </Dialog>
  )
}
