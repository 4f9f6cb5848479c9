/** Changes that only a few rules make: each happens by an event that tells of it. */
import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { happen, matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { endCombat } from '../combat/creatures.js';
import type { Emit } from './happen.js';
import { performAtOnce } from '../state-based/check.js';

const ref = (id: string) => ({ kind: 'card', id, incarnation: 0 });
const host = { kind: 'card', id: 'bear' } as const;
const blade = card('blade', 'you', { types: ['artifact'], subtypes: ['Equipment'] });

/** What happens in a step of the rules, and how the state is afterwards. */
function toldBy(step: (emit: Emit) => MtgMatchState) {
  const events: MatchEvent[] = [];
  const state = step((event) => void events.push(event));
  return { events, state };
}

describe('what effects change', () => {
  it('701.3a a permanent becomes attached, and 701.3b is not attached anew', () => {
    const attach = { effect: 'attach', what: { bound: 'it' }, to: { bound: 'on' } } as const;
    const bound = { it: ['blade'], on: ['bear'] };
    const done = happen(matchOf(creature('bear', 'you'), blade), attach, { bound });
    expect(done.events).toEqual([{ type: 'attached', card: ref('blade'), to: host }]);
    expect(cardOf(done.state, 'blade').attachedTo).toEqual(host);
    expect(happen(done.state, attach, { bound }).events).toEqual([]);
  });

  it('106.4 a player loses unspent mana', () => {
    const state = matchStateOf({ players: [{ id: 'you', pool: { red: 2 } }, { id: 'foe' }] });
    const done = happen(state, { effect: 'loseMana' });
    expect(done.events).toEqual([{ type: 'manaLost', player: 'you' }]);
    expect(playerIn(done.state, 'you').pool).toEqual({});
  });

  it('104.3e an effect says that a player loses, which the next check sees to', () => {
    const done = happen(matchOf(), { effect: 'endGame', who: 'eachOpponent', as: 'loses' });
    expect(done.events).toEqual([{ type: 'losesByEffect', player: 'foe' }]);
    const { events } = toldBy((emit) => performAtOnce(done.state, emit));
    expect(events).toEqual([{ type: 'playerLost', player: 'foe', rule: '104.3e' }]);
  });

  it('611.2a a player gains a keyword for the rest of the game', () => {
    const keywords = [{ keyword: 'hexproof' }];
    const gains = { effect: 'gainKeywords', what: { bound: 't1' }, keywords, until: 'forever' } as const;
    const done = happen(matchOf(), gains, { bound: { t1: ['you'] } });
    expect(done.events).toEqual([{ type: 'playerGained', player: 'you', keywords }]);
    expect(playerIn(done.state, 'you').keywords).toEqual(keywords);
  });
});

describe('what follows by itself', () => {
  it('704.5n Equipment on what is no creature becomes unattached', () => {
    const land = card('land', 'you', { types: ['land'] });
    const on = { ...blade, attachedTo: { kind: 'card', id: 'land' } } as const;
    const { state, events } = toldBy((emit) => performAtOnce(matchOf(land, on), emit));
    expect(events).toEqual([{ type: 'becameUnattached', card: ref('blade') }]);
    expect(cardOf(state, 'blade')).toMatchObject({ zone: 'battlefield', attachedTo: undefined });
  });

  it('704.5q as many +1/+1 as -1/-1 counters are removed', () => {
    const bear = creature('bear', 'you', { counters: { '+1/+1': 3, '-1/-1': 2 } });
    const { state, events } = toldBy((emit) => performAtOnce(matchOf(bear), emit));
    expect(events).toEqual([
      { type: 'counters', on: ref('bear'), counter: '+1/+1', amount: -2 },
      { type: 'counters', on: ref('bear'), counter: '-1/-1', amount: -2 },
    ]);
    expect(cardOf(state, 'bear').counters).toEqual({ '+1/+1': 1 });
  });

  it('511.3 everything is removed from combat as it ends, and nothing is told if there was none', () => {
    const fought = matchOf(creature('bear', 'you', { attacking: { player: 'foe' } }));
    const { state, events } = toldBy((emit) => endCombat(fought, emit));
    expect(events).toEqual([{ type: 'combatEnded' }]);
    expect(cardOf(state, 'bear').attacking).toBeUndefined();
    expect(toldBy((emit) => endCombat(state, emit))).toEqual({ state, events: [] });
  });
});
