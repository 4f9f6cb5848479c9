import { describe, expect, it } from 'vitest';
import { lorcanaCardOf } from '../../state/card.js';
import { lorcana } from '../../state/game.js';
import { lorcanaStateOf } from '../../state/state.js';
import { parseTargetRequirements, targetSpecOf } from './parse.js';
import { tokensOf } from './tokens.js';

it.each<[string, readonly string[]]>([
  ['⟳, 1 ⬡ - Draw a card.', ['{e}', ',', '1', '{i}', '—', 'draw', 'a', 'card', '.']],
  ['__proto__ constructor', ['__proto__', 'constructor']],
])('%s', (text, words) => expect(tokensOf(text).map((token) => token.text)).toEqual(words));

const told = (text: string) =>
  parseTargetRequirements(text).map(({ sentence, words, issues }) => [sentence, words ?? issues[0]?.code]);

describe('words that mean what they mean where they stand', () => {
  it.each<[string, readonly (readonly [number, string])[]]>([
    [
      'Exert chosen character at a location named Old Mill.',
      [[0, 'chosen character at a location called Old Mill']],
    ],
    ['Exert chosen character at a location with cost 2 or less.', [[0, 'text.unknownTail']]],
    ['Exert chosen character at a location without damage.', [[0, 'text.unknownTail']]],
    ['Exert chosen character at a location that was challenged this turn.', [[0, 'text.unknownTail']]],
    [
      'Exert chosen character with cost 2 or less at a location.',
      [[0, 'chosen character with cost 2 or less at a location']],
    ],
    [
      'Exert chosen character named H.E.N. with Ward. Banish chosen item.',
      [
        [0, 'chosen character with Ward named H.E.N.'],
        [1, 'chosen item'],
      ],
    ],
    [
      'Exert chosen character named Bo Jr. Banish chosen item.',
      [
        [0, 'chosen character named Bo Jr.'],
        [0, 'chosen item'],
      ],
    ],
    [
      'Move chosen character here to another location.',
      [
        [0, 'chosen character here'],
        [0, 'another chosen location of yours'],
      ],
    ],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it('a name is of the location, not of who is there', () => {
    const at = (instanceId: string, location: string) =>
      lorcanaCardOf({ instanceId, owner: 'you', types: ['character'], name: 'Old Mill', at: location });
    const state = lorcanaStateOf({
      cards: [
        lorcanaCardOf({ instanceId: 'mill', owner: 'you', types: ['location'], name: 'Old Mill' }),
        lorcanaCardOf({ instanceId: 'well', owner: 'you', types: ['location'], name: 'Old Well' }),
        at('there', 'mill'),
        at('elsewhere', 'well'),
      ],
    });
    const found = parseTargetRequirements('Exert chosen character at a location named Old Mill.');
    const spec = targetSpecOf(found, { index: 0 });
    const legal = spec && lorcana.resolver(state).choices(spec, { controller: 'you' }, []);
    const next = legal?.ok === true ? legal.value.next(0) : undefined;
    expect(next).toMatchObject({ ok: true, value: [{ id: 'there' }] });
  });
});
