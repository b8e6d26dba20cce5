import { refusalText } from '@closyyy/api-client/refusal-text'
import { cancelOrder, confirmOrder, type Order } from '@closyyy/contract/orders'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import type { OrderProof } from './order-access.ts'
import * as styles from './order-details.module.css'
import type { OrderDetailsProps } from './order-details.tsx'
import { useOrderText } from './order-text.ts'

const calls = { confirm: confirmOrder, cancel: cancelOrder }
type Move = keyof typeof calls

/** What the buyer can do with the order now: say that it came, or call it off. */
export function OrderMoves({ order, proof }: OrderDetailsProps) {
  const t = useOrderText()
  const move = useMoveOrder(order, proof)
  const open = (['confirm', 'cancel'] as const).filter(one => order.actions.includes(one))
  if (open.length === 0) return null
  return (
    <div className={styles.moves}>
      {open.map(one => (
        <Button
          key={one}
          kind={one === 'confirm' ? 'primary' : 'secondary'}
          pending={move.isPending && move.variables === one}
          onClick={() => move.mutate(one)}
        >
          {t(one)}
        </Button>
      ))}
    </div>
  )
}

function useMoveOrder({ id }: Order, proof: OrderProof) {
  const t = useOrderText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => api.call(calls[move], { params: { id }, body: 'userId' in proof ? {} : proof }),
    onSuccess: (_order, one) => toast(t(`${one}.done`), { kind: 'success' }),
    onError: error => toast(refusalText(error) ?? t('move.failed'), { kind: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order', id] }),
  })
}
