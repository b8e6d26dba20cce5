import type { EarlyInput, RecordedInput } from './early-input.ts'

const CONTROL_LIMIT_MS = 5_000
const POLL_MS = 50
const IDLE_LIMIT_MS = 1_000

type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export async function replay({ inputs, stop }: EarlyInput): Promise<void> {
  stop()
  for (const [recorded, input] of inputs) {
    await idle()
    const control = await findControl(recorded, input.path)
    const busy = input.submitter ?? recorded
    busy.removeAttribute('aria-busy')
    if (control) repeat(control, recorded, input)
  }
}

function repeat(control: HTMLElement, recorded: Element, input: RecordedInput): void {
  const isReplaced = control !== recorded
  if (control instanceof HTMLFormElement) {
    control.requestSubmit(input.submitter?.isConnected ? input.submitter : null)
  } else if (input.type !== 'click') {
    enter(control as ValueControl, input)
    if (isReplaced && document.activeElement === document.body) control.focus()
  } else if (input.isDisclosure ? isReplaced : !(isReplaced && control.getAttribute('aria-pressed') === 'true')) {
    control.click()
  }
}

async function findControl(recorded: Element, path: number[]): Promise<HTMLElement | undefined> {
  for (let waited = 0; waited < CONTROL_LIMIT_MS; waited += POLL_MS) {
    const control = recorded.isConnected ? recorded : elementAt(path)
    const isSame = control && (control === recorded || labelOf(control) === labelOf(recorded))
    if (isSame && !control.matches(':disabled, [aria-disabled=true]')) return control as HTMLElement
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  return undefined
}

/** Resolves when React is idle; after a short delay in browsers without idle callbacks. */
const idle = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS })
      : setTimeout(resolve, POLL_MS),
  )

const elementAt = (path: number[]) =>
  path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement)

const labelOf = (control: Element) =>
  control.tagName + (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/[\d,]/g, '')

/** Uses the native setter because React ignores events of values that it set itself. */
function enter(control: ValueControl, { value = '', checked = false }: RecordedInput): void {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
    control.checked = !checked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value
  } else if (control.type !== 'file') {
    // Text typed after the recording ended takes precedence.
    const text = control.value || value
    control.value = `${text} `
    Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
