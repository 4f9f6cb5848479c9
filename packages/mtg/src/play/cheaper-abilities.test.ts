import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { isWhole } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const hog = creatureCard('Moss Hog', [1], 2, 2);
const herd = readCard(
  '{3}: Draw a card. This ability costs {1} less to activate for each other creature you control.',
);
const king = readCard(
  '{2}: Draw a card. This ability costs {2} less to activate if you control a legendary creature.',
);
const hero = readCard('Power-up — {2}{G}: Put two +1/+1 counters on Moss Druid.', { manaCost: '{G}' });
const steal = sorcery('Gain control of target creature until end of turn.', '{0}');
const use = { card: 'moss-druid', ability: 'a1' };

describe('601.2f: abilities that cost less to activate', () => {
  it.each([
    '{3}: Draw a card. This ability costs {1} less to activate for each other creature you control.',
    '{2}: Draw a card. This ability costs {2} less to activate if you control a legendary creature.',
    '{6}: Draw a card. This ability costs {X} less to activate, where X is the greatest power among creatures you control.',
    '{2}: Draw a card. This ability costs {1} less to activate for each Elf you control. Activate only as a sorcery.',
    'Power-up — {2}{G}: Put two +1/+1 counters on Moss Druid.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });

  it.each([
    '{2}: Draw a card. This ability costs {1} less to activate for each Elf you control. This ability costs {1} less to activate for each land you control.',
    '{2}: Draw a card. This ability costs {X} less to activate.',
    'Power-up — {2}: Draw a card. Activate only as a sorcery.',
  ])('is refused: %s', (text) => {
    const face = { name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2', text };
    expect(parseCard(face).unexpressed).toHaveLength(1);
  });

  it('118.7: a mana cost with other symbols than plain ones takes nothing off, so that the card is not whole', () => {
    const face = { name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2' };
    const text = 'Power-up — {2}: Draw a card.';
    const [plain, hybrid] = ['{1}{G}', '{1}{G/W}'].map(
      (manaCost) => parseCard({ ...face, manaCost, text }).card,
    );
    expect([plain, hybrid].map((card) => card && isWhole(card))).toEqual([true, false]);
  });

  it('is counted as it is activated, of the creatures that its controller has then', () => {
    const twins = ['a', 'b'].map((instanceId) => put(hog, 'ann', 'battlefield', { instanceId }));
    const theirs = put(hog, 'bob', 'battlefield', { instanceId: 'c' });
    const at = (own: number, found: number) =>
      table([herd, hog], [put(herd, 'ann'), ...twins.slice(0, own), theirs, ...lands('Forest', found)]);
    expect(at(0, 2).tries('ann', 'activate', use)).toContain('mtg.');
    expect(at(0, 3).tries('ann', 'activate', use)).toBe('ok');
    expect(at(2, 1).offers('ann')).toContain('activate moss-druid a1');
    expect(at(2, 0).tries('ann', 'activate', use)).toContain('mtg.');
    const paid = at(2, 3).does('ann', 'activate', use);
    expect(paid.state.cards.filter(({ tapped }) => tapped)).toHaveLength(1);
  });

  it('holds while its condition holds, for who controls it', () => {
    const lord = { ...creatureCard('Moss Lord', [1], 2, 2), supertypes: ['legendary' as const] };
    const of = (owner: string) => table([king, lord], [put(king, 'ann'), put(lord, owner)]);
    expect(of('ann').tries('ann', 'activate', use)).toBe('ok');
    expect(of('bob').tries('ann', 'activate', use)).toContain('mtg.');
  });

  it('Power-up: once, and less by the mana cost of the permanent in the turn in which it entered', () => {
    const fresh = { thisTurn: ['entered' as const] };
    const at = (facts: object, found: number) =>
      table([hero], [put(hero, 'ann', 'battlefield', facts), ...lands('Forest', found)]);
    expect([at(fresh, 2), at({}, 2), at({}, 3)].map((found) => found.tries('ann', 'activate', use))).toEqual([
      'ok',
      'mtg.cantPayMana 118.3',
      'ok',
    ]);
    const done = at(fresh, 9).does('ann', 'activate', use).bothPass();
    expect(cardIn(done, 'moss-druid').power).toBe(4);
    expect(done.tries('ann', 'activate', use)).toBe('mtg.notNow 602.5b');
  });

  it('a creature that changes hands has not entered', () => {
    const found = table([hero, steal], [put(hero, 'bob'), put(steal, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass();
    expect(found.tries('ann', 'activate', use)).toContain('mtg.cantPayMana');
  });
});
