import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { WarningIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'

export interface ErrorStateProps {
  /** Defaults to "Something went wrong." */
  message?: ReactNode
  /** Without it, there is no Retry button. */
  onRetry?: () => void
  /** True while the retry runs; the button keeps the focus. */
  retrying?: boolean
  /** Further links or buttons. */
  children?: ReactNode
  /** `inline` for a row or panel within a page. */
  size?: 'page' | 'inline'
}

/** Replaces content that failed to load and offers a retry. Announced as an alert when it appears. */
export function ErrorState({ message, onRetry, retrying, children, size }: ErrorStateProps) {
  const text = useText()
  return (
    <div role="alert">
      <EmptyState
        size={size}
        icon={<WarningIcon size={28} />}
        title={message ?? text('wentWrong')}
        action={
          onRetry && (
            <Button kind="secondary" pending={retrying} onClick={onRetry}>
              {text('retry')}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
