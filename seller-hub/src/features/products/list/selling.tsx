import { SELLING_ACTIVE_PATH } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useNavigate, useSearchParams } from '@closyyy/platform/router'
import { Tabs } from '@closyyy/ui/tabs'
import { useState } from 'react'
import { EditDialog } from '../edit/edit-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SellingList } from './selling-list.tsx'
import { useSellingText } from './selling-text.ts'
import { readView, type SellingView, sellingTabs, viewSearch } from './selling-view.ts'

export function Selling() {
  const t = useSellingText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = readView(search)
  const [deleted, setDeleted] = useState<Product>()

  const pathOf = (change: Partial<SellingView>) => SELLING_ACTIVE_PATH + viewSearch({ ...view, ...change })
  const show = (change: Partial<SellingView>) =>
    void navigate(pathOf(change), { replace: true, preventScrollReset: true })
  return (
    <>
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ ...view, tab: tab === 'review' ? 'review' : 'active', page: 1 })}
        tabs={sellingTabs.map(tab => ({
          id: tab,
          title: t(`tab.${tab}`),
          panel: (
            <SellingList
              view={{ ...view, tab }}
              pathOf={pathOf}
              onEdit={({ id }) => show({ edit: id })}
              onDelete={setDeleted}
            />
          ),
        }))}
      />
      <EditDialog id={view.edit} onClose={() => show({ edit: undefined })} />
      <DeleteDialog product={deleted} onClose={() => setDeleted(undefined)} />
    </>
  )
}
