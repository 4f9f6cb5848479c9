import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { define } from '../../../test/made-up.js';
import { unwrap } from '@reticle/core';
import { createTapForMana } from '../../language/templates/templates.js';
import type { MtgCard } from '../../state/card.js';
import { getActivatedAbilities } from './activated.js';
import { EMPTY_REGISTRY, registerCards } from './registry.js';

describe('113.3, 613.1f abilities that others grant', () => {
  const grants = define('Totem', {
    types: ['artifact'],
    granted: [
      createTapForMana({ id: 'glows', mana: { green: 1 } }),
      createTapForMana({ id: 'burns', mana: { red: 1 } }),
    ],
  });
  const registry = unwrap(registerCards(EMPTY_REGISTRY, [grants]));
  const has = (of: string, ability: string) => ({ keyword: 'hasAbility', of, ability }) as const;
  const ids = (bearer: MtgCard) => getActivatedAbilities(bearer, registry).map(({ id }) => id);

  it.each<[string, Partial<MtgCard>, readonly string[]]>([
    ['none', {}, []],
    ['one', { keywords: [has('totem', 'glows')] }, ['glows']],
    ['the other', { keywords: [has('totem', 'burns')] }, ['burns']],
    ['both', { keywords: [has('totem', 'burns'), has('totem', 'glows')] }, ['burns', 'glows']],
    ['one by two, once', { keywords: [has('totem', 'glows'), has('totem', 'glows')] }, ['glows']],
    ['none that is not granted', { keywords: [has('totem', 'sings')] }, []],
    ['none of a card that grants nothing', { keywords: [has('bear', 'glows')] }, []],
    ['none elsewhere', { zone: 'graveyard', keywords: [has('totem', 'glows')] }, []],
    ['702.26b none phased out', { phasedOut: true, keywords: [has('totem', 'glows')] }, []],
    ['708.2a none face down', { faceDown: true, keywords: [has('totem', 'glows')] }, []],
  ])('%s', (_name, facts, wanted) => expect(ids(creature('bear', 'you', facts))).toEqual(wanted));

  it.each<[string, Partial<MtgCard>, readonly string[]]>([
    [
      '305.6 a land has those of its basic types',
      { types: ['land'], subtypes: ['Forest', 'Island', 'Cave'] },
      ['tap-forest', 'tap-island'],
    ],
    ['305.6 what is no land has none', { types: ['artifact'], subtypes: ['Forest'] }, []],
    ['305.6 a land elsewhere has none', { types: ['land'], subtypes: ['Forest'], zone: 'hand' }, []],
    [
      '702.29a each of several abilities of one keyword has a name of its own',
      {
        zone: 'hand',
        keywords: [
          { keyword: 'cycling', costs: [{ cost: 'mana', mana: [1] }] },
          { keyword: 'cycling', costs: [{ cost: 'mana', mana: ['G'] }] },
        ],
      },
      ['cycling', 'cycling-2'],
    ],
  ])('%s', (_name, facts, wanted) => expect(ids(card('it', 'you', facts))).toEqual(wanted));
});
