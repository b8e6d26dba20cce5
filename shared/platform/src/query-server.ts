// Query names for the document server only; outside the shared module, so that browsers do not load them.
export { dehydrate } from '@tanstack/react-query'
