/** Where a card goes that would be put somewhere, by its text and by how it was cast (rule 614.1a). */
import { expect, it } from 'vitest';
import { cardOf, creature, onStack } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import type { Zone } from '../../language/vocabulary.js';
import { changeZone } from './change-zone.js';

const flashback = {
  spec: { slots: [], relations: [], timing: 'announcement' as const },
  costs: ['flashback'],
  modes: [],
  targets: { attempt: { controller: 'you' }, slots: [] },
};

it.each<[string, keyword: string | undefined, from: Zone, to: Zone, ends: Zone]>([
  ['nothing is said', undefined, 'battlefield', 'graveyard', 'graveyard'],
  ['never in a graveyard', 'neverInGraveyard', 'battlefield', 'graveyard', 'exile'],
  ['never in a graveyard, from a hand', 'neverInGraveyard', 'hand', 'graveyard', 'exile'],
  ['never in a graveyard, elsewhere', 'neverInGraveyard', 'battlefield', 'hand', 'hand'],
  ['another word', 'flying', 'hand', 'graveyard', 'graveyard'],
  ['it leaves into exile', 'leavesIntoExile', 'battlefield', 'hand', 'exile'],
  ['it leaves into exile as it dies', 'leavesIntoExile', 'battlefield', 'graveyard', 'exile'],
  [
    'it leaves into exile, but does not leave',
    'leavesIntoExile',
    'battlefield',
    'battlefield',
    'battlefield',
  ],
  ['it leaves into exile, and is elsewhere', 'leavesIntoExile', 'graveyard', 'hand', 'hand'],
  ['702.35a madness', 'madness', 'hand', 'graveyard', 'exile'],
  ['702.35a madness, elsewhere', 'madness', 'battlefield', 'graveyard', 'graveyard'],
  ['702.35a madness, into another zone', 'madness', 'hand', 'library', 'library'],
])('%s', (_name, keyword, zone, to, ends) => {
  const state = matchOf(
    creature('it', 'you', { zone, keywords: keyword === undefined ? [] : [{ keyword }] }),
  );
  expect(
    cardOf(
      changeZone(state, 'it', to, () => undefined),
      'it',
    ).zone,
  ).toBe(ends);
});

it.each<[Zone, Zone]>([
  ['graveyard', 'exile'],
  ['hand', 'exile'],
  ['exile', 'exile'],
  ['battlefield', 'battlefield'],
])('702.34a what was cast with flashback goes to %s: %s', (to, ends) => {
  const state = matchOf(onStack('it', { announced: flashback }));
  expect(
    cardOf(
      changeZone(state, 'it', to, () => undefined),
      'it',
    ).zone,
  ).toBe(ends);
  const other = matchOf(onStack('it', { announced: { ...flashback, costs: ['kicker'] } }));
  expect(
    cardOf(
      changeZone(other, 'it', to, () => undefined),
      'it',
    ).zone,
  ).toBe(to);
});

it('702.127a what was cast from a graveyard with aftermath is exiled, whatever else it has', () => {
  const keywords = [{ keyword: 'aftermath' }, { keyword: 'cantBeCountered' }];
  const ends = (castFrom: 'graveyard' | 'hand') => {
    const state = matchOf(onStack('it', { keywords, castFrom }));
    return cardOf(
      changeZone(state, 'it', 'graveyard', () => undefined),
      'it',
    ).zone;
  };
  expect([ends('graveyard'), ends('hand')]).toEqual(['exile', 'graveyard']);
});

it.each(['diesIntoHand', 'neverInGraveyard'])(
  '616.1f what leaves into exile does so in any order: %s',
  (other) => {
    const keywords = [{ keyword: other }, { keyword: 'leavesIntoExile' }, { keyword: 'diesOntoLibrary' }];
    const after = changeZone(
      matchOf(creature('it', 'you', { keywords })),
      'it',
      'graveyard',
      () => undefined,
    );
    expect([cardOf(after, 'it').zone, after.ordering]).toEqual(['exile', undefined]);
  },
);

it('what is nowhere goes nowhere, and nothing is told of it', () => {
  const state = matchOf();
  const told: object[] = [];
  expect(changeZone(state, 'nobody', 'hand', (event) => void told.push(event))).toBe(state);
  expect(told).toEqual([]);
});
