import { editListingPath } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import type { TypedEdit } from '../edit/edit-values.ts'
import { useListingText } from './listing-text.ts'

export interface ListedDialogProps {
  /** Open if set. */
  edit: TypedEdit | undefined
  onClose: () => void
}

/** Says that the item was listed without the latest changes, and opens its edit with them (DRAFT-5). */
export function ListedDialog({ edit, onClose }: ListedDialogProps) {
  const t = useListingText()
  return (
    <Dialog
      open={edit !== undefined}
      onClose={onClose}
      size="small"
      title={t('listed.title')}
      footer={
        edit && (
          <Link className={buttonClass({})} to={editListingPath(edit.id)} state={edit}>
            {t('listed.edit')}
          </Link>
        )
      }
    >
      <p>{t('listed.text')}</p>
    </Dialog>
  )
}
