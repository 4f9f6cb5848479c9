/**
 * The computed permanents are kept as long as nothing changed on which they depend. The cards whose static
 * abilities are looked at show that.
 */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { leaving, statics } from '../../../test/continuous.js';
import { matchOf } from '../../../test/match.js';
import type { StaticAbility } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import { refresh } from './refresh.js';

type Step = (state: MtgMatchState) => MtgMatchState;
const facts =
  (id: string, change: Partial<MtgCard>): Step =>
  (state) => {
    const found = cardById(state, id);
    return found ? withCard(state, cardWith(found, change)) : state;
  };

/**
 * Returns the cards whose static abilities are looked at after a step, or `all` if those of every permanent
 * are.
 */
function askedAfter(step: Step, affects: StaticAbility['affects'] = { each: { type: 'creature' } }) {
  const lord = statics({ crown: { affects, change: { power: 1 } } });
  const asked = new Set<string>();
  const counting = (found: MtgCard) => {
    asked.add(found.instanceId);
    return lord(found);
  };
  const board = [creature('ann', 'you'), creature('bob', 'you'), creature('cid', 'foe')];
  const crown = card('crown', 'you', { types: ['artifact'] });
  const hand = creature('dan', 'you', { zone: 'hand' });
  const start = refresh(matchOf(...board, crown, hand), counting);
  const after = step(start);
  asked.clear();
  refresh(after, counting);
  const permanents = after.cards.filter(({ zone }) => zone === 'battlefield');
  return permanents.every(({ instanceId }) => asked.has(instanceId))
    ? 'all'
    : [...asked].toSorted().join(' ');
}

describe('613: of permanents that are settled nobody is asked again', () => {
  it.each<[string, Step, string]>([
    ['where nothing changed', (state) => state, ''],
    ['where one was tapped', facts('ann', { tapped: true }), ''],
    ['where one was dealt damage', facts('cid', { damage: 1 }), ''],
    ['where who gives something was tapped', facts('crown', { tapped: true }), ''],
    [
      'where one has another counter, but that one and who gives it something',
      facts('ann', { counters: { '+1/+1': 1 } }),
      'ann crown',
    ],
    ['where one entered', (state) => moveCard(state, 'dan', 'battlefield'), 'crown dan'],
    ['where one left', (state) => moveCard(state, 'ann', 'graveyard'), ''],
    ['where another turn began', (state) => matchWith(state, { activePlayer: 'foe' }), ''],
    ['unless who gives something has another controller', facts('crown', { controller: 'foe' }), 'all'],
    ['unless it is another object', facts('crown', { incarnation: 7 }), 'all'],
    ['unless it has another face up', facts('crown', { publicId: 'back' }), 'all'],
    ['unless it is another timestamp', facts('crown', { timestamp: 77 }), 'all'],
    ['unless it is attached to another', facts('crown', { attachedTo: { kind: 'card', id: 'ann' } }), 'all'],
    ['unless it left', (state) => moveCard(state, 'crown', 'graveyard'), 'all'],
    ['unless an effect began', (state) => leaving(state, { on: ['ann'], change: { power: 1 } }), 'all'],
    [
      'unless players are in other teams',
      (state) => matchWith(state, { players: state.players.map((one) => ({ ...one, team: 'a' })) }),
      'all',
    ],
  ])('%s', (_title, step, expected) => {
    expect(askedAfter(step)).toBe(expected);
  });

  it('unless what is given hangs on what happens to them', () => {
    const untapped = { each: { type: 'creature', tapped: false } } as const;
    expect(askedAfter(facts('ann', { tapped: true }), untapped)).toBe('ann crown');
  });

  it('unless what is given hangs on more than one of them', () => {
    const enchanted = { each: { attachment: { type: 'enchantment' } } } as const;
    expect(askedAfter(facts('ann', { tapped: true }), enchanted)).toBe('all');
  });
});
