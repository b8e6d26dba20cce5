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
  /** Name of the set for screen readers. */
  label: string
  tabs: TabEntry[]
  /** Id of the open tab; leave out to let the component keep it. */
  value?: string
  onChange?: (id: string) => void
}

/** Panels of which one shows at a time; arrow keys move between the tabs. */
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
