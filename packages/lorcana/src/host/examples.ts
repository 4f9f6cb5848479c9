import { lorcanaCardOf, lorcanaStateOf, type LorcanaCard, type LorcanaState } from '../index.js';
import type { BoardExample } from '@reticle/core/host';

type ExampleFacts = Partial<LorcanaCard> & Pick<LorcanaCard, 'instanceId' | 'owner' | 'name'>;

const character = (strength: number, willpower: number, facts: ExampleFacts): LorcanaCard =>
  lorcanaCardOf({ types: ['character'], cost: 3, lore: 1, strength, willpower, ...facts });
const action = (name: string, instanceId: string): LorcanaCard =>
  lorcanaCardOf({ instanceId, owner: 'you', name, zone: 'resolving', types: ['action'], cost: 2 });

const common: readonly LorcanaCard[] = [
  character(2, 3, {
    instanceId: 'lamp-keeper',
    owner: 'you',
    name: 'Lamp Keeper',
    characteristics: ['Ally'],
  }),
  character(1, 4, {
    instanceId: 'tide-singer',
    owner: 'you',
    name: 'Tide Singer',
    keywords: ['singer'],
    keywordValues: { singer: 5 },
    exerted: true,
  }),
  lorcanaCardOf({ instanceId: 'brass-bell', owner: 'you', name: 'Brass Bell', types: ['item'], cost: 1 }),
  character(6, 6, { instanceId: 'hill-giant', owner: 'foe', name: 'Hill Giant', cost: 6 }),
  character(2, 2, {
    instanceId: 'shy-owl',
    owner: 'foe',
    name: 'Shy Owl',
    keywords: ['ward'],
    characteristics: ['Storyborn'],
  }),
  character(3, 3, {
    instanceId: 'night-moth',
    owner: 'foe',
    name: 'Night Moth',
    keywords: ['evasive'],
    damage: 1,
  }),
  character(1, 2, { instanceId: 'pond-frog', owner: 'foe', name: 'Pond Frog', exerted: true }),
  lorcanaCardOf({
    instanceId: 'still-mill',
    owner: 'foe',
    name: 'Still Mill',
    types: ['location'],
    cost: 2,
    willpower: 5,
    moveCost: 1,
  }),
  character(2, 2, { instanceId: 'old-baker', owner: 'you', name: 'Old Baker', zone: 'discard' }),
  character(4, 4, { instanceId: 'sea-captain', owner: 'you', name: 'Sea Captain', zone: 'hand' }),
  lorcanaCardOf({
    instanceId: 'drop-of-ink',
    owner: 'you',
    name: 'Drop of Ink',
    zone: 'inkwell',
    types: ['item'],
    faceDown: true,
  }),
];

const players = [
  { id: 'you', lore: 7 },
  { id: 'foe', lore: 11 },
];
const board = (...more: readonly LorcanaCard[]): LorcanaState =>
  lorcanaStateOf({ players, cards: [...common, ...more] });
const source = (id: string) => ({ controller: 'you', source: { kind: 'card', id } });

/** Boards of Lorcana with made-up cards. Their questions are in our own words. */
export const lorcanaExamples: readonly [BoardExample<LorcanaState>, ...BoardExample<LorcanaState>[]] = [
  {
    id: 'gust',
    title: 'A character with Ward, and others',
    state: board(action('Sudden Gust', 'sudden-gust')),
    asks: {
      text: "Return chosen opposing character with cost 3 or less to their player's hand.",
      about: { name: 'Sudden Gust', types: ['action'] },
    },
    attempt: source('sudden-gust'),
  },
  {
    id: 'lull',
    title: 'Up to two, of anyone',
    state: board(action('Slow Lullaby', 'slow-lullaby')),
    asks: {
      text: 'Exert up to 2 chosen ready characters.',
      about: { name: 'Slow Lullaby', types: ['action'] },
    },
    attempt: source('slow-lullaby'),
  },
  {
    id: 'lesson',
    title: 'One after the other',
    state: board(action('Hard Lesson', 'hard-lesson')),
    asks: {
      text: 'Ready chosen character of yours. Deal 2 damage to chosen damaged opposing character.',
      about: { name: 'Hard Lesson', types: ['action'] },
    },
    attempt: source('hard-lesson'),
  },
  {
    id: 'toll',
    title: 'The opponent chooses',
    state: board(action('Ferry Toll', 'ferry-toll')),
    asks: {
      text: 'Each opponent chooses and banishes one of their characters.',
      about: { name: 'Ferry Toll', types: ['action'] },
    },
    attempt: source('ferry-toll'),
  },
];
