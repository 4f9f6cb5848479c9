import { describe, expect, it } from 'vitest';
import { CLASSIFICATIONS, INKS, cardFacts, fullNameOf, type CardFacts } from '../../language/facts.js';
import { THE_FIRST_CHAPTER } from './index.js';

const CARDS = THE_FIRST_CHAPTER.map(({ facts }) => facts);
const ofType = (type: CardFacts['type']) => CARDS.filter((card) => card.type === type);
const named = (fullName: string) => CARDS.find((card) => fullNameOf(card) === fullName);
const [characters, others] = [ofType('character'), CARDS.filter(({ type }) => type !== 'character')];

const WITH_VALUE: ReadonlySet<string> = new Set(['challenger', 'shift', 'singer']);
const ORIGINS: ReadonlySet<string> = new Set(['Storyborn', 'Dreamborn', 'Floodborn']);
const KNOWN: ReadonlySet<string> = new Set(CLASSIFICATIONS);

describe('the facts of The First Chapter', () => {
  it('are of 204 cards, each number once and in order', () => {
    expect(CARDS.map(({ number }) => number)).toEqual(Array.from({ length: 204 }, (_card, at) => at + 1));
  });

  it('hold the schema and are plain JSON', () => {
    expect(cardFacts.array().parse(CARDS)).toEqual(CARDS);
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
  });

  it('no two cards have one full name', () => {
    expect(new Set(CARDS.map(fullNameOf)).size).toBe(204);
  });

  it.each(INKS.map((ink, at) => ({ ink, first: 34 * at + 1 })))('34 cards of $ink', ({ ink, first }) => {
    const numbers = CARDS.filter((card) => card.ink === ink).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 34 }, (_card, at) => first + at));
  });

  it.each(INKS)(
    'of %s 12 are common, 9 uncommon, 8 rare, 3 super rare and 2 legendary; all are of set 1',
    (ink) => {
      const own = CARDS.filter((card) => card.ink === ink);
      const often = (wanted: string) => own.filter(({ rarity }) => rarity === wanted).length;
      expect(['Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary'].map(often)).toEqual([12, 9, 8, 3, 2]);
      expect(new Set(own.map(({ set }) => set))).toEqual(new Set(['1']));
    },
  );

  it.each(THE_FIRST_CHAPTER.map((card) => [fullNameOf(card.facts), card.abilities] as const))(
    'each ability of %s has a name in capitals, and another than the others',
    (_card, abilities) => {
      const names = abilities.map(({ name = '' }) => name);
      expect(names.filter((name) => !/^[A-Z][A-Z ,'!?.]*$/u.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('149 characters, 23 actions, 12 songs, 20 items, and no location', () => {
    const types = ['character', 'action', 'song', 'item', 'location'] as const;
    expect(types.map((type) => ofType(type).length)).toEqual([149, 23, 12, 20, 0]);
  });

  it('a character has a version, strength, willpower above 0, lore and classifications, its origin first', () => {
    const lacking = characters.filter(
      ({ version, strength, willpower = 0, lore, classifications: [origin = '', ...rest] }) =>
        [version, strength, lore].includes(undefined) ||
        willpower === 0 ||
        !ORIGINS.has(origin) ||
        rest.some((one) => ORIGINS.has(one) || !KNOWN.has(one)),
    );
    expect(lacking).toEqual([]);
  });

  it('no other card has any of these', () => {
    const facts = others.flatMap((card) => [
      card.version,
      card.strength,
      card.willpower,
      card.lore,
      card.moveCost,
      ...card.classifications,
      ...card.keywords,
    ]);
    expect(new Set(facts)).toEqual(new Set([undefined]));
  });

  it('every cost is 1 to 9', () => {
    expect(CARDS.filter(({ cost }) => cost < 1 || cost > 9)).toEqual([]);
  });

  it('of the keywords just Challenger, Shift and Singer have a value', () => {
    const wrong = characters.filter(({ keywords }) =>
      keywords.some(({ keyword, value }) => WITH_VALUE.has(keyword) !== (value !== undefined)),
    );
    expect(wrong).toEqual([]);
  });

  it('every Floodborn character and no other has Shift, which costs less than the card', () => {
    const shifting = characters.filter(({ keywords }) => keywords.some(({ keyword }) => keyword === 'shift'));
    expect(shifting).toEqual(characters.filter((card) => card.classifications[0] === 'Floodborn'));
    const dear = shifting.filter(({ cost, keywords }) =>
      keywords.some(({ keyword, value = 0 }) => keyword === 'shift' && value >= cost),
    );
    expect(dear).toEqual([]);
  });

  it.each<[string, Partial<CardFacts>]>([
    ['Elsa - Spirit of Winter', { number: 42, cost: 8, inkwell: false, strength: 4, willpower: 6, lore: 3 }],
    ['Zeus - God of Lightning', { keywords: [{ keyword: 'rush' }, { keyword: 'challenger', value: 4 }] }],
    ['Aladdin - Prince Ali', { ink: 'emerald', keywords: [{ keyword: 'ward' }] }],
    ['Be Prepared', { type: 'song', cost: 7, inkwell: false, ink: 'ruby' }],
    ['Plasma Blaster', { number: 204, type: 'item', cost: 3, inkwell: false, ink: 'steel' }],
  ])('%s', (fullName, facts) => {
    expect(named(fullName)).toMatchObject(facts);
  });
});
