import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const prevent = { effect: 'preventDamage' } as const;
const t1 = { bound: 't1' };
const each = (filter: object) => ({ each: { type: 'creature', ...filter } });

describe('damage that is prevented this turn', () => {
  it.each<[string, readonly object[]]>([
    [
      'Prevent all damage that would be dealt to you this turn by creatures with flying.',
      [{ ...prevent, to: 'you', by: each({ withKeyword: 'flying' }) }],
    ],
    [
      'Prevent all combat damage that would be dealt to target creature by Goblins this turn.',
      [{ ...prevent, to: t1, by: { each: { subtype: 'Goblin' } }, combat: true }],
    ],
    [
      'Prevent all combat damage that would be dealt to and dealt by target creature this turn.',
      [
        { ...prevent, to: t1, combat: true },
        { ...prevent, by: t1, combat: true },
      ],
    ],
    [
      'Prevent all damage that would be dealt this turn to creatures you control.',
      [{ ...prevent, to: each({ controller: 'self' }) }],
    ],
    [
      'Prevent all damage that would be dealt this turn by creatures your opponents control.',
      [{ ...prevent, by: each({ controller: 'opponent' }) }],
    ],
  ])('%s', (text, effects) => {
    expect(sorcery(text).spell?.effects).toEqual(effects);
    expect(sorcery(printCard(sorcery(text)).lines.join('\n')).spell?.effects).toEqual(effects);
  });

  it.each([
    'Prevent all damage that would be dealt to you by.',
    'Prevent all damage that would be dealt to and dealt by this turn.',
    'Prevent all damage that would be dealt to you this turn by target player.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
