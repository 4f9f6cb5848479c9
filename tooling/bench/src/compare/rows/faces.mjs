// Rows about words: whole faces of cards, read cold and warm, and the time until the first phrase is read.
import { readFileSync } from 'node:fs';
import { built } from '../tree.mjs';
import { cpu } from './games.mjs';

const FACES = 12_000;

/**
 * Makes made-up faces: keywords, a triggered ability, an activated one, a spell. Each has a name; 342 lines
 * differ.
 */
function ownFaces() {
  const keywords = ['Flying', 'Trample', 'First strike', 'Vigilance', 'Haste', 'Reach', 'Flying, trample'];
  const kinds = [
    'creature',
    'artifact',
    'enchantment',
    'land',
    'nonblack creature',
    'creature an opponent controls',
  ];
  const effects = [
    (n, kind) => `destroy target ${kind}.`,
    (n) => `draw ${n === 1 ? 'a card' : `${['two', 'three', 'four'][n % 3]} cards`}.`,
    (n) => `~ deals ${n} damage to any target.`,
    (n) => `you gain ${n} life.`,
    (n, kind) => `tap target ${kind}.`,
    (n) => `target creature gets +${n}/+${n} until end of turn.`,
    (n, kind) => `return target ${kind} to its owner's hand.`,
  ];
  const whens = [
    'When ~ enters the battlefield',
    'When ~ dies',
    'Whenever ~ attacks',
    'At the beginning of your upkeep',
  ];
  const capital = (words) => words[0].toUpperCase() + words.slice(1);
  return Array.from({ length: FACES }, (_none, index) => {
    const pick = (list, step) => list[Math.floor(index / step) % list.length];
    const name = `Own Card ${index}`;
    const effect = (shift) =>
      effects[(index + shift) % effects.length]((index % 9) + 1, pick(kinds, 3 + shift));
    const lines =
      index % 3 === 0
        ? [capital(effect(0)), capital(effect(2))]
        : [
            pick(keywords, 5),
            `${pick(whens, 2)}, ${effect(1)}`,
            `{${index % 5}}{R}, {T}: ${capital(effect(3))}`,
          ];
    return {
      name,
      types: index % 3 === 0 ? 'Sorcery' : 'Creature Bear',
      text: lines.join('\n').replaceAll('~', name),
      ...(index % 3 === 0 ? {} : { power: '2', toughness: '2' }),
    };
  });
}

/** Reads lines of JSON with `name`, `types`, `oracle`, and optionally `manaCost` and `pt`. */
const facesIn = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(0, FACES)
    .map((line) => JSON.parse(line))
    .map(({ name, types, manaCost, pt, oracle }) => {
      const [power, toughness] = pt?.split('/') ?? [];
      return {
        name,
        types,
        text: oracle,
        ...(manaCost && manaCost !== 'no cost' ? { manaCost } : {}),
        ...(power === undefined ? {} : { power, toughness }),
      };
    });

const READERS = {
  'targets of faces': ({ parseTargetRequirements }, { name, types, text }) =>
    parseTargetRequirements(text, { name, types: types.toLowerCase().split(' ') }),
  'whole faces': ({ parseCard }, face) => parseCard(face),
};

const read = (what, name, laps) => ({
  name: `${what} of Magic, ${name}`,
  unit: 'a CPU-second',
  async run({ root, faces: file }) {
    const faces = file === undefined ? ownFaces() : facesIn(file);
    const start = cpu();
    const words = await built(root, 'mtg', 'entries/text');
    let begun = start;
    for (let lap = 0; lap < laps; lap++) {
      if (lap > 0) begun = cpu();
      for (const face of faces) READERS[what](words, face);
    }
    return (faces.length / (cpu() - begun)) * 1_000;
  },
});

export const faceRows = [
  ...Object.keys(READERS).flatMap((what) => [
    read(what, 'first in a process', 1),
    read(what, 'read before', 3),
  ]),
  {
    name: 'import of Magic until the first phrase is read',
    unit: 'ms, CPU',
    less: true,
    async run({ root }) {
      const start = cpu();
      const { parseTargetRequirements } = await built(root, 'mtg', 'entries/text');
      const [found] = parseTargetRequirements('Destroy target nonblack creature.', {
        name: 'x',
        types: ['instant'],
      });
      if (!found?.understood) throw new Error('not understood');
      return cpu() - start;
    },
  },
];
