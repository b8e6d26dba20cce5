import type { Rating as ShopRating } from '@closyyy/contract/ratings-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Avatar } from '@closyyy/ui/avatar'
import { Photo } from '@closyyy/ui/photo'
import { Rating } from '@closyyy/ui/rating'
import { Skeleton } from '@closyyy/ui/skeleton'
import type { MouseEvent } from 'react'
import { usePhotoText } from '../../../components/photo-zoom/photo-text.ts'
import { usePhotoViewer } from '../../../components/photo-zoom/use-photo-viewer.ts'
import { useShopText } from '../shop-text.ts'
import * as styles from './rating-entry.module.css'

export function RatingEntry({ rating }: { rating: ShopRating }) {
  const { id, rating: stars, comment, created_at, pictures, user } = rating
  return (
    <article className={styles.entry}>
      <header className={styles.head}>
        <Avatar src={user.profile_picture} name={user.username} decorative />
        <div className={styles.who}>
          <bdi className={styles.name}>{user.username}</bdi>
          <Rating value={stars} />
        </div>
        <time className={styles.day} dateTime={created_at}>
          {localTime(created_at, 'day')}
        </time>
      </header>
      <p dir="auto" className={styles.comment}>
        {comment}
      </p>
      {pictures.length > 0 && <Pictures ratingId={id} pictures={pictures} username={user.username} />}
    </article>
  )
}

interface PicturesProps {
  ratingId: number
  pictures: ShopRating['pictures']
  username: string
}

function Pictures({ ratingId, pictures, username }: PicturesProps) {
  const t = useShopText()
  const photoText = usePhotoText()
  const { Component, name, place, setPlace, open } = usePhotoViewer(`rating-${ratingId}`)
  const title = t('ratings.by', { username })
  const enlarge = (event: MouseEvent, at: number) => {
    event.preventDefault()
    open(at)
  }
  return (
    <>
      <ul role="list" className={styles.pictures} aria-label={title}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <a
              className={styles.picture}
              href={picture.image_path}
              aria-label={photoText('enlarge', { place: at + 1 })}
              onClick={event => enlarge(event, at)}
            >
              <Photo photo={picture} alt="" ratio="square" sizes="5.5rem" />
            </a>
          </li>
        ))}
      </ul>
      {Component && <Component name={name} title={title} photos={pictures} place={place} onShow={setPlace} />}
    </>
  )
}

/** Height of an entry with one line and no pictures. */
export function RatingEntrySkeleton() {
  return (
    <div className={styles.entry} aria-hidden="true">
      <div className={styles.head}>
        <Avatar name="" decorative />
        <div className={styles.who}>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      </div>
      <Skeleton width="long" />
    </div>
  )
}
