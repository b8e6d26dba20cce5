export interface RecordedInput {
  type: 'click' | 'submit' | 'input' | 'change'
  /** Index of the control among its siblings, and of each of its ancestors. */
  path: number[]
  value?: string
  checked?: boolean
  submitter?: HTMLElement | null
  /** True if the browser itself responds to a press. */
  isDisclosure: boolean
}

export interface EarlyInput {
  inputs: Map<Element, RecordedInput>
  stop: () => void
  /** Logs why the shell does not start, and lets forms and plain pages work without it. */
  giveUp: (error: unknown) => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window
  if (!earlyInput) return
  try {
    // Until the code arrives, another press of the same control still counts once.
    if (earlyInput.inputs.size > 0) await (await loadReplay()).replay(earlyInput)
  } catch (error) {
    // The next press of these buttons works.
    for (const pressed of document.querySelectorAll('button[aria-busy]')) pressed.removeAttribute('aria-busy')
    throw error
  } finally {
    earlyInput.stop()
  }
}

export const loadReplay = () => import(/* webpackChunkName: "early-input" */ './replay.ts')
