/** Creatures with the same name and controller: how prompts, offers and logs tell them apart. */
import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { sorcery } from '../../../test/read-card.js';
import { lands, put, table } from '../../../test/table.js';
import { mtgNarration } from './narration.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const shout = sorcery('Tap target creature.');
const cards = [bear, shout];
const { narrate, nameOf } = mtgNarration({ cards });
type Facts = Parameters<typeof put>[3];

/** Two Bears of ann, the second of which is like this. */
const twoBears = (second: Facts = {}, others: Parameters<typeof table>[1] = []) =>
  table(cards, [
    put(bear, 'ann', 'battlefield', { instanceId: 'one', timestamp: 1 }),
    put(bear, 'ann', 'battlefield', { instanceId: 'two', timestamp: 2, ...second }),
    ...others,
  ]);
const ref = (id: string) => ({ kind: 'card', id, incarnation: 0 });
/** Names both Bears as whoever chooses reads them. */
const chosen = (at: ReturnType<typeof twoBears>) =>
  ['one', 'two'].map((id) => nameOf(at.match.state, ref(id)));
/** Names both Bears as the log does. */
const told = (at: ReturnType<typeof twoBears>) =>
  ['one', 'two'].map((id) => narrate({ type: 'becameTapped', card: ref(id) }, at.match.state));

describe('two creatures with the same name and controller', () => {
  it('that are alike have one name in a choice, and a number each in the log', () => {
    expect(chosen(twoBears())).toEqual(['Bear', 'Bear']);
    expect(told(twoBears())).toEqual(['Bear (number 1) is tapped.', 'Bear (number 2) is tapped.']);
  });

  it.each<[string, Facts, string]>([
    ['is tapped', { tapped: true }, 'Bear (of ann, number 2, 2/2, tapped)'],
    [
      'has a counter',
      { counters: { '+1/+1': 1 }, power: 3, toughness: 3 },
      'Bear (of ann, number 2, 3/3, 1 +1/+1 counter)',
    ],
    ['is damaged', { damage: 1 }, 'Bear (of ann, number 2, 2/2, 1 damage)'],
    ['is a token', { token: true }, 'Bear (of ann, number 2, 2/2)'],
    ['is stolen', { owner: 'bob', controller: 'ann', ownController: 'ann' }, 'Bear (of ann, number 2, 2/2)'],
  ])('have the numbers of the log in a choice if one of them %s', (_what, second, name) => {
    const at = twoBears(second);
    expect(chosen(at)).toEqual(['Bear (of ann, number 1, 2/2)', name]);
    expect(told(at)).toEqual(['Bear (number 1) is tapped.', 'Bear (number 2) is tapped.']);
  });

  it('are numbered by the order in which they came, wherever they lie', () => {
    const at = twoBears({ timestamp: 0 });
    expect(told(at)).toEqual(['Bear (number 2) is tapped.', 'Bear (number 1) is tapped.']);
  });

  it('need no number if they have different controllers', () => {
    const at = twoBears({ owner: 'bob' });
    expect(told(at)).toEqual(['Bear of ann is tapped.', 'Bear of bob is tapped.']);
  });

  it('have the number in the line of a spell that is cast on one of them', () => {
    const at = twoBears({}, [put(shout, 'ann', 'hand'), ...lands('Forest', 1)]).does(
      'ann',
      'cast',
      { card: 'moss-rite' },
      ['two'],
    );
    expect(narrate({ type: 'cast', controller: 'ann', by: ref('moss-rite') }, at.match.state)).toContain(
      'on Bear (number 2)',
    );
  });

  it('lands have no numbers', () => {
    const at = table(cards, lands('Forest', 2));
    expect(narrate({ type: 'becameTapped', card: ref('forest-1') }, at.match.state)).toBe(
      'Forest is tapped.',
    );
  });
});
