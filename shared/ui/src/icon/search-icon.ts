import { Search } from 'lucide-react'
import { draw } from './draw.tsx'

export const SearchIcon = /* @__PURE__ */ draw(Search)
