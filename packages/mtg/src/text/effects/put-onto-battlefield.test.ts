import { describe, expect, it } from 'vitest';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const entered = { bound: 'entered' };
const haste = { effect: 'gainKeywords', what: entered, keywords: [{ keyword: 'haste' }], until: 'forever' };
const gone = { effect: 'delayed', at: 'nextEndStep', effects: [{ effect: 'sacrifice', what: entered }] };
const putting = (effects: readonly object[]) => ({
  effect: 'may',
  effects: [
    { effect: 'choose', filter: { zone: 'hand', owner: 'self', subtype: 'Wall' }, bind: 'entered' },
    { effect: 'moveCards', what: entered, to: 'battlefield', bind: 'entered' },
    { effect: 'if', condition: { what: entered }, effects },
  ],
});
const lead = 'You may put a Wall card from your hand onto the battlefield.';

describe('a card that you may put onto the battlefield', () => {
  it.each<[string, readonly object[]]>([
    [`${lead} If you do, draw a card.`, [putting([{ effect: 'draw' }])]],
    // What is said of the card needs no "if you do", and may be several sentences.
    [`${lead} That creature gains haste.`, [putting([haste])]],
    [`${lead} It gains haste. Sacrifice it at the beginning of the next end step.`, [putting([haste, gone])]],
    // What is not said of the card happens in any case.
    [`${lead} If you do, it gains haste. Draw a card.`, [putting([haste]), { effect: 'draw' }]],
    [
      `${lead} It gains haste. Draw a card at the beginning of the next turn's upkeep.`,
      [putting([haste]), { effect: 'delayed', at: 'nextUpkeep', effects: [{ effect: 'draw' }] }],
    ],
    [`${lead} It gains haste. Draw a card.`, [putting([haste]), { effect: 'draw' }]],
  ])('%s', (text, effects) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual(effects);
    expect(sorcery(printCard(card).lines.join('\n')).spell?.effects).toEqual(effects);
  });

  it.each([
    // Whether the second sentence needs the card, the words don't say.
    `${lead} If you do, draw a card. It gains haste.`,
    // Haste without an end would be lost track of.
    'Target creature gains haste.',
  ])('refused: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});
