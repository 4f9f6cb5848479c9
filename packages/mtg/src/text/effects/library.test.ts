import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { happen, matchOf } from '../../../test/match.js';
import { idsIn, offered } from '../../../test/json.js';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { libraryOf } from '../../state/library.js';
import { printCard } from '../abilities/print-card.js';

const cost = '{X}{1}';
const effectsOf = (text: string) => sorcery(text, cost).spell?.effects ?? [];
const dig = { effect: 'dig' } as const;
const anyNumber = { take: 'all', upTo: true } as const;

describe('the top cards of a library', () => {
  it.each<[string, object]>([
    [
      'Look at the top five cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order.',
      { ...dig, top: 5, ...anyNumber, to: 'graveyard', rest: 'top' },
    ],
    [
      'Look at the top three cards of your library. Put two of them into your hand and the other on the bottom of your library.',
      { ...dig, top: 3, take: 2, to: 'hand', rest: 'bottom' },
    ],
    [
      'Reveal the top X cards of your library. Put all Elf cards from among them onto the battlefield tapped and the rest into your graveyard.',
      {
        ...dig,
        top: 'X',
        take: 'all',
        filter: { subtype: 'Elf' },
        to: 'battlefield',
        tapped: true,
        rest: 'graveyard',
        revealed: true,
      },
    ],
    [
      'Reveal the top four cards of your library. You may put any number of creature cards with power 2 or less from among them onto the battlefield. Put the rest on the bottom of your library in a random order.',
      {
        ...dig,
        top: 4,
        ...anyNumber,
        filter: { type: 'creature', power: { lte: 2 } },
        to: 'battlefield',
        rest: 'bottomRandom',
        revealed: true,
      },
    ],
    [
      'Look at the top six cards of your library. You may reveal any number of Goblin cards from among them and put them into your hand. Put the rest on the bottom of your library in any order.',
      {
        ...dig,
        top: 6,
        ...anyNumber,
        filter: { subtype: 'Goblin' },
        reveal: true,
        to: 'hand',
        rest: 'bottom',
      },
    ],
    // X is defined before the end.
    [
      'Look at the top X cards of your library, where X is the number of Elves you control. Put one of them into your hand and the rest into your graveyard.',
      {
        ...dig,
        top: { count: { subtype: 'Elf', controller: 'self' } },
        take: 1,
        to: 'hand',
        rest: 'graveyard',
      },
    ],
  ])('%s', (text, effect) => {
    expect(effectsOf(text)).toEqual([effect]);
    expect(effectsOf(printCard(sorcery(text, cost)).lines.join('\n'))).toEqual([effect]);
  });

  it.each([
    'Look at the top four cards of your library. Put two of them into your hand and the other into your graveyard.',
    'Look at the top X cards of your library. Put two of them into your hand and the other into your graveyard.',
    'Look at the top three cards of your library. Put all cards from among them into your hand and the rest into your graveyard.',
    'Look at the top X cards of your library, where X is the number of Elves. Put one of them into your hand.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text, cost)).not.toEqual([]);
  });

  it('any number of them: all that match are offered, and none need be taken', () => {
    const inLibrary = (id: string, types: readonly string[], order: number) =>
      card(id, 'you', { zone: 'library', types, order });
    const state = matchOf(
      inLibrary('elf', ['creature'], 0),
      inLibrary('hill', ['land'], 1),
      inLibrary('isle', ['land'], 2),
      inLibrary('deep', ['land'], 3),
    );
    const effects = effectsOf(
      'Reveal the top three cards of your library. You may put any number of land cards from among them onto the battlefield. Put the rest into your graveyard.',
    );
    const asked = happen(state, effects);
    expect(offered(asked)).toEqual(['hill', 'isle']);
    expect(asked.decision?.spec.slots).toMatchObject([{ min: 0, max: 2 }]);
    const some = happen(state, effects, { answers: [['isle']] });
    expect([idsIn(some, 'battlefield'), idsIn(some, 'graveyard')]).toEqual([['isle'], ['elf', 'hill']]);
    expect(libraryOf(some.state, 'you').map(({ instanceId }) => instanceId)).toEqual(['deep']);
  });
});
