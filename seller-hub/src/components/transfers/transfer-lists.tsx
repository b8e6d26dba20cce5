import { EmptyState } from '@closyyy/ui/empty-state'
import { BanknoteIcon } from '@closyyy/ui/icons'
import { Tabs } from '@closyyy/ui/tabs'
import { PagedList, type PagedListProps } from '../paged-list/paged-list.tsx'
import { useTransfersText } from './transfers-text.ts'

interface View<List extends string> {
  status: List
  page: number
}

export interface TransferListsProps<List extends string, Transfer> {
  lists: readonly List[]
  url: {
    view: View<List>
    pathOf: (change: Partial<View<List>>) => string
    show: (change: Partial<View<List>>) => void
  }
  read: PagedListProps<Transfer>['read']
  texts: { label: string; failed: string; titleOf: (list: List) => string; emptyOf: (list: List) => string }
  children: PagedListProps<Transfer>['children']
}

/** Payouts or refunds for administrators, with a tab per list; list and page are in the URL. */
export function TransferLists<List extends string, Transfer>(props: TransferListsProps<List, Transfer>) {
  const { lists, url, read, texts, children } = props
  const { status, page } = url.view
  const t = useTransfersText()
  const panel = (
    <PagedList
      read={read}
      page={page}
      pathOf={to => url.pathOf({ page: to })}
      texts={{ notAllowed: t('not-allowed'), failed: texts.failed }}
      empty={<EmptyState icon={<BanknoteIcon size={36} />} title={texts.emptyOf(status)} />}
    >
      {children}
    </PagedList>
  )
  return (
    <Tabs
      label={texts.label}
      value={status}
      onChange={id => url.show({ status: lists.find(list => list === id), page: 1 })}
      tabs={lists.map(list => ({ id: list, title: texts.titleOf(list), panel }))}
    />
  )
}
