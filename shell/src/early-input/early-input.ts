/** Input to one control before the page was hydrated. */
export interface RecordedInput {
  type: 'click' | 'submit' | 'input' | 'change'
  /** The control's place in the document: its index among its siblings and those of its ancestors. */
  path: number[]
  value?: string
  checked?: boolean
  submitter?: HTMLElement | null
  /** True if the browser itself responded to the press. */
  isDisclosure: boolean
}

/** The recording of the document's inline script (shell/server/render/input-recorder.ts). */
export interface EarlyInput {
  /** In the order of first use. */
  inputs: Map<Element, RecordedInput>
  stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/** Replays the early input, if there is any. */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput } = window
  if (!earlyInput) return
  try {
    // Recording goes on meanwhile, so that another press of the same control still counts once.
    if (earlyInput.inputs.size > 0) await (await loadReplay()).replay(earlyInput)
  } finally {
    earlyInput.stop()
  }
}

/** Loads the replay's script; called before the hydration if there is input already. */
export const loadReplay = () => import(/* webpackChunkName: "early-input" */ './replay.ts')
