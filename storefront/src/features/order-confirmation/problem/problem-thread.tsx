import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { DecisionValues } from '@closyyy/forms/decision-form'
import { endText } from '@closyyy/forms/dispute-result'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { UnsentText } from '@closyyy/forms/unsent-text'
import { localTime } from '@closyyy/i18n/local-time'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { Alert } from '@closyyy/ui/alert'
import { ErrorState } from '@closyyy/ui/error-state'
import { Skeleton } from '@closyyy/ui/skeleton'
import * as styles from './problem.module.css'
import { type AnswerValues, ProblemAnswer } from './problem-answer.tsx'
import { type ProblemOfOrder, problemPhotoQuery, problemQuery } from './problem-queries.ts'
import { ProblemSettlement } from './problem-settlement.tsx'
import { type ProblemText, useProblemText } from './problem-text.ts'

/** Shows the messages of a problem, with what the guest may do, and how it ended with what they were typing (UI-12). */
export function ProblemThread(problem: ProblemOfOrder) {
  const t = useProblemText()
  const formText = useDisputeText()
  const { api } = useServices()
  const { disputeId } = problem
  const unsent = {
    message: useUnsentValues<AnswerValues>(`guest-message-${disputeId}`),
    propose: useUnsentValues<DecisionValues>(`dispute-propose-${disputeId}`),
  }
  const { data, isError, isFetching, refetch } = useQuery(problemQuery(api, problem))
  if (!data && !isError) return <Skeleton shape="block" />
  if (!data) return <ErrorState size="inline" message={t('thread.failed')} onRetry={refetch} retrying={isFetching} />
  const { status, actions, settlement } = data
  return (
    <section className={styles.problem} aria-label={t('thread')}>
      <h2>{t('thread.title', { reason: formText(`reason.${data.reason}`) })}</h2>
      <ol role="list" className={styles.messages} aria-live="polite" aria-label={t('thread.label')}>
        {data.messages.map(message => (
          <Message key={message.id} message={message} author={authorOf(t, data, message.author)} problem={problem} />
        ))}
      </ol>
      {status === 'resolved' && <Alert>{endText(formText, data)}</Alert>}
      <ProblemSettlement dispute={data} problem={problem} unsent={unsent.propose} />
      {actions.includes('message') && <ProblemAnswer problem={problem} unsent={unsent.message} />}
      <div className={styles.unsent}>
        {!actions.includes('message') && <UnsentText text={unsent.message.current?.message} />}
        {!settlement?.actions.includes('propose') && <UnsentText text={unsent.propose.current?.message} />}
      </div>
    </section>
  )
}

function authorOf(t: ProblemText, { seller }: DisputeThread, author: DisputeThread['messages'][number]['author']) {
  return author === 'buyer' ? t('thread.you') : author === 'seller' ? seller.name : brand.name
}

interface MessageProps {
  message: DisputeThread['messages'][number]
  author: string
  problem: ProblemOfOrder
}

function Message({ message: { message, created_at, photos }, author, problem }: MessageProps) {
  return (
    <li>
      <p className={styles.soft}>
        <strong>
          <bdi>{author}</bdi>
        </strong>
        {' · '}
        <time dateTime={created_at}>{localTime(created_at, 'time')}</time>
      </p>
      <p dir="auto" className={styles.text}>
        {message}
      </p>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <Photo key={photo.id} photo={photo} problem={problem} number={index + 1} author={author} />
          ))}
        </div>
      )}
    </li>
  )
}

interface PhotoProps {
  photo: MessageProps['message']['photos'][number]
  problem: ProblemOfOrder
  number: number
  author: string
}

function Photo({ photo: { id, width, height, placeholder }, problem, number, author }: PhotoProps) {
  const t = useProblemText()
  const { api } = useServices()
  const { data, isError, isFetching, refetch } = useQuery(problemPhotoQuery(api, problem, id))
  const src = data?.image ?? placeholder
  if (isError) return <ErrorState size="inline" message={t('photo.failed')} onRetry={refetch} retrying={isFetching} />
  if (!src) return null
  return (
    <img className={styles.photo} src={src} width={width} height={height} alt={t('photo', { number, name: author })} />
  )
}
