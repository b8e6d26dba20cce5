import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { WarningIcon } from '../icon/warning-icon.ts'
import { useText } from '../messages.ts'

export interface ErrorStateProps {
  /** One sentence for a person; "Something went wrong." unless given. */
  message?: ReactNode
  /** Without it there is no Retry. */
  onRetry?: () => void
  retrying?: boolean
  /** Further ways out. */
  children?: ReactNode
  size?: 'page' | 'inline'
}

/** A load that failed, with a way to try again. */
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
