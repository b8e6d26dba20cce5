import { jpegFile } from '../photo-files.ts'
import type { TestApi } from '../test-api.ts'
import type { ChangeStream } from './change-stream.ts'
import type { World } from './world.ts'

export interface MutationContext {
  api: TestApi
  world: World
  stream: ChangeStream
}

export type Mutate = (context: MutationContext) => Promise<unknown>

/** A mutation and whether it changes public responses; each continues from the state that the ones before left. */
export interface Mutation {
  name: string
  isVisible: boolean
  mutate: Mutate
}

/** Fails a mutation that was rejected, so that it cannot pass by changing nothing. */
export async function done<T extends { status: number; data?: unknown; failure?: unknown }>(
  sending: Promise<T>,
): Promise<T> {
  const response = await sending
  if (response.status >= 400) throw new Error(`Rejected: ${response.status} ${JSON.stringify(response.failure)}`)
  return response
}

export async function lastOrder({ api }: MutationContext): Promise<number> {
  const { id } = await api.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

export async function photoFields(name: string): Promise<[string, File][]> {
  return [[name, await jpegFile()]]
}
