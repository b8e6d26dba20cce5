// Router names for the document server only; outside the shared module, so that browsers do not load them.
export {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
