import { canonicalJson, unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anyCards, type LorcanaCardFilter } from '../../language/filter.js';
import { cardIdOf, define, type CardDefinition, type CardRules } from '../../language/card.js';
import type { CardFacts } from '../../language/facts.js';
import { THE_FIRST_CHAPTER } from '../../sets/the-first-chapter/index.js';
import { parseGroups } from '../targets/groups.js';
import { parseTargetRequirements } from '../targets/parse.js';
import type { TargetRequirement } from '../targets/requirement.js';
import { printCard } from './print-card.js';

const speaking = THE_FIRST_CHAPTER.filter(({ abilities, effects }) => abilities.length > 0 || effects);
const named = speaking.map((card) => [cardIdOf(card), card] as const);

/** Returns a card's text except its keywords. */
const textOf = (card: CardDefinition): string =>
  unwrap(printCard(card)).slice(card.facts.keywords.length).join('\n');
const contextOf = ({ facts }: CardDefinition) => ({
  name: facts.name,
  types: facts.type === 'song' ? ['action', 'song'] : [facts.type],
});

interface Wanted {
  readonly filter: LorcanaCardFilter;
  readonly min: number;
  readonly max: number | 'any';
}
const filter = anyCards.optional().catch(undefined);
const part = z.object({
  choose: filter,
  all: filter,
  for: filter,
  cantBeChallengedBy: filter,
  count: z.int().catch(1).default(1),
  upTo: z.boolean().default(false),
});
const GROUPS = ['all', 'for', 'cantBeChallengedBy'] as const;

/** Yields everything in a card's data that chooses cards in play, or is about all of some cards in play. */
function wantedIn(json: unknown, group: boolean): readonly Wanted[] {
  if (Array.isArray(json)) return json.flatMap((entry) => wantedIn(entry, group));
  if (typeof json !== 'object' || json === null) return [];
  const found = part.parse(json);
  const { choose, cantBeChallengedBy: barred, count, upTo } = found;
  // The characters that can't challenge are in play, even if the filter does not say so.
  const parts = { ...found, cantBeChallengedBy: barred && { ...barred, zone: 'play' as const } };
  const own: readonly (Wanted | undefined)[] = group
    ? GROUPS.map((key) => parts[key] && { filter: parts[key], min: 0, max: 'any' })
    : [choose && { filter: choose, min: upTo ? 0 : count, max: count }];
  const inPlay = own.flatMap((one) => (one?.filter.zone === 'play' ? [one] : []));
  return [...inPlay, ...Object.values(json).flatMap((value) => wantedIn(value, group))];
}

const readAs = ({ slot, issues }: TargetRequirement) => {
  const [query] = slot?.accepts ?? [];
  return query && 'filter' in query
    ? { kind: query.kind, filter: query.filter, min: slot?.min, max: slot?.max }
    : issues;
};
/** Several types are read as alternatives. */
const asRead = ({ filter: { type, ...rest }, min, max }: Wanted) => ({
  kind: 'card',
  filter: Array.isArray(type)
    ? { ...rest, anyOf: type.map((one: string) => ({ type: one })) }
    : { type, ...rest },
  min,
  max,
});

/** A static ability about two groups may name either group first. */
const inOrder = (list: readonly unknown[]): readonly string[] =>
  list.map((entry) => canonicalJson(entry)).toSorted();

describe('the words of The First Chapter', () => {
  it.each(named)('%s is printed, a line for each keyword and ability', (_name, card) => {
    const lines = unwrap(printCard(card));
    expect(lines).toHaveLength(card.facts.keywords.length + Math.max(1, card.abilities.length));
    for (const line of lines.slice(card.facts.keywords.length)) expect(line).toMatch(/^[A-Z{\d].*\.$/u);
  });

  it.each(named)('%s chooses in play what is read from its words', (_name, card) => {
    const read = parseTargetRequirements(textOf(card), contextOf(card)).filter(
      ({ from, slot }) => from === 'text' && !JSON.stringify(slot ?? '').includes('"zone":"discard"'),
    );
    const inPlay = read.filter(({ slot }) => !JSON.stringify(slot ?? '').includes('"zone":"hand"'));
    const { abilities, effects } = card;
    expect(inPlay.map(readAs)).toEqual(wantedIn([abilities, effects], false).map(asRead));
  });

  it('says of whom it speaks so that each group is read back', () => {
    const told = named.map(([name, card]) => [
      name,
      inOrder(parseGroups(textOf(card), contextOf(card)).map(readAs)),
    ]);
    const wanted = named.map(([name, { abilities, effects }]) => [
      name,
      inOrder(wantedIn([abilities, effects], true).map(asRead)),
    ]);
    expect(told).toEqual(wanted);
  });
});

const facts: CardFacts = {
  number: 1,
  name: 'Pim',
  type: 'item',
  cost: 2,
  inkwell: true,
  ink: 'amber',
  classifications: [],
  keywords: [],
};
const triggered = (...effects: NonNullable<CardRules['effects']>): CardRules => ({
  abilities: [{ kind: 'triggered', on: [{ event: 'turnBegins', player: 'you' }], effects }],
});

it('“must choose this item” chooses nothing itself', () => {
  const words = 'Opponents must choose this item for actions and abilities if able.';
  expect(parseTargetRequirements(words, { name: 'Pim', types: ['item'] })).toEqual([]);
});

describe('printCard', () => {
  it.each<readonly [words: string, rules: CardRules]>([
    [
      'At the start of your turn, move up to 2 damage from chosen character to chosen opposing character.',
      triggered({
        effect: 'moveDamage',
        from: { choose: { type: 'character' }, as: 'giver' },
        to: { choose: { type: 'character', controller: 'opponent' }, as: 'taker' },
        amount: 2,
        upTo: true,
      }),
    ],
    [
      'LAMPLIGHT Once during your turn, {E}, 1 {I} — Put one of your items on the bottom of your deck.',
      {
        abilities: [
          {
            kind: 'activated',
            name: 'Lamplight',
            oncePerTurn: true,
            cost: { exert: 'this', ink: 1 },
            effects: [
              {
                effect: 'putOnDeck',
                what: { choose: { type: 'item', controller: 'self' } },
                place: 'bottom',
              },
            ],
          },
        ],
      },
    ],
    [
      'Opponents must choose this item for actions and abilities if able.',
      { abilities: [{ kind: 'static', for: 'this', gives: [{ mustBeChosen: { by: 'opponent' } }] }] },
    ],
    [
      'While you have no cards in your hand, your characters get +2 {S} and gain Resist +1.',
      {
        abilities: [
          {
            kind: 'static',
            while: { test: 'count', of: { zone: 'hand', owner: 'self' }, is: { eq: 0 } },
            for: { type: 'character', controller: 'self' },
            gives: [
              { stat: 'strength', amount: 2 },
              { keyword: 'resist', value: 1 },
            ],
          },
        ],
      },
    ],
    [
      "Whenever an opposing character is dealt damage, put them into their player's inkwell facedown.",
      {
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'isDealtDamage', card: { type: 'character', controller: 'opponent' } }],
            effects: [{ effect: 'putIntoInkwell', what: 'subject' }],
          },
        ],
      },
    ],
    [
      'At the start of your turn, you pay 1 {I} less for the next item you play this turn.',
      triggered({ effect: 'payLess', amount: 1, on: { type: 'item' }, next: true }),
    ],
    [
      'At the start of your turn, you pay 2 {I} less for each item you play this turn.',
      triggered({ effect: 'payLess', amount: 2, on: { type: 'item' } }),
    ],
  ])('prints %s', (words, rules) => {
    expect(unwrap(printCard(define(facts, rules)))).toEqual([words]);
  });

  it.each<readonly [what: string, rules: CardRules]>([
    ['a shift onto cards of others', { abilities: [{ kind: 'shift', ink: 2, onto: { damaged: true } }] }],
    ['what opponents choose', triggered({ effect: 'banish', what: { choose: {}, by: 'opponent' } })],
    ['a name that nothing has', triggered({ effect: 'banish', what: 'whoever' })],
  ])('refuses %s, since it has no words for it', (_what, rules) => {
    expect(printCard(define(facts, rules))).toEqual({
      ok: false,
      issues: [{ code: 'lorcana.noWords', data: { cardId: 'Pim', ability: 0 } }],
    });
  });
});
