import { Photo, type PhotoProps } from '@closyyy/ui/photo'

/** Proportions of the smallest rendition; only the frame counts, which crops what differs. */
const SIZE = { width: 320, height: 400 }

/** The photo of an offer's product, of which only the path is known. */
export function offerPhoto(path: string | null): PhotoProps['photo'] {
  return path === null ? null : { image_path: path, ...SIZE, renditions: [], placeholder: null }
}

export interface OfferPhotoProps {
  path: string | null
  className?: string
}

/** The product of an offer; its title stands beside it. */
export function OfferPhoto({ path, className }: OfferPhotoProps) {
  return <Photo className={className} photo={offerPhoto(path)} alt="" sizes="4rem" />
}
