import type { BankDetails as Details } from '@closyyy/contract/bank-details-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Button } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { WalletIcon } from '@closyyy/ui/icons'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useId, useState } from 'react'
import * as styles from './bank-details.module.css'
import { BankDetailsDialog } from './bank-details-dialog.tsx'
import { bankDetailsQuery } from './bank-details-queries.ts'
import { useBankDetailsText } from './bank-details-text.ts'
import { bankFields } from './bank-fields.ts'

export function BankDetails() {
  const t = useBankDetailsText()
  const headingId = useId()
  const { data, isError, isFetching, refetch } = useQuery(bankDetailsQuery)
  const [isEditing, setIsEditing] = useState(false)
  if (data === undefined && isError) {
    return <ErrorState size="inline" message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  const edit = <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>
  return (
    <section className={styles.section} aria-labelledby={headingId} aria-busy={data === undefined}>
      <h2 id={headingId}>{t('current')}</h2>
      {data === null ? (
        <EmptyState size="inline" icon={<WalletIcon size={28} />} title={t('none')} action={edit}>
          {t('none.text')}
        </EmptyState>
      ) : (
        <>
          <Lines details={data} />
          <div>{data && edit}</div>
        </>
      )}
      {data !== undefined && isEditing && <BankDetailsDialog details={data} onClose={() => setIsEditing(false)} />}
    </section>
  )
}

function Lines({ details }: { details: Details | undefined }) {
  const t = useBankDetailsText()
  return (
    <dl className={styles.lines}>
      {bankFields.map(({ name }) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>{t(name)}</dt>
          <dd>{details ? <bdi>{details[name]}</bdi> : <Skeleton width="long" />}</dd>
        </div>
      ))}
    </dl>
  )
}
