/** What pays for a card instead of mana: convoke, delve and improvise (rules 702.51, 702.66, 702.126). */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { define } from '../../../test/made-up.js';
import { matchOf } from '../../../test/match.js';
import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { helpersFor, isHelped, withHelp } from './helps.js';

const spell = (keyword: string, cost: CardDefinition['cost'] = [2, 'G']) =>
  define('Spell', { cost, keywords: [{ keyword }] });
const helpers = (definition: CardDefinition, ...cards: readonly MtgCard[]) =>
  helpersFor(matchOf(...cards), 'you', definition, 'spell').map(({ id, abilityId }) => `${id} ${abilityId}`);
const relic = (id: string, owner: string, facts: Partial<MtgCard> = {}) =>
  card(id, owner, { types: ['artifact'], ...facts });
const board = [
  creature('elf', 'you', { colors: ['green'] }),
  creature('tired', 'you', { tapped: true }),
  creature('away', 'you', { phasedOut: true }),
  creature('theirs', 'foe'),
  creature('taken', 'foe', { controller: 'you' }),
  relic('ring', 'you'),
  relic('used', 'you', { tapped: true }),
  relic('foes', 'foe'),
  card('dead', 'you', { zone: 'graveyard' }),
  card('spell', 'you', { zone: 'graveyard' }),
  card('gone', 'foe', { zone: 'graveyard' }),
];

describe('what helps', () => {
  it.each<[string, string, readonly string[]]>([
    ['702.51a untapped creatures', 'convoke', ['elf convoke', 'taken convoke']],
    ['702.126a untapped artifacts', 'improvise', ['ring improvise']],
    ['702.66a the cards of your own graveyard, but for itself', 'delve', ['dead delve']],
    ['nothing, by other keywords', 'flying', []],
  ])('%s', (_name, keyword, found) => {
    expect(helpers(spell(keyword), ...board)).toEqual(found);
    expect(isHelped(spell(keyword))).toBe(found.length > 0);
  });

  it('702.51a a creature pays generic mana or its colours; none pays {C}', () => {
    const outputs = (definition: CardDefinition) =>
      helpersFor(matchOf(...board.slice(0, 1)), 'you', definition, 'spell').flatMap((source) =>
        source.outputs.map(({ mana }) => mana),
      );
    expect(outputs(spell('convoke'))).toEqual([{ green: 1 }, { colorless: 1 }]);
    expect(outputs(spell('convoke', [1, 'C']))).toEqual([{ green: 1 }]);
    expect(helpers(spell('improvise', [1, 'C']), ...board)).toEqual([]);
    expect(helpers(spell('delve', ['C']), ...board)).toEqual([]);
    expect(helpers(define('Free', { keywords: [{ keyword: 'delve' }] }), ...board)).toEqual(['dead delve']);
  });

  it('means of paying are the very same where nothing helps', () => {
    const means = { sources: () => [], tap: (state: ReturnType<typeof matchOf>) => state };
    expect(withHelp(means, 'you', spell('flying'), 'spell')).toBe(means);
    const helped = withHelp(means, 'you', spell('convoke'), 'spell');
    expect(helped.sources(matchOf(...board), new Set(['elf'])).map(({ id }) => id)).toEqual(['taken']);
    expect(helped.sources(matchOf(...board), new Set()).map(({ id }) => id)).toEqual(['elf', 'taken']);
  });
});
