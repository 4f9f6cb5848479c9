import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const ode = sorcery('Target opponent loses 2 life.\nEpic');
const bolt = readCard('You gain 1 life.', { name: 'Bolt', types: 'Instant', manaCost: '{1}' });
const ODE = 'moss-rite';
type At = ReturnType<typeof table>;
const library = (player: string) =>
  lands('Island', 9, player, 'library').map((card) => ({
    ...card,
    instanceId: `${player}-${card.instanceId}`,
  }));
const start = (players = ['ann', 'bob']): At =>
  table(
    [ode, bolt],
    [
      put(ode, 'ann', 'hand'),
      put(bolt, 'ann', 'hand'),
      put(bolt, 'bob', 'hand', { instanceId: 'bobs-bolt' }),
      ...lands('Forest', 9),
      ...lands('Forest', 4, 'bob'),
      ...players.flatMap(library),
    ],
    { players: players.map((id) => ({ id })) },
  );
const cast = (at: At, target = 'bob'): At => at.does('ann', 'cast', { card: ODE }, [target]).bothPass();

describe('a spell that is copied for the rest of the game', () => {
  it('702.50a: as it has resolved its controller casts no more spells, and others do', () => {
    const done = cast(start());
    expect([zoneOf(done, ODE), lifeOf(done, 'bob')]).toEqual(['graveyard', 18]);
    expect(done.tries('ann', 'cast', { card: 'bolt' })).toBe('mtg.notNow 601.3');
    expect(done.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([]);
    expect(done.does('ann', 'pass').tries('bob', 'cast', { card: 'bobs-bolt' })).toBe('ok');
    expect(start().tries('ann', 'cast', { card: 'bolt' })).toBe('ok');
  });

  it('702.50a: a spell that does not resolve leaves nothing', () => {
    const no = readCard('Counter target spell.', { name: 'No', types: 'Instant', manaCost: '{1}' });
    const at = table(
      [ode, bolt, no],
      [put(ode, 'ann', 'hand'), put(no, 'ann', 'hand'), put(bolt, 'ann', 'hand'), ...lands('Forest', 9)],
    );
    const done = at
      .does('ann', 'cast', { card: ODE }, ['bob'])
      .does('ann', 'cast', { card: 'no' }, [ODE])
      .bothPass();
    expect([done.tries('ann', 'cast', { card: 'bolt' }), done.state.delayed]).toEqual(['ok', []]);
  });

  it('702.50a: in each of the own upkeeps it is copied, with new targets if that is wanted, and the copy is no epic one', () => {
    let at = cast(start(['ann', 'bob', 'cy']));
    expect([lifeOf(at, 'bob'), lifeOf(at, 'cy')]).toEqual([18, 20]);
    const upkeeps = [
      { yes: false, target: 'bob' },
      { yes: true, target: 'cy' },
      { yes: false, target: 'bob' },
    ];
    for (const { yes, target } of upkeeps) {
      at = at.until('end');
      for (let turn = 0; turn < 2; turn++) at = at.until('main1').until('end');
      while (at.state.stack.length === 0) at = at.does(...idle(at));
      expect([at.state.activePlayer, at.state.turn.step]).toEqual(['ann', 'upkeep']);
      at = at.bothPass();
      at = at.does('ann', 'decide', {}, [yes ? 'yes' : 'no']);
      if (yes) at = at.does('ann', 'decide', {}, [target]);
      at = at.bothPass();
      expect(at.state.delayed).toHaveLength(1);
    }
    expect([lifeOf(at, 'bob'), lifeOf(at, 'cy')]).toEqual([14, 18]);
  });
});

/** A pass by whoever has priority. */
function idle(at: At): readonly [string, string] {
  const [player = ''] = at.runtime.toAct(at.match);
  return [player, 'pass'];
}
