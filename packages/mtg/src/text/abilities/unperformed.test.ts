import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from './parse-card.js';
import { printCard } from './print-card.js';

const face = (text: string) =>
  parseCard({ name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2', text });

describe('what is read, and no match performs', () => {
  it.each([
    ['701.46a', 'When Moss Druid enters the battlefield, venture into the dungeon.', 'action', 'venture'],
    ['122.1c', 'Whenever Moss Druid attacks, put a shield counter on target creature.', 'counter', 'shield'],
    ['614.12a', 'As Moss Druid enters the battlefield, choose an opponent.', 'choice', 'opponent'],
  ])('%s: %s', (_rule, text, what, value) => {
    const { card, unexpressed } = face(text);
    expect(unexpressed).toEqual([]);
    expect(unexpressedOf(card)).toMatchObject([{ code: 'mtg.notPerformed', data: { what, value } }]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it.each([['107.4h', '{2}{S}: Untap Moss Druid.', ['S']]])('%s: %s', (_rule, text, values) => {
    const { card, unexpressed } = face(text);
    expect(unexpressed).toEqual([]);
    expect(unexpressedOf(card)).toMatchObject(values.map((value) => ({ data: { what: 'mana', value } })));
    expect(printCard(card).lines).toEqual([text]);
  });

  it('106.6: what mana may be spent on is read whole or not at all', () => {
    expect(face('{T}: Add {G}. Spend this mana only to cast happy spells.').unexpressed).toHaveLength(1);
    expect(face('{T}: Add {G}. Spend this mana only on Tuesdays.').unexpressed).toHaveLength(1);
  });

  it('does not guess what else is chosen', () => {
    expect(face('As Moss Druid enters the battlefield, choose a happy color.').unexpressed).toHaveLength(1);
  });
});
