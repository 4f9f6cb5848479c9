import { parseCard } from '@reticle/mtg/text';

// Reads faces of cards, so that their calls are counted. Each has a name that no other has.

const FACES = 60;
/** The number of texts, which are repeated. */
const TEXTS = 10;

let names = 0;
let numbers = 0;

/** @param {number} number */
const read = (number) => {
  const name = `Lamp ${++names}`;
  const text = `Flying\nWhen ${name} enters the battlefield, destroy target creature with power ${number} or less.\n{2}{R}, {T}: ${name} deals ${number} damage to any target.`;
  const { unexpressed } = parseCard({ name, types: 'Creature Bear', text, power: '2', toughness: '2' });
  if (unexpressed.length > 0) throw new Error(`${text} is not read`);
};

/** Reads new texts. @param {() => Promise<void>} begun */
export const readNew = async (begun) => {
  await begun();
  for (let at = 0; at < FACES; at++) read(100 + numbers++);
  return FACES;
};

/** Reads texts that cards of other names had before. @param {() => Promise<void>} begun */
export const readKnown = async (begun) => {
  await begun();
  for (let at = 0; at < FACES; at++) read(at % TEXTS);
  return FACES;
};
