import { describe, expect, it } from 'vitest';
import { play, table } from '../../../test/table.js';
import { taktikMatch } from '../match.js';
import { renderBoard } from './view.js';

const seen = (match: ReturnType<typeof table>, viewer?: string) =>
  JSON.stringify(taktikMatch.view(match, viewer));
const base = {
  red: { drawn: 'advanced-recon', stored: ['troop-motivation'], tactics: ['dense-fog', 'precision-shot'] },
  blue: { stored: ['advanced-recon', 'artillery-support'], tactics: ['dense-fog'] },
  state: { deck: ['un-ceasefire', 'advanced-recon'], tacticDeck: ['tactical-block', 'dense-fog'] },
};

describe('what a viewer sees does not change with what is hidden', () => {
  it.each<[string, string | undefined, object]>([
    ['the order of the deck', 'red', { state: { ...base.state, deck: base.state.deck.toReversed() } }],
    [
      'the order of the tactics',
      'red',
      { state: { ...base.state, tacticDeck: base.state.tacticDeck.toReversed() } },
    ],
    [
      "the other's stored cards",
      'red',
      { blue: { ...base.blue, stored: ['rapid-supply-convoy', 'troop-motivation'] } },
    ],
    ["the other's drawn bonus", 'blue', { red: { ...base.red, drawn: 'troop-motivation' } }],
    ['all stored cards, for a spectator', undefined, { red: { ...base.red, stored: ['advanced-recon'] } }],
  ])('%s', (_name, viewer, swap) => {
    expect(seen(table({ ...base, ...swap }), viewer)).toBe(seen(table(base), viewer));
  });

  it('but changes with what is the own, or open', () => {
    expect(seen(table({ ...base, red: { ...base.red, stored: ['advanced-recon'] } }), 'red')).not.toBe(
      seen(table(base), 'red'),
    );
    expect(seen(table({ ...base, blue: { ...base.blue, tactics: ['suppressive-fire'] } }), 'red')).not.toBe(
      seen(table(base), 'red'),
    );
    const malus = table({ ...base, red: { ...base.red, drawn: 'un-ceasefire' } });
    expect(seen(malus, 'blue')).toContain('un-ceasefire');
    expect(seen(table(base), 'blue')).not.toContain('"random"');
  });

  it('hides what is drawn and stored', () => {
    const match = table({ state: { phase: 'draw', deck: ['advanced-recon'] }, options: { handSize: 1 } });
    const { events } = play(match, ['red', 'draw'], ['red', 'storeCard', { cardId: 'advanced-recon' }]);
    expect(JSON.stringify(taktikMatch.viewEvents(events, 'red'))).toContain('advanced-recon');
    expect(taktikMatch.viewEvents(events, 'blue').map(({ type }) => type)).toEqual([
      'drew',
      'phaseBegan',
      'cardStored',
    ]);
    expect(JSON.stringify(taktikMatch.viewEvents(events, 'blue'))).not.toContain('advanced-recon');
  });
});

it.each([
  ['a card that could answer', 'electronic-countermeasures'],
  ['one that could not', 'troop-motivation'],
])('the window for a malus opens for who has %s: it tells nothing of what is stored', (_what, cardId) => {
  const asked = (stored: readonly string[]) =>
    play(table({ red: { drawn: 'un-ceasefire' }, blue: { stored } }), [
      'red',
      'playCard',
      { cardId: 'un-ceasefire' },
    ]);
  expect(seen(asked([cardId]), 'red')).toBe(seen(asked(['advanced-recon']), 'red'));
  expect(asked([cardId]).state.window).toEqual({ name: 'malusPlayed', player: 'blue' });
  expect(asked([]).state.window).toBeNull();
});

describe('the board as text', () => {
  const match = table({
    terrain: '.,^T#%\n......\n~.....\n......\n......\n......',
    overlays: '......\n=.....\n..rHr.\n......\n......\n......',
    units: '......\n.I....\n......\n......\n..s...\n...v..',
  });
  const units = match.state.units.map((unit) => (unit.type === 'vehicle' ? { ...unit, hits: 1 } : unit));

  it('shows terrain, overlays, units and damage, from a state and from a view alike', () => {
    const state = { ...match.state, units };
    expect(`\n${renderBoard(state)}\n`).toBe(`
   0 1 2 3 4 5
 0 . , ^ T # %
 1 = I . . . .
 2 ~ . r H r .
 3 . . . . . .
 4 . . s . . .
 5 . . . v*. .
`);
    expect(renderBoard(taktikMatch.view({ ...match, state }, 'red').state)).toBe(renderBoard(state));
  });

  it('turns the board towards red, who deploys at the first rows; blue and spectators see it as it is', () => {
    const state = { ...match.state, units };
    expect(`\n${renderBoard(state, 'red')}\n`).toBe(`
   5 4 3 2 1 0
 5 . . v*. . .
 4 . . . s . .
 3 . . . . . .
 2 . r H r . ~
 1 . . . . I =
 0 % # T ^ , .
`);
    expect([renderBoard(state, 'blue'), renderBoard(state, undefined)]).toEqual([
      renderBoard(state),
      renderBoard(state),
    ]);
  });

  it('refuses what is no board', () => {
    expect(() => renderBoard({ units: [] })).toThrow('board');
  });
});
