import { Bookmark } from 'lucide-react'
import { draw } from './draw.tsx'

export const BookmarkIcon = /* @__PURE__ */ draw(Bookmark)
