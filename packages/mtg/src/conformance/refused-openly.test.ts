import { describe, expect, it } from 'vitest';
import { basics, bestiary } from '../../test/made-up.js';
import { mtgMatch } from '../play/match.js';
import { parseCard } from '../text/abilities/parse-card.js';

const runtime = mtgMatch({ cards: [...basics, ...bestiary] });
const forests = Array.from({ length: 20 }, () => 'forest');
const CREATURE = { types: 'Creature', power: '2', toughness: '2' };

/**
 * Returns the codes with which a card's words are refused, and those with which a deck with that card is
 * refused.
 */
function refusalsOf(text: string, types: string): readonly string[] {
  const facts = types === 'Creature' ? CREATURE : { types };
  const { card, unexpressed } = parseCard({ name: 'Moss Rite', manaCost: '{1}', text, ...facts });
  const started = runtime.start({ cards: [card], decks: { ann: [...forests, card.id], bob: forests } }, 1);
  const inDeck = started.ok ? ['started'] : started.issues.map(({ code }) => code);
  return [...new Set([...unexpressed.map(({ code }) => code), ...inDeck])];
}

const isUnread = (text: string, types = 'Sorcery'): boolean => {
  const codes = refusalsOf(text, types);
  const isRead = !codes.some((code) => code === 'mtg.unreadEffect' || code === 'mtg.unreadAbility');
  return !isRead && codes.includes('mtg.notWhole');
};
const isUnreadCreature = (text: string): boolean => isUnread(text, 'Creature');

const startWith = (options: object): readonly string[] => {
  const started = runtime.start(options, 1);
  return started.ok ? ['started'] : started.issues.map(({ code }) => code);
};

describe('what is refused openly, with a code', () => {
  it.each([
    ['+ {1} — Draw a card.'],
    ['Choose up to five {P} worth of modes.'],
    ['Moss Rite deals 1 damage to any target.\nConspire'],
    ['Spree\n+ {1} — Draw a card.'],
  ])('words of what data can say, which are not read yet: %s', (text) => {
    expect(refusalsOf(text, 'Sorcery')).toContain('mtg.notWhole');
  });

  it('words of backup, which data can say, are not read yet', () => {
    expect(isUnreadCreature('Backup 1\nFlying')).toBe(true);
  });

  it('807.5b: refused with `unknownKey`: in a Grand Melee several players have turns at the same time, each with a stack of its own, and a match has one turn and one stack', () => {
    expect(startWith({ grandMelee: true })).toEqual(['unknownKey']);
  });
});
