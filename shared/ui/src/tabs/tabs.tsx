import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import * as styles from './tabs.module.css'

export interface TabEntry {
  /** Unique among the tabs; the value of `Tabs`. */
  id: string
  title: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: TabEntry[]
  /** Id of the selected tab; omit it for uncontrolled tabs, which start with the first. */
  value?: string
  /** Called with the id of the newly selected tab. */
  onChange?: (id: string) => void
}

/**
 * The ARIA tabs pattern, by react-aria: the list is one tab stop, and arrow keys, Home and End move the focus and
 * select at once. Only the selected panel is rendered. For tabs with URLs of their own, use links. Load it on first
 * use, as Combobox.
 */
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
