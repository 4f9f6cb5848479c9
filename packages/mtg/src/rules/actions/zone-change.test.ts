import type { MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import { libraryOf } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Zone } from '../../language/vocabulary.js';
import { changeZone } from './change-zone.js';

function moved(state: MtgMatchState, to: Zone) {
  const events: MatchEvent[] = [];
  const after = changeZone(state, 'bear', to, (event) => void events.push(event));
  return { after, bear: cardOf(after, 'bear'), events };
}
const from = (zone: Zone, keyword?: string) =>
  matchOf(
    creature('bear', 'you', { zone, keywords: keyword === undefined ? [] : [{ keyword }] }),
    creature('top', 'you', { zone: 'library', order: 3 }),
  );

describe('changes of zone', () => {
  it.each<[Zone, Zone, readonly string[]]>([
    ['battlefield', 'graveyard', ['putIntoGraveyard', 'putIntoGraveyardFromBattlefield', 'died']],
    ['library', 'graveyard', ['putIntoGraveyard', 'putIntoGraveyardFromLibrary']],
    ['hand', 'graveyard', ['putIntoGraveyard']],
    ['hand', 'battlefield', ['entered', 'cameUnderControl']],
    ['battlefield', 'hand', []],
  ])('700.4 %s to %s is %j, and is told', (zone, to, facts) => {
    const { bear, events } = moved(from(zone), to);
    expect([bear.zone, bear.thisTurn]).toEqual([to, facts]);
    expect(events).toEqual([
      { type: 'moved', card: { kind: 'card', id: 'bear', incarnation: 0 }, from: zone, to },
    ]);
  });

  it('400.2 between hidden zones only the owner sees it', () => {
    expect(moved(from('library'), 'hand').events[0]).toMatchObject({ visibleTo: ['you'] });
  });

  it.each<[string, Zone]>([
    ['diesOntoLibrary', 'library'],
    ['diesIntoHand', 'hand'],
    ['diesIntoExile', 'exile'],
  ])('614.1a %s: not into the graveyard', (keyword, zone) => {
    const { bear, events } = moved(from('battlefield', keyword), 'graveyard');
    expect([bear.zone, bear.thisTurn, events[0]]).toMatchObject([zone, [], { to: zone }]);
    expect(moved(from('hand', keyword), 'graveyard').bear.zone).toBe('graveyard');
    expect(moved(from('battlefield', keyword), 'exile').bear.zone).toBe('exile');
  });

  it('401.2 into a library on top', () => {
    const { after } = moved(from('battlefield', 'diesOntoLibrary'), 'graveyard');
    expect(libraryOf(after, 'you').map(({ instanceId }) => instanceId)).toEqual(['bear', 'top']);
  });

  it('nothing where there is no such card', () => {
    const state = matchOf();
    expect(changeZone(state, 'bear', 'hand', () => undefined)).toBe(state);
  });
});
