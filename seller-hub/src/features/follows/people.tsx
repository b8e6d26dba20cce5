import type { Person } from '@closyyy/contract/follows-schemas'
import { EDIT_PROFILE_PATH, shopPath } from '@closyyy/contract/paths'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { Avatar } from '@closyyy/ui/avatar'
import { Badge } from '@closyyy/ui/badge'
import { Button, buttonClass } from '@closyyy/ui/button'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ShowMore } from '@closyyy/ui/show-more'
import { Skeleton } from '@closyyy/ui/skeleton'
import { loadedRows, useListDepth } from '../../components/list-depth.ts'
import { type PeopleTab, peopleQueries } from './follows-queries.ts'
import { useFollowsText } from './follows-text.ts'
import * as styles from './people.module.css'
import { useFollowPerson } from './use-follow-person.ts'

export function People({ tab }: { tab: PeopleTab }) {
  const t = useFollowsText()
  const read = useInfiniteQuery(peopleQueries[tab])
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch } = read
  const showNext = useListDepth(read)
  const retry = () => (data ? showNext() : void refetch())
  const failed = isError && <ErrorState size="inline" message={t('failed')} onRetry={retry} retrying={isFetching} />
  if (!data) return failed || <Skeleton shape="block" className={styles.waiting} />
  const people = loadedRows(data.pages)
  if (people.length === 0) return <NoPeople tab={tab} />
  return (
    <div className={styles.people}>
      <ul role="list" className={styles.list} aria-label={t(`tab.${tab}`)}>
        {people.map(person => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {failed || (hasNextPage && <ShowMore onMore={showNext} pending={isFetchingNextPage} />)}
    </div>
  )
}

function PersonRow({ person }: { person: Person }) {
  const t = useFollowsText()
  const { id, username, profile_picture, on_vacation } = person
  const { isOn, toggle } = useFollowPerson(person)
  const action = isOn ? 'unfollow' : 'follow'
  return (
    <li className={styles.person}>
      <Link className={styles.shop} to={shopPath(id)}>
        <Avatar src={profile_picture} name={username} decorative />
        <bdi>{username}</bdi>
      </Link>
      {on_vacation && <Badge>{t('on-vacation')}</Badge>}
      <Button
        size="small"
        kind={isOn ? 'secondary' : 'primary'}
        aria-label={t(`${action}.label`, { name: username })}
        onClick={toggle}
      >
        {t(action)}
      </Button>
    </li>
  )
}

function NoPeople({ tab }: { tab: PeopleTab }) {
  const t = useFollowsText()
  const [to, text] = tab === 'sellers' ? ['/', t('shop')] : [EDIT_PROFILE_PATH, t('edit')]
  return (
    <EmptyState
      size="inline"
      title={t(`empty.${tab}`)}
      action={
        <Link className={buttonClass()} to={to}>
          {text}
        </Link>
      }
    >
      {t(`empty.${tab}.hint`)}
    </EmptyState>
  )
}
