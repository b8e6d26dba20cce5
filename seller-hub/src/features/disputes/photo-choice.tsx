import { sortForListing } from '../../components/photo-picker/file-rules.ts'
import { PhotoPicker } from '../../components/photo-picker/photo-picker.tsx'
import type { Photos } from '../../components/photo-picker/use-photos.ts'
import { useDisputesText } from './disputes-text.ts'

export interface PhotoChoiceProps {
  photos: Photos
  progress: ReadonlyMap<string, number> | undefined
}

/** Photos of what is wrong, for the other side and the administrators. */
export function PhotoChoice({ photos, progress }: PhotoChoiceProps) {
  const t = useDisputesText()
  return (
    <PhotoPicker
      photos={photos}
      sort={sortForListing}
      sentenceOf={({ reason }) => t(reason === 'too-many' ? 'photos.too-many' : 'photos.wrong-type')}
      progress={progress}
      isPlain
    />
  )
}

/** True while a chosen photo is being made small. */
export const isShrinking = ({ photos }: Photos) => photos.some(({ state }) => state === 'shrinking')

/** True where one could not be read: it is neither sent nor left out unsaid. */
export const isUnreadable = ({ photos }: Photos) => photos.some(({ state }) => state === 'failed')
