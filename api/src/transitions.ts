export type TransitionError = 'not-found' | 'not-allowed' | 'conflict'

interface Definition<State extends string, Actor extends string, Action extends string, Outcome extends string> {
  actions: readonly Action[]
  allowed: Record<State, Partial<Record<`${Actor} ${Action}`, Outcome>>>
  errorOf: (state: State, actor: Actor, action: Action) => TransitionError
}

/** The transition table of one noun: state × actor × action. */
export interface Transitions<
  State extends string,
  Actor extends string,
  Action extends string,
  Outcome extends string,
> {
  outcomeOf(state: State, actor: Actor, action: Action): Outcome | TransitionError
  /** Returns the actions that a state allows an actor, in the order of their definition. */
  actionsOf(state: State, actor: Actor): Action[]
}

export function defineTransitions<
  State extends string,
  Actor extends string,
  Action extends string,
  Outcome extends string,
>({
  actions,
  allowed,
  errorOf,
}: Definition<State, Actor, Action, Outcome>): Transitions<State, Actor, Action, Outcome> {
  return {
    outcomeOf: (state, actor, action) => allowed[state][`${actor} ${action}`] ?? errorOf(state, actor, action),
    actionsOf: (state, actor) => actions.filter(action => allowed[state][`${actor} ${action}`] !== undefined),
  }
}
