/** An invalid field of a form. */
export interface InvalidField {
  /** Its control; for a radio group, the first one. */
  control: HTMLElement
  label: string
}

/** Lists the invalid controls currently in a form, with their labels; a radio group is one field. */
export function invalidFields(form: Element | null | undefined): InvalidField[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    .map(control => ({ control, label: labelOf(control) }))
    .filter(({ label }) => label)
  return fields.filter(({ control }, index) => {
    const group = groupOf(control)
    return !group || fields.findIndex(other => groupOf(other.control) === group) === index
  })
}

/** Opens the disclosures around a control, scrolls to it and focuses it. */
export function focusField({ control }: InvalidField): void {
  const details = control.closest('details')
  if (details) details.open = true
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

function labelOf(control: HTMLElement): string {
  const group = groupOf(control)
  if (group) return group.querySelector('legend')?.textContent.trim() ?? ''
  const { labels } = control as HTMLInputElement
  return (control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '').trim()
}

const groupOf = (control: HTMLElement) =>
  control instanceof HTMLInputElement && control.type === 'radio' ? control.closest('fieldset') : null
