/** Made-up cards in the shape of a Lorcana database's file. */
const keeper = {
  id: 1,
  name: 'Old Tom',
  version: 'Lamp Keeper',
  fullName: 'Old Tom - Lamp Keeper',
  type: 'Character',
  cost: 3,
  color: 'Amber',
  inkwell: true,
  strength: 2,
  willpower: 4,
  lore: 1,
  subtypes: ['Storyborn', 'Mentor'],
  setCode: '1',
  number: 7,
  story: 'of a lamp',
  abilities: [
    {
      type: 'keyword',
      keyword: 'Resist',
      keywordValueNumber: 1,
      fullText: '<Resist> +1 (Less damage\nis dealt.)',
    },
    {
      type: 'triggered',
      name: 'Bright Light',
      effect: 'Whenever this character quests, you may\nexert chosen opposing character.',
    },
  ],
};

export const gale = {
  id: 2,
  name: 'Sudden Gale',
  type: 'Action',
  subtypes: ['Song'],
  cost: 2,
  color: 'Steel-Ruby',
  inkwell: false,
  effects: ['Banish chosen frobnicator.', 'Each opponent chooses and banishes one of their items.'],
};

export const mill = {
  id: 3,
  name: 'The Mill',
  version: 'By the Brook',
  type: 'Location',
  moveCost: 1,
  cost: 2,
  color: 'Amber',
  willpower: 6,
  lore: 1,
  fullText: 'GRIND Whenever a character quests while here, you may\nready chosen item.',
};

export const lorcanaCards: readonly object[] = [keeper, gale, mill, { ...keeper, id: 4, number: 207 }];
