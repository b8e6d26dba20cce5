import { type ReactNode, useId } from 'react'
import * as styles from './settings-section.module.css'

export interface SettingsSectionProps {
  title: string
  lead: string
  children: ReactNode
}

/** A part of the page of devices, such as passkeys. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
