import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@closyyy/contract/call'
import { describeCall } from '@closyyy/contract/call-description'
import { describeEvent, eventFunction } from '@closyyy/contract/event-description'
import { type EventName, events } from '@closyyy/contract/events-schemas'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import { CallDescriptions } from '@closyyy/releases/call-compatibility'
import { EventDescriptions } from '@closyyy/releases/event-compatibility'
import { env } from '../env.ts'
import { ALL_EXPORTS, type UsedExports } from '../rspack/used-exports.ts'

type Prompt = keyof Pick<RemoteDefinition, 'signInPrompt' | 'passwordPrompt'>

const CONTRACT_FOLDER = 'shared/contract/src'
const isCallsModule = (path: string) => path.endsWith('-calls.ts')

/** Returns what the functions of an event bus module do. */
function directionOf(path: string): 'emit' | 'on' | undefined {
  if (!path.startsWith('shared/event-bus/')) return
  return path.includes('/emit/') ? 'emit' : 'on'
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** Describes the calls of a module: all of them, or those that are exported by the given names. */
async function describeModule(path: string, names: string[] = [ALL_EXPORTS]) {
  const module = (await import(join(env.root, path))) as Record<string, Call>
  const calls = names.includes(ALL_EXPORTS) ? Object.values(module) : names.map(name => module[name] as Call)
  return Promise.all(calls.map(async call => [call.name, await describeCall(call)] as [string, unknown]))
}

/** @throws for a schema that cannot be compared */
async function describeModules(modules: [path: string, names?: string[]][]): Promise<CallDescriptions> {
  const described = await Promise.all(modules.map(([path, names]) => describeModule(path, names)))
  return CallDescriptions.parse(Object.fromEntries(described.flat().sort(byName)))
}

/** Describes the calls that bundles use. */
export function describeUsedCalls(used: UsedExports[]): Promise<CallDescriptions> {
  return describeModules(used.flatMap(one => Object.entries(one)).filter(([path]) => isCallsModule(path)))
}

/** Describes all calls of this checkout's contract: those that its API offers. */
export function describeContract(): Promise<CallDescriptions> {
  const files = readdirSync(join(env.root, CONTRACT_FOLDER)).filter(isCallsModule)
  return describeModules(files.map(file => [`${CONTRACT_FOLDER}/${file}`]))
}

const eventNames = (Object.keys(events) as EventName[]).sort()

/** Returns the events that bundles emit, or to which they subscribe. */
function usedEvents(used: UsedExports[], direction: 'emit' | 'on'): EventDescriptions {
  const modules = used.flatMap(one => Object.entries(one)).filter(([path]) => directionOf(path) === direction)
  const isUsed = (event: EventName) =>
    modules.some(
      ([path, names]) =>
        names.includes(eventFunction(direction, event)) ||
        (names.includes(ALL_EXPORTS) && (direction === 'on' || path.endsWith(`/${events[event].owner}.ts`))),
    )
  return EventDescriptions.parse(Object.fromEntries(eventNames.filter(isUsed).map(name => [name, describeEvent(name)])))
}

/** Describes the events that a unit's bundles emit and consume. @throws if the unit emits an event of another owner */
export function describeUsedEvents(
  unit: string,
  used: UsedExports[],
): { emits: EventDescriptions; consumes: EventDescriptions } {
  const emits = usedEvents(used, 'emit')
  for (const [name, { owner }] of Object.entries(emits))
    if (owner !== unit) throw new Error(`${unit} emits ${name}, which ${owner} owns: emit an event of its own.`)
  return { emits, consumes: usedEvents(used, 'on') }
}

/** Modules of the platform that open prompts, with the property of a remote's definition that provides each. */
const promptModules: Record<string, [opener: string, prompt: Prompt]> = {
  'shared/platform/src/sign-in/sign-in-prompt.ts': ['useSignInPrompt', 'signInPrompt'],
  'shared/platform/src/sign-in/password-prompt.ts': ['usePasswordPrompt', 'passwordPrompt'],
}

/** The unit with the login page, from which the platform loads all prompts. */
const PROMPT_OWNER = 'auth'

/** Returns the prompts that bundles open, with the unit that provides them. */
export function describeUsedPrompts(used: UsedExports[]): Record<string, string> {
  const opened = used.flatMap(one =>
    Object.entries(promptModules)
      .filter(([path, [opener]]) => one[path]?.some(name => name === opener || name === ALL_EXPORTS))
      .map(([, [, prompt]]) => [prompt, PROMPT_OWNER]),
  )
  return Object.fromEntries(opened.sort())
}

/** Returns the prompts that a remote provides. */
export function promptsOf(remote: RemoteDefinition): string[] {
  const prompts = Object.values(promptModules).map(([, prompt]) => prompt)
  return prompts.filter(prompt => remote[prompt]).sort()
}
