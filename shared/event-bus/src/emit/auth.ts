import { type Emit, emit } from '../event-bus.ts'

/** Emits that a person signed in. */
export const emitSessionStarted: Emit<'auth', 'session.started'> = payload => emit('session.started', 1, payload)

/** Emits that a person signed out. */
export const emitSessionEnded: Emit<'auth', 'session.ended'> = payload => emit('session.ended', 1, payload)
