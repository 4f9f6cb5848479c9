import { unwrap } from '@reticle/core';
import { BOTS, randomFrom, seatOf, seedRandom, type MatchRuntime, type Match } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { basics, creatureCard } from '../../../test/made-up.js';
import { lands, put } from '../../../test/table.js';
import { matchStateOf } from '../../../test/match.js';
import { mtgMatch } from '../../play/match.js';
import { openDivision } from './damage.js';
import { divisionDecision } from './division.js';
import type { MtgMatchState } from '../../state/match-state.js';

const strong = (keywords: readonly string[], power: number) =>
  creatureCard('Strong', [1], power, 5, keywords);
const imp = creatureCard('Imp', [1], 1, 2);
const ox = creatureCard('Ox', [1], 1, 3);
const elf = creatureCard('Elf', [1], 1, 1);
const wall = creatureCard('Wall', [1], 0, 5);

interface At {
  readonly runtime: MatchRuntime<MtgMatchState>;
  readonly match: Match<MtgMatchState>;
}
type Share = readonly [string, number];

const does = (
  { runtime, match }: At,
  player: string,
  move: string,
  params: object = {},
  shares: readonly Share[] = [],
): At => {
  const refs = shares.map(([id]) => ({ kind: id === 'bob' ? 'player' : 'card', id }));
  const division = shares.map(([, amount]) => amount);
  const targets =
    shares.length === 0 ? {} : { targets: [{ targets: refs, ...(move === 'decide' ? { division } : {}) }] };
  return {
    runtime,
    match: unwrap(runtime.apply(match, { move, player, params: { ...params }, ...targets })).match,
  };
};

/** Bob's creatures block ann's strong creature. Its damage is about to be dealt. */
function blocked(
  keywords: readonly string[],
  blockers: readonly (typeof imp)[],
  asks: readonly ['damage'] | [] = ['damage'],
  power = 5,
): At {
  const strongOne = strong(keywords, power);
  const runtime = mtgMatch({ cards: [...basics, strongOne, imp, ox, elf, wall] });
  const library = (['ann', 'bob'] as const).flatMap((owner) =>
    lands('Forest', 5, owner, 'library').map((card) => ({
      ...card,
      instanceId: `${owner}-${card.instanceId}`,
    })),
  );
  const state = matchStateOf({
    players: [{ id: 'ann' }, { id: 'bob' }],
    activePlayer: 'ann',
    cards: [put(strongOne, 'ann'), ...blockers.map((card) => put(card, 'bob')), ...library],
    turn: { number: 3, step: 'main1', priority: 'ann' },
    house: { turnLimit: 50, stops: ['main1', 'main2'], asks },
  });
  const start = {
    runtime,
    match: { game: 'mtg', version: 1, step: 0, random: seedRandom(1), state },
  };
  const attacked = does(
    does(does(does(start, 'ann', 'pass'), 'bob', 'pass'), 'ann', 'attack', { attacker: 'strong' }),
    'ann',
    'doneAttacking',
  );
  const each = blockers.reduce(
    (at, { id }) => does(at, 'bob', 'block', { blocker: id }, [['strong', 0]]),
    attacked,
  );
  return does(each, 'bob', 'doneBlocking');
}
const damageOn = ({ match }: At, id: string) => {
  const card = match.state.cards.find(({ instanceId }) => instanceId === id);
  return card?.zone === 'battlefield' ? card.damage : 'gone';
};
const lifeOf = ({ match }: At, player: string) => match.state.players.find(({ id }) => id === player)?.life;
const refused = (at: At, shares: readonly Share[]): boolean => {
  try {
    does(at, 'ann', 'decide', {}, shares);
    return false;
  } catch {
    return true;
  }
};

describe('510.1c: an attacker divides its damage among its blockers as its controller says', () => {
  it('all of it, to any of them, in whatever shares', () => {
    const asked = blocked([], [imp, ox]);
    expect(asked.runtime.toAct(asked.match)).toEqual(['ann']);
    const done = does(asked, 'ann', 'decide', {}, [
      ['imp', 1],
      ['ox', 4],
    ]);
    expect([damageOn(done, 'imp'), damageOn(done, 'ox'), damageOn(done, 'strong')]).toEqual([1, 'gone', 2]);
    expect(done.match.state.assigned).toBeUndefined();
    expect(damageOn(does(asked, 'ann', 'decide', {}, [['imp', 5]]), 'ox')).toBe(0);
    expect(
      refused(asked, [
        ['imp', 1],
        ['ox', 3],
      ]),
    ).toBe(true);
    expect(
      refused(asked, [
        ['imp', 1],
        ['bob', 4],
      ]),
    ).toBe(true);
  });

  it('120.2a: what is divided so is combat damage', () => {
    const { runtime, match } = blocked([], [imp, ox]);
    const [division, ids] = [
      [1, 4],
      ['imp', 'ox'],
    ];
    const targets = [{ targets: ids.map((id) => ({ kind: 'card', id })), division }];
    const { events } = unwrap(runtime.apply(match, { move: 'decide', player: 'ann', params: {}, targets }));
    const dealt = events.filter(({ type }) => type === 'damage');
    expect(dealt.map(({ combat }) => combat)).toEqual([true, true, true, true]);
  });

  it('nobody is asked where there is one way alone, or players did not agree to be asked', () => {
    expect(damageOn(blocked([], [imp]), 'imp')).toBe('gone');
    expect(lifeOf(blocked(['trample'], [imp], []), 'bob')).toBe(17);
    expect(damageOn(blocked([], [imp, ox], []), 'ox')).toBe('gone');
  });

  it('702.19b what tramples deals damage past its blockers only with lethal damage for each of them', () => {
    const asked = blocked(['trample'], [imp]);
    expect(
      refused(asked, [
        ['imp', 1],
        ['bob', 4],
      ]),
    ).toBe(true);
    expect(refused(asked, [['bob', 5]])).toBe(true);
    expect(
      lifeOf(
        does(asked, 'ann', 'decide', {}, [
          ['imp', 2],
          ['bob', 3],
        ]),
        'bob',
      ),
    ).toBe(17);
    expect(lifeOf(does(asked, 'ann', 'decide', {}, [['imp', 5]]), 'bob')).toBe(20);
  });

  it('702.19b where no damage is left beyond lethal, it is divided among the blockers alone', () => {
    const asked = blocked(['trample'], [imp, ox]);
    expect(
      refused(asked, [
        ['imp', 2],
        ['bob', 3],
      ]),
    ).toBe(true);
    expect(
      damageOn(
        does(asked, 'ann', 'decide', {}, [
          ['imp', 1],
          ['ox', 4],
        ]),
        'imp',
      ),
    ).toBe(1);
  });

  it('510.1c nobody is asked of what deals no damage, nor where all of it is lethal to one blocker at most', () => {
    expect(blocked([], [imp, ox], ['damage'], 0).match.state.turn.step).toBe('main2');
    expect(blocked(['trample'], [wall]).match.state.turn.step).toBe('main2');
  });

  it('702.19b all of it may go to one blocker, though another gets less than lethal damage', () => {
    const asked = blocked(['trample'], [imp, elf]);
    expect(damageOn(does(asked, 'ann', 'decide', {}, [['imp', 5]]), 'elf')).toBe(0);
    expect(
      refused(asked, [
        ['imp', 4],
        ['bob', 1],
      ]),
    ).toBe(true);
  });

  it('702.19b the player is among what it may be dealt to only where damage is left beyond lethal', () => {
    const kindsOf = (at: At) =>
      divisionDecision(at.match.state)?.spec.slots[0]?.accepts.map(({ kind }) => kind);
    expect(kindsOf(blocked(['trample'], [imp, elf]))).toEqual(['card', 'player']);
    expect(kindsOf(blocked(['trample'], [imp, ox]))).toEqual(['card']);
  });

  it('702.19b what another attacker was said to deal counts as lethal', () => {
    const { match } = blocked(['trample'], [imp, elf]);
    const strongOne = match.state.cards.find(({ instanceId }) => instanceId === 'strong');
    const twin = strongOne && { ...strongOne, instanceId: 'twin' };
    const to = { kind: 'card', id: 'imp', incarnation: 0 };
    const assigned = [{ source: 'strong', shares: [{ to, amount: 5 }] }];
    const state = { ...match.state, cards: [...match.state.cards, ...(twin ? [twin] : [])], assigned };
    expect(openDivision(state, 'regular')).toMatchObject({
      source: { instanceId: 'twin' },
      lethal: new Map([
        ['imp', 0],
        ['elf', 1],
      ]),
    });
  });

  it('702.2c with deathtouch one damage is lethal', () => {
    const asked = blocked(['trample', 'deathtouch'], [imp, ox]);
    expect(
      lifeOf(
        does(asked, 'ann', 'decide', {}, [
          ['imp', 1],
          ['ox', 1],
          ['bob', 3],
        ]),
        'bob',
      ),
    ).toBe(17);
  });

  it('510.4 in the step for first strike as well', () => {
    const asked = blocked(['double strike'], [imp, ox]);
    expect(asked.match.state.turn.step).toBe('firstStrikeDamage');
    const second = does(asked, 'ann', 'decide', {}, [
      ['imp', 1],
      ['ox', 4],
    ]);
    expect([second.match.state.turn.step, damageOn(second, 'imp')]).toEqual(['main2', 'gone']);
  });

  it('every bot finds a division', () => {
    for (const bot of [BOTS.random, BOTS.greedy]) {
      const asked = blocked(['trample'], [imp, ox]);
      const move = bot(seatOf(asked.runtime, asked.match, 'ann'), randomFrom(seedRandom(3)));
      expect(move && asked.runtime.apply(asked.match, move).ok).toBe(true);
    }
  });
});
