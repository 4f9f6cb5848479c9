/** Every public function of Lorcana that takes text or JSON from outside, and whatever may come there. */
import { unwrap } from '@reticle/core';
import { describeFinding, type Entry, entryFindings } from '@reticle/testkit';
import { expect, it } from 'vitest';
import { board, character } from '../test/board.js';
import * as cards from './entries/cards.js';
import * as decks from './entries/decks.js';
import * as text from './entries/text.js';
import * as host from './host/index.js';
import * as root from './index.js';
import * as first from './sets/the-first-chapter/index.js';

const WAYS = { root, cards, decks, text, host, 'sets/the-first-chapter': first };

const runtime = root.lorcanaMatch;
const options = { first: 'north' };
const match = unwrap(runtime.start(options, 1));
const move = { move: 'alterHand', player: 'north', targets: [{ targets: [] }] };
const record = { ...unwrap(runtime.record(options, 1)), moves: [move] };
const face = {
  name: 'Moss Owl',
  type: 'character',
  cost: 2,
  inkwell: true,
  ink: 'amber',
  classifications: [],
  text: 'When you play this character, draw a card.',
};
const spec = {
  slots: [{ id: 't1', accepts: [{ kind: 'card', filter: { type: 'character' } }], min: 1, max: 1 }],
};
/** A document that a function takes as if it were of its type. */
const untyped = (read: (given: never) => unknown): Entry['read'] => read as Entry['read'];

const ENTRIES: Readonly<Record<string, Entry>> = {
  'lorcana.parseFilter': {
    valid: { type: ['character'] },
    read: (raw) => root.lorcana.parseFilter('card', raw),
  },
  'lorcana.parseSpec': { valid: spec, read: (raw) => root.lorcana.parseSpec(raw) },
  'lorcana.parseState': { valid: board(character('a', 'foe')), read: (raw) => root.lorcana.parseState(raw) },
  'lorcanaMatch.apply': {
    valid: move,
    read: (raw) => runtime.apply(match, raw),
  },
  'lorcanaMatch.migrate': { valid: record, read: (raw) => runtime.migrate(raw) },
  'lorcanaMatch.parseMatch': { valid: match, read: (raw) => runtime.parseMatch(raw) },
  'lorcanaMatch.record': { valid: options, read: (raw) => runtime.record(raw, 1) },
  'lorcanaMatch.replay': { valid: record, read: (raw) => runtime.replay(raw) },
  'lorcanaMatch.start': { valid: options, read: (raw) => runtime.start(raw, 1) },
  'lorcanaMatch.undo': { valid: record, read: (raw) => runtime.undo(raw) },
  matchTargetPattern: { valid: 'chosen character', read: untyped(text.matchTargetPattern) },
  parseCard: { valid: face, read: untyped(text.parseCard) },
  parseGroups: { valid: 'Your characters get +1 strength.', read: untyped(text.parseGroups) },
  parseTargetRequirements: { valid: 'Banish chosen character.', read: untyped(text.parseTargetRequirements) },
};

it('each refuses bad input with a code, words and a path, throws nothing else, and is in this table', () => {
  expect(entryFindings(ENTRIES, WAYS, runtime.game).map(describeFinding)).toEqual([]);
});
