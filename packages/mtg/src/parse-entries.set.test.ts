/** Every public function of Magic that takes text or JSON from outside, and whatever may come there. */
import { unwrap } from '@reticle/core';
import { describeFinding, type Entry, entryFindings } from '@reticle/testkit';
import { expect, it } from 'vitest';
import { basics } from '../test/made-up.js';
import * as abilities from './entries/abilities.js';
import * as mana from './entries/mana.js';
import * as stack from './entries/stack.js';
import * as text from './entries/text.js';
import * as host from './host/index.js';
import * as root from './index.js';
import { EMPTY_REGISTRY } from './rules/abilities/registry.js';
import * as sixth from './sets/6ed/index.js';

const runtime = root.mtgMatch({ cards: basics });
const WAYS = { root, abilities, mana, stack, text, 'sets/6ed': sixth, host, match: { runtime } };

const options = { first: 'ann', decks: { ann: { Forest: 20 }, bob: { Swamp: 20 } } };
const match = unwrap(runtime.start(options, 1));
const move = { move: 'concede', player: 'ann' };
const record = { ...unwrap(runtime.record(options, 1)), moves: [move] };
const ability = {
  id: 'a1',
  costs: [{ cost: 'tap' }],
  effects: [{ effect: 'gainLife', amount: 1 }],
  isManaAbility: false,
};
const spec = {
  slots: [{ id: 't1', accepts: [{ kind: 'card', filter: { type: 'creature' } }], min: 1, max: 1 }],
};
const face = {
  name: 'Moss Druid',
  types: 'Creature — Elf Druid',
  manaCost: '{1}{G}',
  text: 'When Moss Druid enters, destroy target creature.',
  power: '2',
  toughness: '2',
};
/** A document that a function takes as if it were of its type. */
const untyped = (read: (given: never) => unknown): Entry['read'] => read as Entry['read'];

const ENTRIES: Readonly<Record<string, Entry>> = {
  cardFromJson: {
    valid: { id: 'x', name: 'Bear', type_line: 'Creature — Bear', cmc: 2, colors: ['G'] },
    read: (raw) => root.cardFromJson(raw),
    isOpen: true,
  },
  matchTargetPattern: { valid: 'target creature', read: untyped(text.matchTargetPattern) },
  'mtg.parseFilter': { valid: { type: ['creature'] }, read: (raw) => root.mtg.parseFilter('card', raw) },
  'mtg.parseSpec': { valid: spec, read: (raw) => root.mtg.parseSpec(raw) },
  'mtg.parseState': { valid: root.mtgStateOf({}), read: (raw) => root.mtg.parseState(raw) },
  parseActivatedAbilities: { valid: '{T}: You gain 1 life.', read: untyped(text.parseActivatedAbilities) },
  parseCard: { valid: face, read: untyped(text.parseCard), isOpen: true },
  parseTargetRequirements: { valid: 'Destroy target creature.', read: untyped(text.parseTargetRequirements) },
  readManaCost: { valid: '{1}{G}', read: untyped(mana.readManaCost) },
  registerAbilities: {
    valid: [ability],
    read: (raw) => abilities.registerAbilities(EMPTY_REGISTRY, 'bear', raw),
  },
  registerBulk: {
    valid: [ability],
    read: (raw) => abilities.registerBulk(EMPTY_REGISTRY, [['bear', raw]]),
  },
  registerWords: {
    valid: '{T}: You gain 1 life.',
    read: (raw) => text.registerWords(EMPTY_REGISTRY, 'bear', raw as string),
  },
  'runtime.apply': { valid: move, read: (raw) => runtime.apply(match, raw) },
  'runtime.migrate': { valid: record, read: (raw) => runtime.migrate(raw) },
  'runtime.parseMatch': { valid: match, read: (raw) => runtime.parseMatch(raw) },
  'runtime.record': { valid: options, read: (raw) => runtime.record(raw, 1) },
  'runtime.replay': { valid: record, read: (raw) => runtime.replay(raw) },
  'runtime.start': { valid: options, read: (raw) => runtime.start(raw, 1) },
  'runtime.undo': { valid: record, read: (raw) => runtime.undo(raw) },
};

it('each refuses bad input with a code, words and a path, throws nothing else, and is in this table', () => {
  expect(entryFindings(ENTRIES, WAYS, runtime.game).map(describeFinding)).toEqual([]);
});
