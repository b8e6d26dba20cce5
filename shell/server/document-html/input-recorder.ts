/**
 * Records input until the shell replays it (shell/src/early-input); a control counts once. Forms with GET work natively.
 * If the shell does not start, `giveUp` logs the error and sends a recorded form natively, or opens the plain page in
 * place of a page that needs script (docs/decisions/036), or else shows the notice of such a page and reloads it once the
 * device is online again.
 */
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
  if (!control || control.matches('[type=submit],[aria-disabled=true],[action]:not([method=post])')) return
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
const giveUp = error => {
  console.error(error)
  recording.abort()
  delete document.documentElement.dataset.starting
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  const form = [...inputs.keys()].find(control => control.matches('form[action]'))
  const plain = document.querySelector(':root:not([data-served-offline]) link[data-plain]')
  const notice = document.querySelector('[data-notice][hidden]')
  if (form) form.submit()
  else if (plain) location.replace(plain.href)
  else if (notice) {
    notice.hidden = false
    addEventListener('online', () => location.reload(), { once: true })
  }
}
window.earlyInput = { inputs, stop: () => recording.abort(), giveUp }
}`
