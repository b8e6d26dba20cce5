import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as styles from './tabs.module.css'

export interface TabEntry {
  id: string
  title: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: TabEntry[]
  /** Id of the selected tab; omit it for uncontrolled tabs. */
  value?: string
  onChange?: (id: string) => void
}

/** Tabs with one visible panel; arrow keys move between them. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaLanguage>
      <AriaTabs selectedKey={value} onSelectionChange={key => onChange?.(String(key))}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className={styles.tab}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, panel }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLanguage>
  )
}
