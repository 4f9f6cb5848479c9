/** Matches of Kiln in tests: what is done, and what follows from it. */
import { seedRandom, randomFrom } from '../src/random.js';
import type { LegalTargets } from '../src/targeting/check.js';
import { kiln, kilnCard, play, table } from './kiln.js';
import type { Card, Effect, Kiln, KilnState, Words } from './kiln.js';
import type { Ability } from '../src/play/effect.js';
import type { GameEvent } from '../src/play/event.js';
import type { EventRequest } from '../src/play/types.js';

export const tools = () => {
  const events: GameEvent[] = [];
  return { events, random: randomFrom(seedRandom(1)), emit: (event: GameEvent) => void events.push(event) };
};
export const ref = (id: string, incarnation = 0) => ({ kind: 'card', id, incarnation });
export const at = (state: KilnState, id: string): Card => table.thing(state, id) ?? kilnCard('none', 'none');
export const setting = (source: string, controller = 'ann') => ({
  controller,
  source: ref(source),
  variables: {},
  bound: { it: [ref(source)] },
});
export const answered = (state: KilnState, ...ids: readonly string[]): LegalTargets => {
  const asked = play.prompt(state);
  const spec = asked?.spec ?? { slots: [], relations: [], timing: 'resolution' as const };
  const [slot] = spec.slots;
  const kind = slot?.accepts[0]?.kind ?? 'choice';
  const checked = kiln
    .resolver(state)
    .check(spec, asked?.attempt ?? { controller: 'ann' }, [{ targets: ids.map((id) => ({ kind, id })) }]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
};
export const after = (state: KilnState, ...events: readonly EventRequest<Kiln>[]): KilnState =>
  play.advance(table.emit(state, tools(), ...events), tools());
export const doing = (state: KilnState, source: string, ...todo: readonly Effect[]): KilnState =>
  play.advance(play.begin(state, { ...setting(source), todo }), tools());

export const damage = (card: string, amount: number, by = card): EventRequest<Kiln> => ({
  type: 'damaged',
  card: ref(card),
  by: ref(by),
  amount,
});
export const dies = (card: string): EventRequest<Kiln> => ({ type: 'moved', card: ref(card), to: 'pit' });
export const whenever = (
  on: Extract<Ability<Words>, { kind: 'triggered' }>['on'][number],
  ...effects: readonly Effect[]
): Extract<Ability<Words>, { kind: 'triggered' }> => ({ kind: 'triggered', id: 'a', on: [on], do: effects });
export const draw: Effect = { effect: 'draw', amount: 1 };
export const deck = (owner: string, count: number) =>
  Array.from({ length: count }, (_none, index) => kilnCard(`${owner}-${index}`, owner, { zone: 'deck' }));
export const hand = (state: KilnState, player: string): number => table.inZone(state, 'hand', player).length;
