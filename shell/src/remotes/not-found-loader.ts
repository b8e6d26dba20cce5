import { redirect } from '@closyyy/platform/router'

export async function loadNotFound({ request }: { request: Request }): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const table = await import(/* webpackChunkName: "path-aliases" */ './path-aliases.ts').catch(() => undefined)
  const target = table?.aliasTarget(pathname)
  if (!target) return null
  const url = new URL(target, request.url)
  for (const [name, value] of searchParams) url.searchParams.append(name, value)
  return redirect(url.pathname + url.search + url.hash, 301)
}
