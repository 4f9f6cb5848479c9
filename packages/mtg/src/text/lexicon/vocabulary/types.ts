import type { Vocabulary, Vocable } from '@reticle/core/text';
import { PLANESWALKER_TYPES } from '../../../language/vocabulary.js';

export const TYPE_WORDS: Vocabulary = {
  words: [
    'artifact',
    'battle',
    'creature',
    'enchantment',
    'instant',
    'land',
    'planeswalker',
    'sorcery',
    'kindred',
  ].map((value) => ({ value })),
};

export const SUPERTYPE_WORDS: Vocabulary = {
  words: ['basic', 'legendary', 'snow', 'world', 'ongoing'].map((value) => ({ value, plural: value })),
};

/** Creature types. */
const CREATURES =
  "Advisor Aetherborn Alien Angel Antelope Ape Archer Archon Armadillo Artificer Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat Centaur Cephalid Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elk Employee Eye Faerie Ferret Fish Flagbearer Fractal Frog Fungus Gamer Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Infinity Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Leviathan Lhurgoyf Licid Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mutant Myr Mystic Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Rukh Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Viashino Villain Volver Wall Walrus Warlock Warrior Wasp Weasel Weird Whale Wizard Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera";

/** The subtypes of other types. A Vehicle is no mere artifact: it has power and toughness. */
const OTHERS: Readonly<Record<string, string>> = {
  artifact:
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Junk Lander Map Powerstone Stone Treasure',
  enchantment: 'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine',
  land: "Cave Desert Forest Gate Island Lair Locus Mine Mountain Planet Plains Power-Plant Sphere Swamp Tower Town Urza's",
  planeswalker: PLANESWALKER_TYPES,
  battle: 'Siege',
  '': 'Spacecraft Vehicle Adventure Arcane Chorus Lesson Omen Trap',
};

/** The irregular plurals. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Ally: 'Allies',
  Army: 'Armies',
  Dwarf: 'Dwarves',
  Elf: 'Elves',
  Fox: 'Foxes',
  Mouse: 'Mice',
  Werewolf: 'Werewolves',
  Wolf: 'Wolves',
  Thief: 'Thieves',
};

/** Words with the same plural. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  'Eldrazi',
  'Merfolk',
  'Treefolk',
  'Moonfolk',
  'Samurai',
  'Sheep',
  'Fish',
  'Kithkin',
  'Kor',
  'Myr',
  'Vedalken',
  'Dauthi',
  'Soltari',
  'Thalakos',
  'Bison',
  'Elk',
  'Astartes',
  'Custodes',
  'Aurochs',
  'Naga',
  'Squid',
  'Kavu',
  'Metathran',
  'Phelddagrif',
  'Surrakar',
  'Zubera',
  'Djinn',
  'Equipment',
  'Plains',
  "Urza's",
]);

const vocables = (values: string, within?: string): readonly Vocable[] =>
  values.split(' ').map((value) => {
    const plural = UNCOUNTED.has(value) ? value : IRREGULAR[value];
    return { value, words: value, ...(plural ? { plural } : {}), ...(within ? { within } : {}) };
  });

/** Every known subtype (rule 205.3). The list is closed, so that a misspelt word is none. */
export const SUBTYPE_WORDS: Vocabulary = {
  words: [
    ...vocables([CREATURES, ...Object.keys(IRREGULAR)].join(' '), 'creature'),
    ...Object.entries(OTHERS).flatMap(([within, values]) => vocables(values, within)),
  ],
};

export const COLOR_WORDS: Vocabulary = {
  words: ['white', 'blue', 'black', 'red', 'green'].map((value) => ({ value, plural: value })),
};
