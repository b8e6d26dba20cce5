import { servedContent } from '@closyyy/platform/rendering/served-content'
import { PHONE_SCREEN } from '@closyyy/ui/breakpoints'
import { useEffect, useState } from 'react'
import * as styles from './filter-column.module.css'
import type { FilterFormProps } from './filter-form.tsx'
import { filterForm } from './filter-parts.ts'

/**
 * The filters beside a list. Phones, which open a sheet instead, remove the served ones: only browsers without script
 * show them there.
 */
export function FilterColumn(props: FilterFormProps) {
  const { isPhone, Form } = useFilterForm()
  if (Form) {
    return (
      <div className={styles.column}>
        <Form {...props} />
      </div>
    )
  }
  return isPhone ? null : <div key="served" className={styles.column} {...servedContent} />
}

/** Loads the form on a screen that became wide; until then it is undefined. */
function useFilterForm() {
  const [isPhone, setPhone] = useState(false)
  const [Form, setForm] = useState(() => filterForm.Component)
  useEffect(() => {
    if (Form) return
    const screen = matchMedia(PHONE_SCREEN)
    const update = () => {
      setPhone(screen.matches)
      if (!screen.matches) filterForm.load?.().then(() => setForm(() => filterForm.Component), console.error)
    }
    update()
    screen.addEventListener('change', update)
    return () => screen.removeEventListener('change', update)
  }, [Form])
  return { isPhone, Form }
}
