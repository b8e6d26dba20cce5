import { Tabs } from './tabs.tsx'

export function Shop() {
  return (
    <Tabs
      label="Shop"
      tabs={[
        { id: 'selling', title: 'Selling', panel: <p>12 items for sale.</p> },
        { id: 'sold', title: 'Sold', panel: <p>3 items sold.</p> },
        { id: 'liked', title: 'Liked', panel: <p>Nothing liked yet.</p> },
      ]}
    />
  )
}
