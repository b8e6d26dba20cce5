import { Bookmark } from 'lucide'
import { draw } from './draw.tsx'

export const BookmarkIcon = /* @__PURE__ */ draw(Bookmark)
