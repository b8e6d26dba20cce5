/** Why an action is refused, by the error codes of the API. */
export type Refusal = 'not-found' | 'not-allowed' | 'conflict'

interface Definition<State extends string, Actor extends string, Action extends string, Outcome extends string> {
  actions: readonly Action[]
  /** The allowed actions in each state, and what each leads to. */
  allowed: Record<State, Partial<Record<`${Actor} ${Action}`, Outcome>>>
  /** Why an action that is not allowed is refused. */
  refusal: (state: State, actor: Actor, action: Action) => Refusal
}

/** The transition table of one noun: state × actor × action. */
export interface Transitions<
  State extends string,
  Actor extends string,
  Action extends string,
  Outcome extends string,
> {
  /** What an action leads to, or why it is refused. */
  outcomeOf(state: State, actor: Actor, action: Action): Outcome | Refusal
  /** The actions that a state allows an actor, in the order of their definition. */
  actionsOf(state: State, actor: Actor): Action[]
}

/** Builds a transition table from its allowed actions. */
export function defineTransitions<
  State extends string,
  Actor extends string,
  Action extends string,
  Outcome extends string,
>({
  actions,
  allowed,
  refusal,
}: Definition<State, Actor, Action, Outcome>): Transitions<State, Actor, Action, Outcome> {
  return {
    outcomeOf: (state, actor, action) => allowed[state][`${actor} ${action}`] ?? refusal(state, actor, action),
    actionsOf: (state, actor) => actions.filter(action => allowed[state][`${actor} ${action}`] !== undefined),
  }
}
