import { Photo } from '@closyyy/ui/photo'

/** Proportions of the smallest rendition; only the frame counts, which crops what differs. */
const SIZE = { width: 320, height: 400 }

export interface OfferPhotoProps {
  path: string | null
  className?: string
}

/** The product of an offer; its title stands beside it. */
export function OfferPhoto({ path, className }: OfferPhotoProps) {
  const photo = path === null ? null : { image_path: path, ...SIZE, renditions: [], placeholder: null }
  return <Photo className={className} photo={photo} alt="" sizes="4rem" />
}
