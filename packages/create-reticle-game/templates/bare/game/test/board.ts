/**
 * What the tests share: cards, boards, and short questions about them. Ann asks; the other cards are bob's.
 */
import { unwrap } from '@reticle/core';
import {
  game,
  match,
  specOf,
  cardFrom,
  type Card,
  type CardFilter,
  type SetCard,
  type State,
} from '../src/index.js';

export const cardOf = (instanceId: string, facts: Partial<Card> = {}): Card => ({
  instanceId,
  incarnation: 0,
  publicId: 'lantern',
  name: 'Lantern',
  types: ['lamp'],
  zone: 'play',
  owner: 'bob',
  controller: 'bob',
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  glow: 1,
  lit: false,
  ...facts,
});

export const stateOf = (...cards: readonly Card[]): State => ({ turn: 'ann', left: 10, cards });

/** Whether a card with these facts matches a filter, protections aside. */
export function fits(facts: Partial<Card>, filter: CardFilter): boolean {
  const spec = game.spec({ slots: [{ kind: 'card', filter: { ...filter, count: 'all' } }] });
  const resolver = game.resolver(stateOf(cardOf('it', facts)));
  return unwrap(resolver.legalTargets(spec, { controller: 'ann' })).length === 1;
}

/** Whether a player may choose a card with these facts. */
export function mayChoose(player: string, facts: Partial<Card>): boolean {
  const spec = game.spec({ slots: [{ kind: 'card' }] });
  const resolver = game.resolver(stateOf(cardOf('it', facts)));
  return unwrap(resolver.legalTargets(spec, { controller: player })).length === 1;
}

/** Returns the filter as which a phrase is read, or the code of what is wrong with it. */
export function filterOf(words: string): unknown {
  const spec = specOf(words);
  if (!spec.ok) return spec.issues[0]?.code;
  const [accepted] = spec.value.slots[0]?.accepts ?? [];
  return accepted && 'filter' in accepted ? accepted.filter : undefined;
}

/** The result when ann uses a card of the set on a card with given facts. */
export interface UseResult {
  readonly accepted: boolean;
  /** The facts of the other card afterwards. */
  readonly other: Partial<Card>;
}

export function useCard(printed: SetCard, facts: Partial<Card>): UseResult {
  const other = cardOf('other', facts);
  const source = cardFrom(printed, { instanceId: 'source', owner: 'ann' });
  const start = { ...unwrap(match.start({}, 1)), state: stateOf(source, other) };
  const targets = [{ targets: [{ kind: 'card', id: 'other' }] }];
  const then = match.apply(start, { move: 'use', player: 'ann', params: { card: 'source' }, targets });
  if (!then.ok) return { accepted: false, other };
  const found = then.value.match.state.cards.find(({ instanceId }) => instanceId === 'other');
  return { accepted: true, other: found ?? {} };
}

/** Describes what a test without examples lacks. Returns an empty text if it has some. */
export function missingExamples(rows: readonly unknown[], test: string): string {
  if (rows.length > 0) return '';
  const source = test.replace('.test', '');
  return `No examples yet: write some from the rules into the rows of ${test}, then change ${source} until they hold.`;
}
