/** What only the document server needs of the router; outside the shared facade, so that browsers do not pay for it. */
export {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
