// as: shell/src/frame/header.tsx
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/router.
// expect: react-router-dom is not among the dependencies of @closyyy/shell: declare it in its package.json.
import { Link } from 'react-router-dom'

export const Home = Link
