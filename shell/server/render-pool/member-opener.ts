import type { RendererMember } from './renderer-member.ts'

/** Time after which a renderer that could not be opened is opened again. */
const REOPEN_MS = 1_000

interface MemberOpenerOptions {
  /** Returns the number of renderers that should be open but are not. */
  countMissing: () => number
  open: () => Promise<RendererMember>
  onOpened: (member: RendererMember) => void
  /** Called when none of the renderers could be opened that were being opened. */
  onFailed: () => void
  /** Aborted when the pool is closed. */
  signal: AbortSignal
}

/** Opens the missing renderers of a pool; after a failure again a second later. */
export interface MemberOpener {
  fill: () => void
  isOpening: () => boolean
}

export function createMemberOpener(options: MemberOpenerOptions): MemberOpener {
  const { countMissing, open, onOpened, onFailed, signal } = options
  let opening = 0
  let reopening: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => clearTimeout(reopening))

  function fill(): void {
    if (signal.aborted) return
    const missing = countMissing() - opening
    for (let count = 0; count < missing; count++) void openMember()
  }

  async function openMember(): Promise<void> {
    opening++
    const isOpen = await open().then(
      member => {
        onOpened(member)
        return true
      },
      () => false,
    )
    opening--
    if (isOpen || signal.aborted) return
    if (opening === 0) onFailed()
    clearTimeout(reopening)
    reopening = setTimeout(fill, REOPEN_MS).unref()
  }

  return { fill, isOpening: () => opening > 0 }
}
