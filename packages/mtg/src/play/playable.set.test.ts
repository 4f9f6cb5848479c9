import { describe, expect, it } from 'vitest';
import { printed } from '../../test/6ed/things.js';
import { activated, at, but, cardIn, resolved } from '../../test/6ed/play.js';
import { idleUntil, made, moved, named, SIXTH, type Played } from '../../test/6ed/rig.js';
import { castings } from '../../test/6ed/uses.js';

const FOUND = 'foe-library-1';
/** Your totem has exiled a Forest from the other player's library. */
const stolen = (): Played =>
  resolved(activated(at('main', 'Grinning Totem'), { chosen: { t1: ['foe'] } }), [FOUND]);
const playLand = (played: Played, card: string) =>
  moved(SIXTH, played, { move: 'playLand', player: 'you', params: { card } });

describe('305.1, 601.3 what an effect lets a player play', () => {
  it('is played from where it is, under the control of who plays it', () => {
    const after = playLand(stolen(), FOUND);
    expect(after && cardIn(after, FOUND)).toMatchObject({
      zone: 'battlefield',
      controller: 'you',
      owner: 'foe',
    });
  });

  it('is nothing for the other player, and is cast by its own times and costs', () => {
    const spell = resolved(activated(at('main', 'Grinning Totem'), { chosen: { t1: ['foe'] } }), [
      'foe-library-0',
    ]);
    const bears = [...castings(SIXTH, spell.match.state, named('Grizzly Bears'), { card: 'foe-library-0' })];
    expect(bears.map((cast) => cardIn(resolved(cast), 'foe-library-0').controller)).toEqual(['you']);
    const theirs = but(spell, ({ turn }) => ({ activePlayer: 'foe', turn: { ...turn, priority: 'foe' } }));
    expect([
      ...castings(SIXTH, theirs.match.state, named('Grizzly Bears'), {
        card: 'foe-library-0',
        player: 'foe',
      }),
    ]).toEqual([]);
  });

  it('is lost as the next upkeep of that player begins', () => {
    const theirTurn = idleUntil(SIXTH, stolen(), ({ turn }) => turn.number === 6 && turn.step === 'main1');
    expect([cardIn(theirTurn, FOUND).zone, theirTurn.match.state.playable?.length]).toEqual(['exile', 1]);
    const upkeep = idleUntil(SIXTH, theirTurn, ({ turn }) => turn.number === 7 && turn.step === 'upkeep');
    expect(upkeep.match.state.playable).toBeUndefined();
    expect(cardIn(resolved(upkeep), FOUND).zone).toBe('graveyard');
  });

  it('603.7c and is not put away, once it was played', () => {
    const played = playLand(stolen(), FOUND);
    const upkeep =
      played && idleUntil(SIXTH, played, ({ turn }) => turn.number === 7 && turn.step === 'upkeep');
    expect(upkeep && cardIn(resolved(upkeep), FOUND).zone).toBe('battlefield');
  });
});

describe('305.2 lands that may be played', () => {
  const forests = (start: Played): Played =>
    but(start, ({ cards }) => ({
      cards: [
        ...cards,
        ...['a', 'b', 'c', 'd'].map((id) => printed(named('Forest'), id, 'you', { zone: 'hand' })),
      ],
    }));
  const playedOf = (start: Played): number => {
    const after = ['a', 'b', 'c', 'd', 'you-hand-3'].reduce((now, id) => playLand(now, id) ?? now, start);
    return after.match.state.turn.landsPlayed;
  };

  it('are one each turn', () => {
    expect(playedOf(forests(at('main', 'Python')))).toBe(1);
  });

  it('are three more by Summer Bloom, this turn', () => {
    const start = forests(at('main', 'Summer Bloom', { zone: 'hand' }));
    const [cast] = castings(SIXTH, start.match.state, named('Summer Bloom'));
    const bloomed = cast && resolved(cast);
    expect(bloomed && playedOf(bloomed)).toBe(4);
    const next =
      bloomed && idleUntil(SIXTH, bloomed, ({ turn }) => turn.number === 7 && turn.step === 'main1');
    expect(next && playedOf(next)).toBe(1);
  });

  it('are one more for each player by Storm Cauldron, which returns lands that make mana', () => {
    const cauldron = forests(at('main', 'Storm Cauldron'));
    expect(playedOf(cauldron)).toBe(2);
    const params = { card: 'you-Forest', ability: 'tap-forest' };
    const tapped = made(SIXTH, cauldron, { move: 'activate', player: 'you', params });
    expect(cardIn(resolved(tapped), 'you-Forest').zone).toBe('hand');
  });
});
