import type { Product } from '@closyyy/contract/products-schemas'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { useUrlView } from '../../../components/url-view.ts'
import { EditDialog } from '../edit/edit-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MarkSoldDialog } from './mark-sold-dialog.tsx'
import { SellingList } from './selling-list.tsx'
import { sellingTabs, sellingView } from './selling-queries.ts'
import { useSellingText } from './selling-text.ts'

export function Selling() {
  const t = useSellingText()
  const { view, pathOf, show } = useUrlView(sellingView)
  const [deleted, setDeleted] = useState<Product>()
  const [marked, setMarked] = useState<Product>()
  return (
    <>
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ tab: tab === 'review' ? 'review' : 'active', page: 1 }, { replace: true })}
        tabs={sellingTabs.map(tab => ({
          id: tab,
          title: t(`tab.${tab}`),
          panel: (
            <SellingList
              view={{ ...view, tab }}
              pathOf={pathOf}
              onEdit={({ id }) => show({ edit: id }, { replace: true })}
              onDelete={setDeleted}
              onMarkSold={setMarked}
            />
          ),
        }))}
      />
      <EditDialog id={view.edit} onClose={() => show({ edit: undefined }, { replace: true })} />
      <MarkSoldDialog product={marked} onClose={() => setMarked(undefined)} />
      <DeleteDialog product={deleted} onClose={() => setDeleted(undefined)} />
    </>
  )
}
