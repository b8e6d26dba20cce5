// The router names in use: sharing this module instead of the whole library keeps tree shaking (docs/decisions/002).
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { Link, NavLink } from './navigation/link.ts'
