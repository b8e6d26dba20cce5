/** A control of a form whose value was refused. */
export interface WrongField {
  control: HTMLElement
  label: string
}

/** Lists the refused controls that are in a form right now, with their labels; radios of a group are one field. */
export function wrongFields(form: Element | null | undefined): WrongField[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    .map(control => ({ control, label: labelOf(control) }))
    .filter(({ label }) => label)
  return fields.filter(({ control }, place) => {
    const group = groupOf(control)
    return !group || fields.findIndex(other => groupOf(other.control) === group) === place
  })
}

/** Shows a control, in whatever part of the form it is, and focuses it. */
export function showField({ control }: WrongField): void {
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
