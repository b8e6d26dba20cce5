import { Search } from 'lucide'
import { draw } from './draw.tsx'

export const SearchIcon = /* @__PURE__ */ draw(Search)
