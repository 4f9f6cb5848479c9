import type { Row } from '../stage/row.js';
import { challenge, choose, play, quest, refused, trigger, use, yes } from '../stage/steps.js';

/** North's character banishes a small character of south's in a challenge. */
const wins = (name: string) => ({
  play: [name, 'Pim'],
  foes: [['Mite', { exerted: true }] as const, 'Rook'],
  foeLore: 5,
});
const tired = (...names: readonly string[]) => names.map((name) => [name, { exerted: true }] as const);

/** What the ruby cards do, as rows. */
export const RUBY: readonly Row[] = [
  [
    'Aladdin - Heroic Outlaw',
    'gains 2 lore and takes 2 as it banishes another in a challenge',
    wins('Aladdin - Heroic Outlaw'),
    [challenge('Aladdin - Heroic Outlaw', 'Mite')],
    { north: { lore: 2 }, south: { lore: 3 } },
  ],
  [
    'Aladdin - Street Rat',
    'takes 1 lore',
    { hand: ['Aladdin - Street Rat'], lore: 5, foeLore: 5 },
    [play('Aladdin - Street Rat')],
    { north: { lore: 5 }, south: { lore: 4 } },
  ],
  [
    'Captain Hook - Ruthless Pirate',
    'makes opposing Evasive characters Reckless while exerted',
    { play: [...tired('Captain Hook - Ruthless Pirate'), 'Flit'], foes: ['Flit', 'Rook'] },
    [],
    {
      'Flit 2': { keywords: ['evasive', 'reckless'] },
      Flit: { keywords: ['evasive'] },
      Rook: { keywords: [] },
    },
  ],
  [
    'Captain Hook - Ruthless Pirate',
    'makes nobody so while ready',
    { play: ['Captain Hook - Ruthless Pirate'], foes: ['Flit'] },
    [],
    { Flit: { keywords: ['evasive'] } },
  ],
  [
    'Elsa - Ice Surfer',
    'is readied by an Anna, and quests no more this turn',
    { play: ['Elsa - Ice Surfer'], hand: ['Anna - Heir to Arendelle', 'Pim'] },
    [
      quest('Elsa - Ice Surfer'),
      play('Pim'),
      play('Anna - Heir to Arendelle'),
      trigger(0),
      refused(quest('Elsa - Ice Surfer'), 'lorcana.forbidden'),
    ],
    { 'Elsa - Ice Surfer': { exerted: false, cant: ['quest'] } },
  ],
  [
    'LeFou - Instigator',
    'readies a character, which quests no more this turn',
    { hand: ['LeFou - Instigator'], play: tired('Pim', 'Pom') },
    [play('LeFou - Instigator'), choose('Pim'), refused(quest('Pim'), 'lorcana.forbidden')],
    { Pim: { exerted: false }, Pom: { exerted: true } },
  ],
  [
    'Maleficent - Monstrous Dragon',
    'banishes a chosen character',
    { hand: ['Maleficent - Monstrous Dragon'], foes: ['Kettle', 'Rook', 'Ogre'] },
    [play('Maleficent - Monstrous Dragon'), yes, refused(choose('Kettle'), 'filterMismatch'), choose('Ogre')],
    { Ogre: { zone: 'discard' }, Rook: { zone: 'play' } },
  ],
  [
    'Moana - Chosen by the Ocean',
    'banishes a Te Kā, and nobody else',
    { hand: ['Moana - Chosen by the Ocean'], foes: ['Rook', 'Te Kā - Heartless'] },
    [play('Moana - Chosen by the Ocean'), yes],
    { 'Te Kā - Heartless': { zone: 'discard' }, Rook: { zone: 'play' } },
  ],
  [
    'Mulan - Imperial Soldier',
    'gives the others 1 lore this turn as it banishes another in a challenge',
    wins('Mulan - Imperial Soldier'),
    [challenge('Mulan - Imperial Soldier', 'Mite')],
    { Pim: { lore: 2 }, Rook: { lore: 1 }, 'Mulan - Imperial Soldier': { lore: 1 } },
  ],
  [
    'Rapunzel - Letting Down Her Hair',
    'takes 1 lore',
    { hand: ['Rapunzel - Letting Down Her Hair'], lore: 5, foeLore: 5 },
    [play('Rapunzel - Letting Down Her Hair')],
    { north: { lore: 5 }, south: { lore: 4 } },
  ],
  [
    'Scar - Shameless Firebrand',
    'readies own characters with cost 3 or less, who quest no more this turn',
    { hand: ['Scar - Shameless Firebrand'], play: tired('Pim', 'Pom', 'Leaf'), foes: tired('Rook') },
    [play('Scar - Shameless Firebrand'), refused(quest('Pim'), 'lorcana.forbidden')],
    { Pim: { exerted: false }, Pom: { exerted: false }, Leaf: { exerted: true }, Rook: { exerted: true } },
  ],
  [
    'Be Prepared',
    'banishes all characters, and no items',
    { hand: ['Be Prepared'], play: ['Pim', 'Kettle'], foes: ['Rook', 'Kiln'] },
    [play('Be Prepared')],
    {
      Pim: { zone: 'discard' },
      Rook: { zone: 'discard' },
      Kettle: { zone: 'play' },
      Kiln: { zone: 'play' },
    },
  ],
  [
    'Cut to the Chase',
    'gives Rush this turn',
    { hand: ['Cut to the Chase'], play: ['Kettle', ['Pim', { drying: true }]], foes: tired('Rook') },
    [
      play('Cut to the Chase'),
      refused(choose('Kettle'), 'filterMismatch'),
      choose('Pim'),
      challenge('Pim', 'Rook'),
    ],
    { Rook: { damage: 2 } },
  ],
  [
    'Dragon Fire',
    'banishes a chosen character',
    { hand: ['Dragon Fire'], foes: ['Kettle', 'Rook', 'Ogre'] },
    [play('Dragon Fire'), refused(choose('Kettle'), 'filterMismatch'), choose('Ogre')],
    { Ogre: { zone: 'discard' }, Rook: { zone: 'play' } },
  ],
  [
    'Fan the Flames',
    'readies a character, which quests no more this turn',
    { hand: ['Fan the Flames'], play: tired('Pim', 'Pom') },
    [play('Fan the Flames'), choose('Pom'), refused(quest('Pom'), 'lorcana.forbidden')],
    { Pom: { exerted: false }, Pim: { exerted: true } },
  ],
  [
    "He's Got a Sword!",
    'gives 2 strength this turn',
    { hand: ["He's Got a Sword!"], play: ['Kettle', 'Pim', 'Pom'] },
    [play("He's Got a Sword!"), refused(choose('Kettle'), 'filterMismatch'), choose('Pom')],
    { Pom: { strength: 5 } },
  ],
  [
    'Tangle',
    'takes 1 lore',
    { hand: ['Tangle'], lore: 5, foeLore: 5 },
    [play('Tangle')],
    { north: { lore: 5 }, south: { lore: 4 } },
  ],
  [
    'Poisoned Apple',
    'exerts a chosen character',
    { play: ['Poisoned Apple'], foes: ['Kettle', 'Rook', 'Duchess'] },
    [use('Poisoned Apple'), refused(choose('Kettle'), 'filterMismatch'), choose('Rook')],
    { Rook: { exerted: true, zone: 'play' }, 'Poisoned Apple': { zone: 'discard' } },
  ],
  [
    'Poisoned Apple',
    'banishes a Princess instead',
    { play: ['Poisoned Apple'], foes: ['Kettle', 'Rook', 'Duchess'] },
    [use('Poisoned Apple'), refused(choose('Kettle'), 'filterMismatch'), choose('Duchess')],
    { Duchess: { zone: 'discard' } },
  ],
  [
    'Shield of Virtue',
    'readies a character for 3 ink, which quests no more this turn',
    { play: ['Kettle', 'Shield of Virtue', ...tired('Pim', 'Pom')] },
    [
      use('Shield of Virtue'),
      refused(choose('Kettle'), 'filterMismatch'),
      choose('Pim'),
      refused(quest('Pim'), 'lorcana.forbidden'),
    ],
    { 'Shield of Virtue': { exerted: true }, Pim: { exerted: false }, north: { ready: 6 } },
  ],
  [
    'Sword of Truth',
    'is banished to banish a Villain',
    { play: ['Sword of Truth'], foes: ['Rook', 'Lackey', 'Lackey'] },
    [use('Sword of Truth'), refused(choose('Rook'), 'filterMismatch'), choose('Lackey 2')],
    { 'Lackey 2': { zone: 'discard' }, 'Sword of Truth': { zone: 'discard' } },
  ],
];
