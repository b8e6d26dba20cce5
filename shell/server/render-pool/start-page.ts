import type { Locale } from '@closyyy/i18n/locales'
import type { MatchedClaim } from '../../src/remotes/claims.ts'
import type { RenderedPage, RenderTask } from '../renderer/protocol.ts'
import { type FragmentProbe, isRenderError } from './fragment-probe.ts'
import { type JobReports, type JobSources, RenderFailure } from './job.ts'
import type { RenderPool } from './render-pool.ts'
import type { Strikes } from './strikes.ts'

export interface PageRequest {
  url: URL
  locale: Locale
  claim: MatchedClaim | undefined
  /** Current release ids by unit. */
  releases: Record<string, string>
  reports: Omit<JobReports, 'error'> & { error: (error: Error) => void }
}

export type StartedPage =
  | { status: number; redirect: string }
  | {
      status: number
      content: Promise<RenderedPage>
      /** Complete with the content; absent if the frame replaces the page, or a unit is left out. */
      sources?: JobSources
    }

interface StartOptions {
  pool: RenderPool
  strikes: Strikes
  probe: FragmentProbe
  /** Returns whether the server bundle of a release cannot be used. */
  isUnusable: (release: { unit: string; id: string }) => boolean
}

const isCausedByJob = (failure: unknown): failure is RenderFailure =>
  failure instanceof RenderFailure && failure.causedByJob

/** The document without server-rendered HTML: the browser renders everything. */
const emptyPage: RenderedPage = {
  mode: 'frame',
  head: '',
  header: new Uint8Array(),
  body: new Uint8Array(),
  state: new TextEncoder().encode('{}'),
}

/** Starts a page, or the frame in its place if its release is rendered in browsers only or fails. */
export async function startPage(options: StartOptions, request: PageRequest): Promise<StartedPage> {
  const { pool } = options
  const { claim } = request
  if (!isRenderable(options, request)) return { status: 200, content: renderFrame(options, request) }
  const task = taskOf(options, request, 'page')
  const job = pool.run(task, reportsOf(options, request))
  const content = job.content.promise.catch(failure => replacePage(options, request, failure))
  const page = { content, ...(task.without.length === 0 && { sources: job.sources }) }
  if (claim?.alwaysFound) return { status: 200, ...page }
  try {
    const { status, redirect } = await job.status.promise
    return redirect === undefined ? { status, ...page } : { status, redirect }
  } catch {
    return { status: 200, content }
  }
}

const shellOf = ({ releases }: PageRequest) => ({ unit: 'shell', id: releases.shell ?? '' })

const isWithoutShell = ({ strikes, isUnusable }: StartOptions, request: PageRequest) =>
  strikes.isOut(shellOf(request)) || isUnusable(shellOf(request))

function isRenderable(options: StartOptions, request: PageRequest): boolean {
  const { pool, strikes, probe } = options
  const { claim, releases } = request
  if (isWithoutShell(options, request)) return false
  if (!claim) return true
  const release = { unit: claim.unit, id: releases[claim.unit] ?? '' }
  return claim.serverRendered === true && !strikes.isOut(release) && !probe.isRunning() && !pool.isBlockedBy(claim)
}

/** Renders the frame, and attributes the failure to the page's release unless the frame fails too. */
async function replacePage(options: StartOptions, request: PageRequest, failure: unknown): Promise<RenderedPage> {
  const { claim, releases, reports } = request
  reports.error(failure as Error)
  const strike = () => {
    const id = claim && releases[claim.unit]
    if (claim && id && isCausedByJob(failure)) options.strikes.add({ unit: claim.unit, id }, failure.reason)
  }
  return renderFrame(options, request, strike)
}

/** Renders the frame; without header fragments if it fails with them, and nothing if the shell itself fails. */
async function renderFrame(
  options: StartOptions,
  request: PageRequest,
  onRendered?: () => void,
): Promise<RenderedPage> {
  const { pool, strikes, probe } = options
  const { releases, reports } = request
  if (isWithoutShell(options, request)) return emptyPage
  const task = taskOf(options, request, 'frame')
  const attempt = (own: RenderTask) => pool.run(own, reportsOf(options, request)).content.promise
  try {
    const page = await attempt(task)
    onRendered?.()
    return page
  } catch (failure) {
    reports.error(failure as Error)
    const others = remotesOf(releases)
    if (task.without.length < others.length && isRenderError(failure)) probe.start(task)
    try {
      return await attempt({ ...task, without: others })
    } catch (bareFailure) {
      reports.error(bareFailure as Error)
      if (isCausedByJob(bareFailure)) strikes.add(shellOf(request), bareFailure.reason)
      return emptyPage
    }
  }
}

const remotesOf = (releases: Record<string, string>) => Object.keys(releases).filter(unit => unit !== 'shell')

function taskOf({ strikes, probe }: StartOptions, request: PageRequest, kind: RenderTask['kind']): RenderTask {
  const { url, locale, claim, releases } = request
  const isLeftOut = (unit: string) => probe.isRunning() || strikes.isOut({ unit, id: releases[unit] ?? '' })
  return { kind, url: url.href, locale, claim, releases, without: remotesOf(releases).filter(isLeftOut) }
}

/** Counts a page whose own code, not the API, exceeded its time as a failure. */
function reportsOf({ strikes }: StartOptions, { claim, releases, reports }: PageRequest): JobReports {
  return {
    readFailed: reports.readFailed,
    error(error, isHanging) {
      reports.error(error)
      const id = claim && releases[claim.unit]
      if (isHanging && claim && id) strikes.add({ unit: claim.unit, id }, 'time')
    },
  }
}
