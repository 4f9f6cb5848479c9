import type { Attempt, Result, TargetingGame, TargetRef, TargetResolver, TargetSpec } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { Finding, Told } from '../finding.js';

/** A spec, asked by somebody in a state. */
export interface Question<State> {
  readonly state: State;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

/** What one question brings to light, whatever the game's states are. */
export type Judge = <State>(game: TargetingGame<State>, question: Question<State>) => readonly Finding[];

const LONGEST_STATE = 3_000;

/** A question for people: with its state where that can be read at a glance. */
export function told<State>({ spec, attempt, state }: Question<State>): Told {
  return JSON.stringify(state).length > LONGEST_STATE ? { spec, attempt } : { spec, attempt, state };
}

export const keyOf = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

/** Everything that may be named for a spec: what is there, and the options of its choices. */
export function thingsFor<State>(
  resolver: TargetResolver<State>,
  { slots }: TargetSpec,
): readonly TargetRef[] {
  const options = slots.flatMap(({ accepts }) =>
    accepts.flatMap((query) => ('options' in query ? query.options : [])),
  );
  return [...resolver.things(), ...[...new Set(options)].map((id) => ({ kind: 'choice', id }))];
}

/** Whether something in a spec looks at an earlier slot. */
export const looksAtSlots = (json: object): boolean =>
  someWithin(json, (inner) => typeof inner === 'string' && inner.startsWith('slots.'));

/** Each slot that looks at no other, as a spec of its own: of one thing at most, where somebody chooses. */
export function slotsAlone<State>(
  game: TargetingGame<State>,
  { slots, timing }: TargetSpec,
): readonly TargetSpec[] {
  return slots.flatMap(({ division: _division, ...slot }) => {
    if (looksAtSlots(slot)) return [];
    const automatic = slot.chooser === 'all' || slot.chooser === 'random';
    const alone = { ...slot, min: 0, max: automatic ? 'any' : 1 };
    const spec = game.parseSpec({ slots: [alone], timing });
    return spec.ok ? [spec.value] : [];
  });
}

/** The codes of a refusal in one line; `ok` where nothing was refused. */
export const verdictOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : [...new Set(result.issues.map(({ code }) => code))].toSorted().join(' ');
