// as: shell/src/frame/header.tsx
// expect: Remotes share one copy through the platform: import it from @closyyy/platform/router.
import { Link } from 'react-router-dom'

export const Home = Link
