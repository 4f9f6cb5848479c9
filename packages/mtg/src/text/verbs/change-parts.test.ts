import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../../test/read-card.js';
import { cardIn, lands, put, table } from '../../../test/table.js';
import { printCard } from '../abilities/print-card.js';

const TEXTS = [
  [
    '613.4b',
    'Target creature has base power and toughness 5/5 until end of turn.',
    { power: 5, toughness: 5 },
  ],
  [
    '613.4b, 613.1f',
    'Target creature has base power and toughness 4/1 and gains trample until end of turn.',
    { power: 4, toughness: 1, keywords: [{ keyword: 'trample' }] },
  ],
  ['613.1e', 'Target creature becomes blue until end of turn.', { colors: ['blue'] }],
  ['105.2c', 'Target creature becomes colorless until end of turn.', { colors: [] }],
  ['613.4b', 'Target creature has base power 7 until end of turn.', { power: 7, toughness: 2 }],
  [
    '613.1d',
    'Target creature becomes an artifact in addition to its other types until end of turn.',
    { types: ['creature', 'artifact'] },
  ],
  [
    '613.1d, for ever',
    'Target creature becomes an artifact in addition to its other types.',
    { types: ['creature', 'artifact'] },
  ],
] as const;

describe('what becomes of an object in one respect', () => {
  it.each(TEXTS)('%s %s', (_rule, text, facts) => {
    const rite = sorcery(text);
    expect(printCard(rite).lines).toEqual([text]);
    const elk = readCard('', { name: 'Elk', types: 'Creature', power: '2', toughness: '2' });
    const at = table([rite, elk], [put(rite, 'ann', 'hand'), put(elk, 'ann'), ...lands('Forest', 1)]);
    const after = at.does('ann', 'cast', { card: rite.id }, ['elk']).bothPass();
    expect(cardIn(after, 'elk')).toMatchObject(facts);
  });
});
