import { unwrap } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { cardDefaults, deckOf, type CardSays } from '@reticle/core/standard';
import cards from './cards.json' with { type: 'json' };
import { keywords } from './keywords/index.js';
import { text } from './text.js';
import type { Card, Cost, Words } from './words.js';

/** What is printed on a card. */
export interface PrintedCard {
  readonly name: string;
  readonly cost: number;
  readonly power: number;
  readonly health: number;
  readonly text: string;
}
export const set: readonly PrintedCard[] = cards;

/** Returns what a card says, with what its keywords say. */
function saysOf(printed: PrintedCard): CardSays<Words, Cost> {
  const own = unwrap(text.read(printed.text));
  const meant = Object.entries(keywords)
    .filter(([name]) => own.keywords.includes(name))
    .map(([name, words]) => ({ name, says: unwrap(text.read(words)) }));
  const named = <Said extends { readonly id: string }>(name: string, all: readonly Said[]): readonly Said[] =>
    all.map((one) => ({ ...one, id: `${name}-${one.id}` }));
  return {
    keywords: own.keywords,
    abilities: [...own.abilities, ...meant.flatMap(({ name, says }) => named(name, says.abilities))],
    activated: [...own.activated, ...meant.flatMap(({ name, says }) => named(name, says.activated))],
  };
}

const NOTHING: CardSays<Words, Cost> = { keywords: [], abilities: [], activated: [] };
/** What cards say, by name: each text is read once, when it is first asked for. */
const read = new Map<string, CardSays<Words, Cost>>();

/** Returns what a card on the table says. @throws RefusedError if its text is not understood */
export function sayingOf({ name }: Pick<Card, 'name'>): CardSays<Words, Cost> {
  const known = read.get(name);
  if (known) return known;
  const printed = set.find((each) => each.name === name);
  const says = printed ? saysOf(printed) : NOTHING;
  read.set(name, says);
  return says;
}

/** Makes a card as it lies in its owner's deck. */
export const cardFrom = (
  { name, cost, power, health }: PrintedCard,
  instanceId: string,
  owner: string,
): Card => ({
  ...cardDefaults,
  instanceId,
  name,
  cost,
  power,
  health,
  owner,
  controller: owner,
  publicId: name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-'),
  types: ['unit'],
  zone: 'deck',
  keywords: [...sayingOf({ name }).keywords],
});

/** Makes a player's deck: three of each card. */
export const deck = (owner: string, random: Random): readonly Card[] =>
  deckOf([...set, ...set, ...set], owner, random, (printed, id) => cardFrom(printed, id, owner));
