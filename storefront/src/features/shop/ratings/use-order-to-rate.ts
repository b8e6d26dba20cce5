import { RATE_PARAM } from '@closyyy/contract/paths'
import { useSearchParams } from '@closyyy/platform/router'

/** Order id of the URL; `forget` removes it once the form is closed. */
export function useOrderToRate(): { orderId: number | undefined; forget: () => void } {
  const [search, setSearch] = useSearchParams()
  const text = search.get(RATE_PARAM) ?? ''
  const forget = () => {
    if (!search.has(RATE_PARAM)) return
    setSearch(
      now => {
        now.delete(RATE_PARAM)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { orderId: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined, forget }
}
