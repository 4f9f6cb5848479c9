import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from './print-card.js';

const TOKEN = 'Create a 1/1 green Insect creature token.';
const TOKENS = 'Create two 1/1 green Insect creature tokens.';
const haste = (what: object) => ({
  effect: 'gainKeywords',
  what,
  keywords: [{ keyword: 'haste' }],
  until: 'endOfTurn',
});
const yours = { each: { type: 'creature', controller: 'self' } };

describe('what an effect made', () => {
  it.each([
    [`${TOKEN} It gains haste until end of turn.`, haste({ bound: 'made' })],
    [`${TOKEN} That token gains haste until end of turn.`, haste({ bound: 'made' })],
    [`${TOKEN} The Insect gains haste until end of turn.`, haste({ bound: 'made' })],
    [`${TOKENS} They gain haste until end of turn.`, haste({ bound: 'made' })],
    [`${TOKENS} Those creatures gain haste until end of turn.`, haste({ bound: 'made' })],
    [
      `${TOKEN} Put a +1/+1 counter on it.`,
      { effect: 'putCounters', what: { bound: 'made' }, counter: '+1/+1', amount: 1 },
    ],
  ])('is what later words mean: %s', (text, effect) => {
    const read = sorcery(text);
    const [first, ...others] = read.spell?.effects ?? [];
    expect(first).toMatchObject({ effect: 'createToken', bind: 'made' });
    expect(others).toEqual([effect]);
    expect(sorcery(printCard(read).lines.join('\n'))).toEqual(read);
  });

  it.each([
    'Untap all creatures you control. They gain haste until end of turn.',
    'Untap all creatures you control. Those creatures gain haste until end of turn.',
  ])('is all of a kind that stay of that kind: %s', (text) => {
    expect(sorcery(text).spell?.effects).toEqual([{ effect: 'untap', what: yours }, haste(yours)]);
  });

  it.each([
    [`${TOKENS} It gains haste until end of turn.`, 'one of two'],
    [`${TOKEN} They gain haste until end of turn.`, 'several of one'],
    [`${TOKEN} ${TOKEN} That token gains haste until end of turn.`, 'either of two'],
    [`${TOKEN} That land gains haste until end of turn.`, 'a noun that nothing has'],
    [
      'Destroy target creature, then create a 1/1 green Insect creature token. It gains haste until end of turn.',
      'a pronoun after a target and a token',
    ],
    [
      'Untap all tapped creatures. Those creatures gain haste until end of turn.',
      'objects that are no longer of that kind',
    ],
    [
      'Creatures with power 2 or less get +2/+2 until end of turn. They gain haste until end of turn.',
      'objects that need not be of that kind',
    ],
    [
      `If you control a Goblin, create a 1/1 green Insect creature token. It gains haste until end of turn.`,
      'a token that need not be there',
    ],
  ])('refused: %s (%s)', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
