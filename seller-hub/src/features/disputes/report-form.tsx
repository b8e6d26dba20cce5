import { type DisputeReason, disputeReasons, openDispute } from '@closyyy/contract/disputes'
import type { Order } from '@closyyy/contract/orders'
import { contractFaults } from '@closyyy/forms/contract-faults'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { useNavigate } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { Photo } from '@closyyy/ui/photo'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import { useFollowingFocus } from '../../components/use-following-focus.ts'
import * as styles from './dispute-thread.module.css'
import { viewPath } from './disputes-address.ts'
import { useDisputesText } from './disputes-text.ts'
import { translateSentence } from './server-text.ts'
import { refusalOf, useOpenDispute } from './use-dispute-moves.ts'

/** What is wrong with an order, to its other side. */
export function ReportForm({ order }: { order: Order }) {
  const t = useDisputesText()
  const navigate = useNavigate()
  const report = useOpenDispute(order.id)
  const heading = useFollowingFocus(String(order.id), { pane: true })
  const { form, field, values, set, isPending, refusal } = useForm({
    initial: { reason: '', message: '' },
    check: given => contractFaults(openDispute, { order_id: order.id, ...given }),
    send: async ({ reason, message }) => {
      const { id } = await report.mutateAsync({ reason: reason as DisputeReason, message })
      toast(t('report.done'), { kind: 'success' })
      await navigate(viewPath({ tab: 'me', dispute: String(id) }), { replace: true })
    },
    refusalOf: error => refusalOf(t, error),
    say: sentence => translateSentence(t, sentence),
  })
  const [item] = order.items
  return (
    <form {...form} className={styles.thread}>
      <header className={styles.header}>
        <Photo photo={item?.product.photos[0]} alt="" sizes="4rem" className={styles.photo} />
        <div className={styles.about}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('report')}
          </h2>
          <p>
            <bdi>{item?.title}</bdi>
          </p>
          <p className={styles.soft}>
            {t('thread.order')} <bdi dir="ltr">{order.tracking_no}</bdi>
          </p>
        </div>
      </header>
      <FormRefusal>{refusal}</FormRefusal>
      <Select
        label={t('report.reason')}
        placeholder={t('report.reason.choose')}
        options={disputeReasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
        value={values.reason}
        error={field('reason').error}
        disabled={isPending}
        onChange={({ target }) => set('reason', target.value)}
      />
      <TextArea {...field('message')} label={t('report.message')} hint={t('report.hint')} readOnly={isPending} />
      <Button type="submit" className={styles.send} pending={isPending}>
        {t('report.send')}
      </Button>
    </form>
  )
}
