/** A short message above the page. */
export interface Toast {
  message: string
  kind: 'plain' | 'success' | 'danger'
  /** Something to do about it, such as undo. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it goes by itself. */
  duration: number
}

export type ToastOptions = Partial<Omit<Toast, 'message'>>

type Listener = (toast: Toast) => void

const DURATION = 5000

/** Every unit brings its own copy of this module; what they share hangs on the page under this name. */
const LISTENERS = Symbol.for('closyyy.toast-listeners')

function listeners(): Set<Listener> {
  const page = globalThis as typeof globalThis & { [LISTENERS]?: Set<Listener> }
  page[LISTENERS] ??= new Set()
  return page[LISTENERS]
}

/** Shows a short message in the shell's Toaster; announced politely, for 5 s unless said otherwise. Browser only. */
export function toast(message: string, { kind = 'plain', action, duration = DURATION }: ToastOptions = {}): void {
  for (const listen of listeners()) listen({ message, kind, action, duration })
}

/** Hears every toast of the page; answers how to stop. */
export function onToast(listen: Listener): () => void {
  listeners().add(listen)
  return () => void listeners().delete(listen)
}
