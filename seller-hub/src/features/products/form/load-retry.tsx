import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { useListingText } from './listing-text.ts'

export interface LoadRetryProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  message: string
}

export function LoadRetry({ query: { isError, isFetching, refetch }, message }: LoadRetryProps) {
  const t = useListingText()
  if (!isError) return null
  return (
    <Alert
      kind="warning"
      action={
        <Button kind="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  )
}
