import { LIST_ITEM_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { EditIcon } from '@closyyy/ui/icons'
import type { ListingDraft } from './draft.ts'
import { DraftCard } from './draft-card.tsx'
import * as styles from './drafts.module.css'
import { useDraftsText } from './drafts-text.ts'

export interface DraftListProps {
  drafts: ListingDraft[]
  empty: string
}

export function DraftList({ drafts, empty }: DraftListProps) {
  const t = useDraftsText()
  if (drafts.length === 0) {
    return (
      <EmptyState
        icon={<EditIcon size={36} />}
        title={empty}
        action={
          <Link className={buttonClass()} to={LIST_ITEM_PATH}>
            {t('list-item')}
          </Link>
        }
      >
        {t('empty-text')}
      </EmptyState>
    )
  }
  return (
    <ul role="list" className={styles.drafts}>
      {drafts.map(draft => (
        <li key={draft.id}>
          <DraftCard draft={draft} />
        </li>
      ))}
    </ul>
  )
}
