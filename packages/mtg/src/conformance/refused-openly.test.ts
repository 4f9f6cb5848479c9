import { describe, expect, it } from 'vitest';
import { basics, bestiary } from '../../test/made-up.js';
import { mtgMatch } from '../play/match.js';
import { parseCard } from '../text/abilities/parse-card.js';

const runtime = mtgMatch({ cards: [...basics, ...bestiary] });
const forests = Array.from({ length: 20 }, () => 'forest');
const CREATURE = { types: 'Creature', power: '2', toughness: '2' };

/** The codes with which the words of a card are refused, and those with which a deck with that card is. */
function refusalsOf(text: string, types: string): readonly string[] {
  const facts = types === 'Creature' ? CREATURE : { types };
  const { card, unexpressed } = parseCard({ name: 'Moss Rite', manaCost: '{1}', text, ...facts });
  const started = runtime.start({ cards: [card], decks: { ann: [...forests, card.id], bob: forests } }, 1);
  const inDeck = started.ok ? ['started'] : started.issues.map(({ code }) => code);
  return [...new Set([...unexpressed.map(({ code }) => code), ...inDeck])];
}

const startWith = (options: object): readonly string[] => {
  const started = runtime.start(options, 1);
  return started.ok ? ['started'] : started.issues.map(({ code }) => code);
};

describe('what is refused openly, with a code', () => {
  it.each([
    ['700.2h', '+ {1} — Draw a card.'],
    ['700.2i', 'Choose up to five {P} worth of modes.'],
    [
      '702.33g',
      'Kicker {1}\nDestroy target land. If this spell was kicked, it deals 1 damage to target player.',
    ],
    ['702.47b', 'Draw a card.\nSplice onto Arcane {1}'],
    ['702.47d', 'Moss Rite deals 1 damage to any target.\nSplice onto Arcane {1}'],
    ['702.50a', 'Draw a card.\nEpic'],
    ['702.56a', 'Replicate {1}\nMoss Rite deals 1 damage to any target.'],
    ['702.69a', 'Moss Rite deals 1 damage to any target.\nGravestorm'],
    ['702.78a', 'Moss Rite deals 1 damage to any target.\nConspire'],
    ['702.96b', 'Overload {3}\nDestroy target creature.'],
    ['702.113b', 'Draw a card.\nAwaken 2—{4}'],
    ['702.148a', 'Cleave {3}\nDestroy target [tapped] creature.'],
    ['702.166d', 'Bargain\nDraw a card.'],
    ['702.172a', 'Spree\n+ {1} — Draw a card.'],
    ['702.174m', 'Gift a card\nDraw a card.'],
  ])(
    '%s: refused with `mtg.unreadEffect` or `mtg.unreadAbility`, and in decks with `mtg.notWhole`: %s',
    (_rule, text) => {
      const codes = refusalsOf(text, 'Sorcery');
      expect(codes).toContain('mtg.notWhole');
      expect(codes.some((code) => code === 'mtg.unreadEffect' || code === 'mtg.unreadAbility')).toBe(true);
    },
  );

  it.each([
    ['701.66a', 'When this creature enters, earthbend 2.'],
    ['702.55a', 'Haunt'],
    ['702.55b', 'When this creature enters or the creature it haunts dies, draw a card.\nHaunt'],
    ['702.103b', 'Bestow {3}'],
    ['702.103e', 'Flying\nBestow {3}'],
    ['702.140b', 'Mutate {3}'],
    ['702.140c', 'Flying\nMutate {3}'],
    ['702.165a', 'Backup 1\nFlying'],
  ])('%s: refused with `mtg.unreadAbility`, and in decks with `mtg.notWhole`: %s', (_rule, text) => {
    const codes = refusalsOf(text, 'Creature');
    expect(codes).toEqual(expect.arrayContaining(['mtg.unreadAbility', 'mtg.notWhole']));
  });

  it.each([
    ['702.102', 'Draw a card. // Destroy target creature.\nFuse'],
    ['709.4d', 'Draw a card. // Destroy target creature.'],
  ])(
    '%s: refused, as two halves on one face, with `mtg.unreadEffect`, and in decks with `mtg.notWhole`: %s',
    (_rule, text) => {
      expect(refusalsOf(text, 'Instant')).toEqual(['mtg.unreadEffect', 'mtg.notWhole']);
    },
  );

  it.each([['801.2'], ['801.4'], ['801.5a'], ['801.5c'], ['801.8'], ['801.9'], ['801.10'], ['801.11']])(
    '%s: refused with `unknownKey`: a match has no option for a range of influence',
    () => {
      expect(startWith({ rangeOfInfluence: 1 })).toEqual(['unknownKey']);
    },
  );

  it.each([['805.6'], ['805.7'], ['805.10e']])(
    '%s: refused with `unknownKey`: a match has no option for turns that teams share',
    () => {
      expect(startWith({ sharedTurns: true })).toEqual(['unknownKey']);
    },
  );

  it('807.5b: refused with `unknownKey`: a match has no option for several stacks', () => {
    expect(startWith({ grandMelee: true })).toEqual(['unknownKey']);
  });
});
