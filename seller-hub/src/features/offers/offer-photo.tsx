import { Photo, type PhotoProps } from '@closyyy/ui/photo'

/** Aspect ratio of the smallest rendition. */
const SIZE = { width: 320, height: 400 }

/** Builds a photo from its path, the only field an offer has. */
export function offerPhoto(path: string | null): PhotoProps['photo'] {
  return path === null ? null : { image_path: path, ...SIZE, renditions: [], placeholder: null }
}

export interface OfferPhotoProps {
  path: string | null
  className?: string
}

export function OfferPhoto({ path, className }: OfferPhotoProps) {
  return <Photo className={className} photo={offerPhoto(path)} alt="" sizes="4rem" />
}
