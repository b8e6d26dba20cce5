/** Records input until the shell replays it (shell/src/early-input); a control counts once. */
export const inputRecorder = `{
const inputs = new Map()
const recording = new AbortController()
const pathOf = element => {
  const parent = element.parentElement
  return parent ? [...pathOf(parent), [...parent.children].indexOf(element)] : []
}
const record = event => {
  const { type, target, submitter } = event
  const control = type === 'click' ? target.closest('button,summary') : target
  if (!control || control.matches('[type=submit],[aria-disabled=true],[action]')) return
  event.stopImmediatePropagation()
  if (type === 'submit') event.preventDefault()
  const isDisclosure = control.matches('summary,[popovertarget]')
  if (isDisclosure && inputs.delete(control)) return
  const { value, checked } = control
  inputs.set(control, { type, path: pathOf(control), value, checked, submitter, isDisclosure })
  if (/click|submit/.test(type) && !isDisclosure) (submitter ?? control).setAttribute('aria-busy', 'true')
}
for (const type of ['click', 'submit', 'input', 'change'])
  addEventListener(type, record, { capture: true, signal: recording.signal })
window.earlyInput = { inputs, stop: () => recording.abort() }
}`
