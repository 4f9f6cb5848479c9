import type { FaceView } from '@reticle/core/host';
import { BEINGS, beast, flyer, person, type Beast, type Figure, type Person } from './figures.js';
import type { Thing } from './things.js';

/** Makes a table of words with their looks: `'wolf hound': ...` */
function table<Look>(rows: Readonly<Record<string, Look>>): ReadonlyMap<string, Look> {
  return new Map(
    Object.entries(rows).flatMap(([words, look]) => words.split(' ').map((word) => [word, look] as const)),
  );
}

/** The looks that a word gives a person, and the person's size. */
interface Trait extends Partial<Person> {
  readonly size?: number;
}

const TRAITS = table<Trait>({
  'elf nymph dryad faun': { hat: 'tips' },
  'goblin gremlin kobold': { hat: 'ears', size: 0.8 },
  'dwarf halfling gnome child boy ouphe': { size: 0.8 },
  'orc ogre troll': { hat: 'ears', size: 1.15 },
  'giant cyclops titan': { size: 1.35 },
  minotaur: { hat: 'horns', held: 'axe', size: 1.15 },
  'imp thrull demon devil nightstalker minion': { hat: 'horns', wings: 'skin', held: 'none' },
  vampire: { wings: 'skin', isRobed: true, hat: 'hair' },
  'angel archangel avatar fairy faerie': { wings: 'feathers', isRobed: true },
  'soldier guard guardian': { hat: 'helmet', held: 'spear', hasShield: true },
  'knight paladin': { hat: 'helmet', held: 'sword', hasShield: true },
  'warrior hero champion': { held: 'sword' },
  'barbarian berserker nomad': { held: 'axe', hat: 'hair' },
  'archer hunter ranger': { held: 'bow', hat: 'hood' },
  'cleric priest monk mentor': { held: 'book', isRobed: true, hat: 'hood' },
  'wizard sorcerer sorceress mage witch alchemist efreet djinn': {
    held: 'staff',
    isRobed: true,
    hat: 'wizard',
  },
  'druid shaman': { held: 'torch', isRobed: true },
  'assassin rogue thief villain spy crook': { held: 'sword', hat: 'hood' },
  'king queen prince princess regent emperor sultan lord lady royal': { hat: 'crown', isRobed: true },
  'pirate captain musketeer detective instigator': { hat: 'brim', held: 'sword' },
  'inventor scholar composer librarian': { held: 'book', hat: 'brim' },
  'zombie ghoul mummy horror': { held: 'none', hat: 'hair' },
});

const WOLF: Beast = {
  half: 13,
  leg: 15,
  thick: 11,
  neck: [6, 8, 8],
  snout: [9, 2, 5.5],
  ears: 'point',
  tail: 'bush',
  tailWidth: 5,
};
const HORSE: Beast = {
  half: 14,
  leg: 21,
  thick: 12,
  neck: [9, 16, 8],
  snout: [9, 6, 6],
  ears: 'point',
  tail: 'bush',
  tailWidth: 5,
  extra: 'mane',
};

const BEASTS = table<Figure>({
  'wolf dog hound fox jackal puppy dalmatian': beast(WOLF),
  'cat panther tiger leopard': beast({ ...WOLF, leg: 13, neck: [5, 5, 8], snout: [3, 1, 9], tail: 'long' }),
  lion: beast({ ...WOLF, leg: 13, neck: [5, 5, 12], snout: [4, 1, 9], tail: 'long', extra: 'mane' }),
  'bear beast': beast({
    half: 14,
    leg: 12,
    thick: 21,
    neck: [7, 2, 14],
    snout: [7, 3, 9],
    ears: 'round',
    tail: 'none',
  }),
  'horse nightmare donkey pony': beast(HORSE),
  pegasus: beast({ ...HORSE, wings: 'feathers' }),
  unicorn: beast({ ...HORSE, ears: 'horn' }),
  'goat ram sheep ox cattle bull': beast({
    ...WOLF,
    thick: 13,
    neck: [6, 9, 8],
    ears: 'horns',
    tail: 'none',
  }),
  'deer elk stag antelope': beast({ ...HORSE, half: 12, thick: 10, ears: 'antlers', tail: 'none' }),
  'boar pig hog rhino': beast({
    half: 13,
    leg: 9,
    thick: 17,
    neck: [5, -1, 12],
    snout: [10, 3, 6],
    ears: 'point',
    tail: 'none',
    extra: 'ridge',
  }),
  'elephant mammoth': beast({
    half: 14,
    leg: 15,
    thick: 25,
    neck: [9, 5, 15],
    snout: [4, 0, 13],
    ears: 'big',
    tail: 'bush',
    extra: 'trunk',
  }),
  'rat mouse squirrel': beast({
    half: 10,
    leg: 5,
    thick: 12,
    neck: [6, 1, 8],
    snout: [9, 3, 4],
    ears: 'round',
    tail: 'drag',
    tailWidth: 2,
  }),
  'lizard viashino basilisk crocodile frog salamander chameleon dinosaur': beast({
    half: 16,
    leg: 6,
    thick: 9,
    neck: [6, 3, 7],
    snout: [11, 1, 6],
    ears: 'none',
    tail: 'drag',
    tailWidth: 5,
    extra: 'ridge',
  }),
  'turtle tortoise crab': beast({
    half: 14,
    leg: 5,
    thick: 10,
    neck: [9, 4, 6],
    snout: [5, 1, 6],
    ears: 'none',
    tail: 'none',
    extra: 'shell',
  }),
  'griffin hippogriff chimera sphinx manticore': beast({
    ...WOLF,
    leg: 13,
    neck: [6, 11, 8],
    snout: [9, 4, 4],
    tail: 'long',
    wings: 'feathers',
  }),
  'bird eagle falcon owl parrot raven crow hawk phoenix thopter ornithopter roc swan': flyer(
    'feathers',
    0,
    false,
  ),
  bat: flyer('skin', 0, false),
  'dragon drake hellkite wyvern': flyer('skin', 9, true),
  'snake wurm worm eel cobra naga': BEINGS.serpent,
  'serpent leviathan kraken hydra': BEINGS.seaSerpent,
  'fish shark whale dolphin flounder octopus': BEINGS.fish,
  'merfolk mermaid triton siren': BEINGS.merfolk,
  'spider insect scorpion beetle': BEINGS.spider,
  'treefolk plant fungus sapling': BEINGS.tree,
  'wall gate': BEINGS.wall,
  'golem construct robot robotic juggernaut scarecrow sentinel': BEINGS.golem,
  'spirit ghost specter spectre wraith illusion shade phantom': BEINGS.ghost,
  'skeleton lich': BEINGS.bones,
  'elemental efrit': BEINGS.flame,
  'eye beholder': BEINGS.eye,
  snowman: BEINGS.snowman,
  'ape monkey gorilla': BEINGS.ape,
});

/** The words for the things that are drawn. */
const OBJECTS = table<Thing>({
  'sword blade dagger axe spear': 'sword',
  'ring amulet pendant necklace circle': 'ring',
  'cup chalice grail bowl goblet': 'cup',
  'book tome grimoire library tales': 'book',
  'orb sphere globe crystal stone eye': 'orb',
  'crown throne tiara ruler': 'crown',
  'shield armor ward castle': 'shield',
  'machine engine mill mine puzzle clock': 'gear',
  'mask totem idol statue': 'mask',
  'chest box vault coffin': 'chest',
  'scroll map letter': 'scroll',
  'bottle potion vial elixir flask brew': 'bottle',
  'mirror glass': 'mirror',
  'lantern lamp light': 'lantern',
  'fork dinglehopper trident': 'fork',
  'wheel ship cart boat': 'wheel',
  'candle candelabra': 'candle',
  'boots boot slipper shoe': 'boots',
  'bind bindings chains pact': 'seal',
  'fire flame oriflamme ember': 'fire',
  'skull bones death grave pestilence': 'skull',
  'star sun dawn': 'star',
});
const OF_ARTIFACTS: readonly [Thing, ...Thing[]] = ['gear', 'orb', 'chest', 'mask', 'cup', 'lantern'];
const OF_SPELLS: readonly [Thing, ...Thing[]] = ['seal', 'star', 'eye', 'orb', 'candle', 'ring'];

/** The deeds that a card's words describe. The first match counts. */
const DEEDS: readonly (readonly [RegExp, readonly [Thing, ...Thing[]]])[] = [
  [/\bfog\b/u, ['fog']],
  [/\bsong\b/u, ['note']],
  [/\bcounters? (?:target|that|it)\b/u, ['swirl']],
  [/\b(?:destroys?|banish(?:es)?|dies|sacrifices?)\b/u, ['skull']],
  [/\bprevent|\bcancelled\b|\bprotect/u, ['shield']],
  [/\b(?:attack|roll)/u, ['aim']],
  [/\bdamage\b.*\bfrom\b|\bgains? \d+ life\b|\bheal/u, ['heart']],
  [/\bdamage\b/u, ['bolt', 'fire']],
  [/\breturns?\b/u, ['waves']],
  [/\bdiscards?\b/u, ['hand']],
  [/\bdraws?\b/u, ['book', 'scroll']],
  [/\+\d|\bgets?\b|\bgains?\b/u, ['arrows']],
  [/\blooks?\b|\breveals?\b|\bsearch/u, ['eye']],
];

/** The background of a picture, which is also the subject of a place's picture. */
export type Ground = 'hills' | 'peaks' | 'sea' | 'swamp' | 'forest' | 'plains' | 'towers';

const PLACES = table<Ground>({
  'mountain mountains peak hill cliffs volcano ridge cave': 'peaks',
  'island sea ocean reef lagoon river bay water ship': 'sea',
  'swamp marsh bog grave ruins crypt': 'swamp',
  'forest wood woods jungle garden grove tree': 'forest',
  'plains plain field meadow prairie desert farm': 'plains',
  'castle keep tower palace fortress city kingdom village mansion hall': 'towers',
});
const WATERY = new Set<Figure>([BEINGS.seaSerpent, BEINGS.fish, BEINGS.merfolk]);

/** The subject of a card's picture. */
export interface Picture {
  readonly figure?: Figure;
  /** The size of the figure. 1 is the usual one. */
  readonly size: number;
  /** A thing or a deed: the name of its drawing. */
  readonly thing?: Thing;
  readonly ground: Ground;
}

type Next = () => number;

const oneOf = <Each>(next: Next, [first, ...others]: readonly [Each, ...Each[]]): Each =>
  [first, ...others][Math.floor(next() * (others.length + 1))] ?? first;

const firstIn = <Look>(looks: ReadonlyMap<string, Look>, words: readonly string[]): Look | undefined =>
  words
    .map((word) => looks.get(word) ?? looks.get(word.replace(/s$/u, '')))
    .find((look) => look !== undefined);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Makes a person from the words. What they leave open is drawn by chance. */
function somebody(next: Next, words: readonly string[], flies: boolean): Pick<Picture, 'figure' | 'size'> {
  const traits = words.flatMap((word) => TRAITS.get(word) ?? TRAITS.get(word.replace(/s$/u, '')) ?? []);
  const usual: Person = {
    hat: oneOf(next, ['none', 'hood', 'brim', 'hair', 'hair', 'none']),
    held: oneOf(next, ['none', 'staff', 'sword', 'spear', 'torch', 'none']),
    isRobed: next() < 0.4,
    hasShield: next() < 0.12,
  };
  const all: Trait = {};
  // The first word counts.
  for (const trait of traits.toReversed()) Object.assign(all, trait);
  const { size = 1, ...told } = all;
  const wings = told.wings ?? (flies ? 'feathers' : undefined);
  return { figure: person({ ...usual, ...told, wings }), size: size * (0.94 + next() * 0.12) };
}

const FLIES = /^(?:flying|evasive)\b|, flying\b/imu;

/** Chooses the subject of a card's picture: from its types, its name and its words, otherwise by chance. */
export function pictureOf(
  name: string,
  face: Pick<FaceView, 'motif' | 'types' | 'text'>,
  next: Next,
): Picture {
  const types = wordsOf(face.types);
  const both = [...types, ...wordsOf(name)];
  const text = face.text
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part.words)).join(''))
    .join('\n');
  const ground = firstIn(PLACES, both);
  const usual = oneOf(next, ['hills', 'hills', 'peaks', 'forest', 'plains', 'hills'] as const);
  if (face.motif === 'place')
    return { size: 1, ground: ground ?? oneOf(next, ['towers', 'hills', 'plains']) };
  if (face.motif === 'being') {
    const found = firstIn(BEASTS, both);
    if (!found) return { ...somebody(next, both, FLIES.test(text)), ground: usual };
    return { figure: found, size: 0.92 + next() * 0.2, ground: WATERY.has(found) ? 'sea' : usual };
  }
  const named = firstIn(OBJECTS, wordsOf(name));
  if (face.motif === 'object') {
    // Each card's gem is drawn anew, so there is no drawing to name.
    const isGem = both.some((word) => /^(?:diamond|gem|jewel|pearl|ruby|sapphire)s?$/u.test(word));
    const thing = named ?? oneOf(next, types.includes('enchantment') ? OF_SPELLS : OF_ARTIFACTS);
    return isGem ? { size: 1, ground: usual } : { thing, size: 1, ground: usual };
  }
  const said = `${face.types}\n${name}\n${text}`.toLowerCase();
  const deeds = DEEDS.find(([pattern]) => pattern.test(said))?.[1] ?? ([named ?? 'star'] as const);
  return { thing: oneOf(next, deeds), size: 1, ground: ground ?? usual };
}
