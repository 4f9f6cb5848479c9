import { canonicalJson, unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard, define } from '../../test/made-up.js';
import { lands, put, table } from '../../test/table.js';
import { damage, t1, targeting } from '../sets/phrases.js';
import { permanent } from '../language/queries.js';
import { printedFactsOf } from '../state/printed.js';
import { mtgMatch } from './match.js';
import { renderTable } from './show/render.js';

const runtime = mtgMatch({ cards: [...basics, ...bestiary] });
const bear = creatureCard('Bear', [1, 'G'], 2, 2);

/** Returns the same table with the cards of one of bob's zones swapped for others. */
const withHidden = (name: string, zone: 'hand' | 'library') =>
  table(
    [bear],
    [
      put(bear, 'ann', 'hand'),
      ...lands('Forest', 2, 'ann', 'hand'),
      ...lands(name, 3, 'bob', zone).map((card, index) => ({ ...card, instanceId: `x${index}` })),
    ],
  );

const seen = (at: ReturnType<typeof table>, viewer?: string) =>
  canonicalJson(at.runtime.view(at.match, viewer));

describe('what a viewer sees', () => {
  it.each(['hand', 'library'] as const)("400.2: of another player's %s, how many cards there are", (zone) => {
    const [islands, swamps] = [withHidden('Island', zone), withHidden('Swamp', zone)];
    expect(seen(islands, 'ann')).toBe(seen(swamps, 'ann'));
    expect(seen(islands)).toBe(seen(swamps));
    expect(seen(islands, 'bob') === seen(swamps, 'bob')).toBe(zone === 'library');
  });

  it('401.2: of no library its order', () => {
    const match = unwrap(runtime.start({}, 5));
    const cards = match.state.cards.map((card) =>
      card.zone === 'library' ? { ...card, order: -(card.order ?? 0) } : card,
    );
    const turned = { ...match, state: { ...match.state, cards } };
    for (const viewer of ['ann', 'bob', undefined]) {
      expect(canonicalJson(runtime.view(turned, viewer))).toBe(canonicalJson(runtime.view(match, viewer)));
    }
  });

  it('402.3: the own hand, and neither the random state nor the seed', () => {
    const match = unwrap(runtime.start({}, 5));
    const view = runtime.view(match, 'ann');
    const cards = JSON.stringify(view.state['cards']);
    expect(cards).toContain('"ann-');
    expect(cards).not.toContain('"bob-');
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(match.random));
  });

  it('a decision of another player: that there is one, not what may be chosen', () => {
    const start = table([bear], lands('Island', 9, 'ann', 'hand'), { step: 'end' }).bothPass();
    const decision = (viewer?: string) => start.runtime.view(start.match, viewer).state['decision'];
    expect(decision('bob')).toEqual({ player: 'ann', kind: 'discard' });
    expect(decision('ann')).toMatchObject({ spec: { slots: [{ min: 2 }] } });
  });

  it('701.23a: who searches sees the cards that may be found, and not where they lie', () => {
    const seek = define('Seek', {
      types: ['sorcery'],
      cost: ['G'],
      spell: { effects: [{ effect: 'search', filter: { type: 'creature' }, to: 'hand' }] },
    });
    const found = put(bear, 'ann', 'library', { order: -1 });
    const at = table([bear, seek], [put(seek, 'ann', 'hand'), found, ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'seek' })
      .bothPass();
    const decision = (viewer: string) => JSON.stringify(at.runtime.view(at.match, viewer).state['decision']);
    expect(decision('ann')).toContain('"instanceId":"bear"');
    expect(decision('ann')).not.toContain('"order"');
    expect(decision('bob')).not.toContain('bear');
    const hides = (viewer: string, id: string) => at.runtime.hides(at.match, viewer, { kind: 'card', id });
    expect([hides('ann', 'bear'), hides('bob', 'bear'), hides('ann', 'ann-top-forest-1')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('104.1: who has won, and why, once the match is over', () => {
    const start = table([bear], []);
    const over = start.does('bob', 'concede');
    const ended = (at: typeof start) => at.runtime.view(at.match, 'ann').state['ended'];
    expect([ended(start), ended(over)]).toEqual([null, { winners: ['ann'], reason: 'concession' }]);
  });

  it('events of hidden zones are for their owners', () => {
    const next = table([bear], []).until('end').bothPass();
    const { runtime: of, events } = next;
    expect(of.viewEvents(events, 'ann').filter(({ type, to }) => type === 'moved' && to === 'hand')).toEqual(
      [],
    );
    expect(
      of.viewEvents(events, 'bob').filter(({ type, to }) => type === 'moved' && to === 'hand'),
    ).toHaveLength(1);
  });
});

describe('708.5: a face-down permanent, in the worlds that a seat is dealt', () => {
  const printed = printedFactsOf(bear);
  const veiled = table([bear], [put(bear, 'bob', 'battlefield', { faceDown: true, names: [], printed })]);
  const worlds = (player: string) =>
    Array.from({ length: 8 }, (_, seed) =>
      unwrap(veiled.runtime.determinize(veiled.match, player, randomFrom(seedRandom(seed)))),
    );
  const isBear = (at: typeof veiled.match) =>
    at.state.cards.find(({ instanceId }) => instanceId === 'bear')?.publicId === 'bear';

  it('708.5 is no card by its name to anybody else', () => {
    const ids = (viewer?: string) =>
      JSON.stringify(veiled.runtime.view(veiled.match, viewer).state['cards']).match(
        /"publicId":"(?:bear|faceDown)"/gu,
      );
    expect([ids('ann'), ids(), ids('bob')]).toEqual([
      ['"publicId":"faceDown"'],
      ['"publicId":"faceDown"'],
      ['"publicId":"bear"'],
    ]);
  });

  it('is any card of its owner for all but who controls it', () => {
    expect(worlds('ann').every(isBear)).toBe(false);
    expect(worlds('bob').every(isBear)).toBe(true);
  });

  it('looks the same, and hides a card that is itself again wherever it lies', () => {
    for (const world of worlds('ann')) {
      expect(canonicalJson(veiled.runtime.view(world, 'ann').state)).toBe(
        canonicalJson(veiled.runtime.view(veiled.match, 'ann').state),
      );
      const bears = world.state.cards.filter(({ publicId }) => publicId === 'bear');
      expect(bears).toHaveLength(1);
      expect(bears).toMatchObject([isBear(world) ? { printed } : { ...printed, faceDown: false }]);
    }
  });
});

it('a table as text', () => {
  const at = table(
    [bear],
    [
      put(bear, 'ann', 'battlefield', { tapped: true }),
      ...lands('Forest', 2),
      put(bear, 'ann', 'hand', { instanceId: 'other' }),
    ],
  );
  expect(`\n${renderTable(at.runtime.view(at.match, 'ann').state)}\n`).toBe(`
turn 3, first main phase, ann has priority
ann *: 20 life, 1 in hand, 20 in library, 0 in graveyard
  lands: 2 x Forest
  creatures: Bear 2/2 [tapped]
  hand: Bear (2) 2/2
bob: 20 life, 0 in hand, 20 in library, 0 in graveyard
`);
  expect(() => renderTable({})).toThrow('turn');
});

describe('what a refusal tells', () => {
  it.each(['hand', 'library'] as const)(
    "a refusal tells nothing of a card in another player's %s",
    (zone) => {
      const bolt = define('Bolt', {
        types: ['instant'],
        cost: [0],
        spell: { targets: targeting(permanent({ type: 'creature' })), effects: [damage(1, t1)] },
      });
      const secrets = [define('Secret', { types: ['land'] }), creatureCard('Secret', [9], 9, 9)];
      const told = secrets.map((secret) => {
        const at = table(
          [bear, bolt, secret],
          [put(bolt, 'ann', 'hand'), { ...put(secret, 'bob', zone), instanceId: 'x0' }],
        );
        const answer = (move: string, params: object, id?: string) =>
          canonicalJson(
            at.runtime.apply(at.match, {
              move,
              player: 'ann',
              params,
              ...(id === undefined ? {} : { targets: [{ targets: [{ kind: 'card', id }] }] }),
            }),
          );
        const spell = at.match.state.cards.find(({ names }) => names[0] === 'Bolt')?.instanceId ?? '';
        return [
          answer('cast', { card: spell }, 'x0'),
          answer('cast', { card: 'x0' }),
          answer('playLand', { card: 'x0' }),
          answer('activate', { card: 'x0', ability: 'tap' }),
          answer('attack', { card: 'x0' }),
        ];
      });
      for (const one of told) expect(one).toEqual(told[0]);
      expect(told[0]?.[0]).toContain('unknownTarget');
    },
  );
});

describe('a view of a match in full', () => {
  const frame = {
    controller: 'ann',
    source: { kind: 'card', id: 'bear', incarnation: 0 },
    variables: { X: 2 },
    bound: {},
    todo: [],
  };
  const own = define('Own', { types: ['artifact'] });
  const other = define('Other', { types: ['artifact'] });
  const at = table(
    [bear, own, other],
    [
      put(bear, 'ann'),
      put(own, 'ann', 'hand'),
      put(other, 'bob', 'hand'),
      ...lands('Forest', 2, 'ann', 'library'),
      ...lands('Island', 3, 'bob', 'library'),
    ],
    {
      delayed: [{ at: 'nextEndStep', frame }],
      waiting: [{ ability: 'bear/x', frame }],
      resolving: [{ frame }, { by: { kind: 'card', id: 'bear', incarnation: 0 }, frame }],
      house: { turnLimit: 5, stops: [], cards: [own, other] },
    },
  );
  const view = (viewer?: string): Record<string, unknown> => at.runtime.view(at.match, viewer).state;

  it('names who did what waits, not what it will do', () => {
    const { controller, source } = frame;
    for (const viewer of ['ann', 'bob', undefined])
      expect(view(viewer)).toMatchObject({
        delayed: [{ controller, source }],
        waiting: [{ ability: 'bear/x', controller, source }],
        resolving: [
          { by: null, controller, source },
          { by: { id: 'bear' }, controller, source },
        ],
      });
    expect(JSON.stringify([view()['delayed'], view()['waiting'], view()['resolving']])).not.toContain('todo');
  });

  it('counts what it does not show, each player’s own', () =>
    expect(view('ann')['players']).toMatchObject([
      { id: 'ann', hand: 1, library: 22 },
      { id: 'bob', hand: 1, library: 23 },
    ]));

  it('tells what the match’s own cards say, of those that are seen', () => {
    const ids = (viewer?: string) =>
      (view(viewer)['definitions'] as readonly { id: string }[]).map(({ id }) => id);
    expect([ids('ann'), ids('bob'), ids()]).toEqual([['own'], ['other'], []]);
  });
});
