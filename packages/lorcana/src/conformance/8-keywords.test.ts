import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  checkChoice,
  lorcana,
  LorcanaTargetValidator,
  lorcanaTargetValidator,
  nextChoice,
  vanishing,
  type LorcanaCard,
  type LorcanaState,
} from '../index.js';
import { randomFrom, seedRandom } from '@reticle/core/match';
import {
  action,
  board,
  by,
  change,
  character,
  chosen,
  item,
  legal,
  location,
  matching,
  pick,
  specOf,
  verdict,
  withPlayers,
  you,
} from '../../test/board.js';

const ward: Partial<LorcanaCard> = { keywords: ['ward'] };

describe('Ward', () => {
  const state = board(
    character('w', 'foe', ward),
    character('a', 'foe'),
    character('own', 'you', ward),
    action('s'),
  );

  it("8.15.1: an opponent can't choose the card as an effect resolves; its own player can", () => {
    expect(legal(state, chosen({ type: 'character' }))).toEqual(['a', 'own']);
    expect(legal(state, chosen({ type: 'character' }), { controller: 'foe' })).toEqual(['w', 'a']);
    expect(verdict(state, chosen(), pick(['w']))).toEqual(['INVALID_TARGET']);
  });

  it('8.15.1: the refusal names the protection, and that the card would be legal without it', () => {
    const told = unwrap(lorcana.resolver(state).explain(chosen(), you, { kind: 'card', id: 'w' }));
    expect(told.issues).toMatchObject([
      { code: 'protectedTarget', data: { protection: 'ward', rule: '8.15.1' } },
    ]);
    expect(told.nearMisses).toEqual([{ change: 'protection', without: 'ward' }]);
  });

  it.each([item('w', 'foe', ward), location('w', 'foe', ward), character('w', 'foe', ward)])(
    '8.15.1: it protects whatever has it',
    (warded) => {
      expect(legal(board(warded), chosen())).toEqual([]);
    },
  );

  it('8.15.1: who chooses counts, not whose effect it is', () => {
    const theirs = (chooser: 'controller' | 'opponent') =>
      chosen({ type: 'character', controller: 'opponent' }, { chooser });
    expect(legal(state, theirs('controller'))).toEqual(['a']);
    expect(legal(state, theirs('opponent'))).toEqual(['w', 'a']);
  });

  it('8.15.1: what is picked for an action of the turn or a cost is no choice of an effect', () => {
    const exerted = { ...state, cards: state.cards.map((card) => ({ ...card, exerted: true })) };
    const challenge = chosen(
      { type: 'character', exerted: true, controller: 'opponent' },
      { mode: 'target' },
    );
    expect(legal(exerted, challenge)).toEqual(['w', 'a']);
  });

  it('8.15.1: it works in play only', () => {
    const discarded = board(character('w', 'foe', { ...ward, zone: 'discard' }));
    expect(legal(discarded, specOf([{ id: 'target', kind: 'card', filter: { zone: 'discard' } }]))).toEqual([
      'w',
    ]);
  });

  it('8.15.2: effects for which nobody chooses still affect it: all, each, at random', () => {
    expect(matching(state, { type: 'character', controller: 'opponent' })).toEqual(['w', 'a']);
    const random = chosen({ type: 'character', controller: 'opponent' }, { chooser: 'random' });
    const request = unwrap(nextChoice(state, random, you))!;
    expect(request).toMatchObject({ automatic: 'random', legal: [{ id: 'w' }, { id: 'a' }] });
    const drawn = new Set(
      Array.from(
        { length: 20 },
        (_draw, seed) =>
          unwrap(lorcana.resolver(state).takeRandom(random, you, randomFrom(seedRandom(seed))))[0]?.id,
      ),
    );
    expect(drawn).toEqual(new Set(['w', 'a']));
  });

  it('8.15.2: an effect on "that character" still affects it', () => {
    const earlier = [{ targets: [{ kind: 'card', id: 'w' }] }];
    const spec = specOf([
      { id: 'first', kind: 'card', filter: { zone: 'play' } },
      { id: 'second', kind: 'card', filter: { zone: 'play', controller: 'slots.first' } },
    ]);
    expect(legal(state, spec, you, earlier)).toEqual(['a']);
  });
});

describe('being chosen', () => {
  const state = board(
    character('v', 'foe', { keywords: ['vanish'] }),
    character('own', 'you', { keywords: ['vanish'] }),
    action('s'),
    character('q', 'you'),
  );
  const eventsOf = (
    at: LorcanaState,
    spec: ReturnType<typeof chosen>,
    source: string,
    ids: readonly string[],
  ) => {
    const told = LorcanaTargetValidator.validateSelectedTargets(at, spec, by(source), pick(ids));
    return told.ok ? told.value.events : [];
  };

  it('8.14.1: what an opponent chose for an action vanishes, once the action has resolved', () => {
    const events = eventsOf(state, chosen({ controller: 'opponent' }), 's', ['v']);
    expect(events).toMatchObject([{ type: 'chosen', target: { id: 'v' }, chooser: 'you', effect: 'action' }]);
    expect(vanishing(state, events)).toMatchObject([{ id: 'v' }]);
    expect(vanishing(change(state, 'v', { zone: 'hand', incarnation: 1 }), events)).toEqual([]);
    expect(vanishing(change(state, 'v', { incarnation: 2 }), events)).toEqual([]);
  });

  it('8.14.1: not for an ability, nor where its own player chose it', () => {
    expect(vanishing(state, eventsOf(state, chosen(), 'q', ['v']))).toEqual([]);
    expect(vanishing(state, eventsOf(state, chosen(), 's', ['own']))).toEqual([]);
  });

  it('8.14.2: it was chosen also where nothing else could be, and whoever made the choice', () => {
    const only = chosen({ type: 'character', controller: 'opponent' });
    const choice = unwrap(
      lorcanaTargetValidator({ autoChoose: 'whenForced' }).autoResolution(state, only, by('s')),
    );
    expect(choice?.targets).toMatchObject([{ id: 'v' }]);
    expect(unwrap(checkChoice(state, only, by('s'), [], choice)).events).toHaveLength(1);
  });

  it('8.14.2: what is taken without a choice is not chosen', () => {
    const all = specOf([
      { id: 'all', kind: 'card', filter: { zone: 'play', controller: 'opponent', count: 'all' } },
    ]);
    const told = LorcanaTargetValidator.validateSelectedTargets(state, all, by('s'), pick([]));
    expect(told).toMatchObject({
      ok: true,
      value: { targets: { slots: [{ targets: [{ id: 'v' }] }] }, events: [] },
    });
    expect(eventsOf(state, chosen({ controller: 'opponent' }, { mode: 'target' }), 's', ['v'])).toEqual([]);
  });
});

describe('other keywords', () => {
  it('8.1.1: Bodyguard, Evasive and Reckless protect from no choice', () => {
    const state = board(
      ...['bodyguard', 'evasive', 'reckless'].map((keyword) =>
        character(keyword, 'foe', { keywords: [keyword] }),
      ),
      character('plain', 'foe'),
    );
    expect(legal(state, chosen())).toEqual(['bodyguard', 'evasive', 'reckless', 'plain']);
    expect(matching(state, { withKeyword: 'evasive' })).toEqual(['evasive']);
    expect(matching(state, { withoutKeyword: 'evasive' })).toEqual(['bodyguard', 'reckless', 'plain']);
  });

  it('8.4.3: a card that is under another is not in play', () => {
    const state = board(
      character('h', 'foe', { cardsUnder: 1 }),
      character('u', 'foe', { zone: 'under', under: 'h' }),
    );
    expect(matching(state, { zone: 'play' })).toEqual(['h']);
    expect(legal(state, chosen({ hasCardUnder: true }))).toEqual(['h']);
  });

  it('8.11.1, 8.12.1: who sings together has a sum of costs, counted as Singer says', () => {
    const state = board(
      character('a', 'you', { cost: 3 }),
      character('b', 'you', { cost: 2, keywords: ['singer'], keywordValues: { singer: 5 } }),
      character('c', 'you', { cost: 3, exerted: true }),
      character('d', 'you', { cost: 4, drying: true }),
      character('m', 'mate', { cost: 4 }),
    );
    const teams = withPlayers(state, ['you', 'A'], ['mate', 'A'], ['foe', 'B']);
    const sing = specOf(
      [
        {
          id: 'singers',
          kind: 'card',
          filter: {
            zone: 'play',
            type: 'character',
            ready: true,
            drying: false,
            anyOf: [{ controller: 'self' }, { controller: 'teammate' }],
          },
          min: 1,
          max: 'any',
          mode: 'target',
        },
      ],
      [{ relation: 'sum', property: 'singCost', slots: ['singers'], is: { gte: 8 } }],
    );
    expect(legal(teams, sing)).toEqual(['a', 'b', 'm']);
    expect(verdict(teams, sing, pick(['a', 'b']))).toBe('ok');
    expect(verdict(teams, sing, pick(['a', 'm']))).toEqual(['INVALID_COMBINATION']);
    expect(verdict(teams, sing, pick(['b', 'd']))).toEqual(['INVALID_TARGET']);
  });

  it('8.13.1: Support chooses another character, of any player', () => {
    const state = board(
      character('s', 'you'),
      character('a', 'you'),
      character('b', 'foe'),
      item('i', 'you'),
    );
    expect(legal(state, chosen({ type: 'character', excludeSelf: true }), by('s'))).toEqual(['a', 'b']);
  });
});
