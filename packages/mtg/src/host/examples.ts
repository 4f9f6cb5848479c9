import { mtgCardOf, mtgStateOf, type MtgCard, type MtgState } from '../index.js';
import type { BoardExample } from '@reticle/core/host';

type ExampleFacts = Omit<Partial<MtgCard>, 'names'> & Pick<MtgCard, 'instanceId' | 'owner'>;

const card = (name: string, facts: ExampleFacts): MtgCard => mtgCardOf({ names: [name], ...facts });
const creature = (name: string, power: number, toughness: number, facts: ExampleFacts): MtgCard =>
  card(name, { types: ['creature'], power, toughness, ...facts });
const spell = (name: string, instanceId: string, facts: Partial<ExampleFacts> = {}): MtgCard =>
  card(name, { instanceId, owner: 'you', zone: 'stack', types: ['instant'], ...facts });

const players = [
  { id: 'you', life: 20 },
  { id: 'foe', life: 14 },
];

const common: readonly MtgCard[] = [
  creature('Mossback', 2, 2, { instanceId: 'mossback', owner: 'you', subtypes: ['Bear'], colors: ['green'] }),
  creature('Kite Scout', 1, 1, {
    instanceId: 'kite-scout',
    owner: 'you',
    subtypes: ['Bird'],
    colors: ['blue'],
    keywords: [{ keyword: 'flying' }],
  }),
  creature('Grove Elder', 4, 5, {
    instanceId: 'grove-elder',
    owner: 'foe',
    subtypes: ['Treefolk'],
    colors: ['green'],
  }),
  creature('Sootling', 2, 1, { instanceId: 'sootling', owner: 'foe', subtypes: ['Imp'], colors: ['black'] }),
  creature('Veiled Warden', 2, 3, {
    instanceId: 'veiled-warden',
    owner: 'foe',
    subtypes: ['Soldier'],
    colors: ['white'],
    keywords: [{ keyword: 'hexproof' }],
  }),
  creature('Ash Pilgrim', 3, 2, {
    instanceId: 'ash-pilgrim',
    owner: 'foe',
    subtypes: ['Monk'],
    colors: ['white'],
    keywords: [{ keyword: 'protection', from: { color: ['black', 'red'] } }],
    tapped: true,
  }),
  card('Copper Gate', { instanceId: 'copper-gate', owner: 'foe', types: ['artifact'] }),
  card('Wide Meadow', { instanceId: 'wide-meadow', owner: 'you', types: ['land'], tapped: true }),
  creature('Old Ferryman', 2, 2, {
    instanceId: 'old-ferryman',
    owner: 'you',
    zone: 'graveyard',
    colors: ['blue'],
  }),
  creature('Lost Herald', 3, 3, {
    instanceId: 'lost-herald',
    owner: 'foe',
    zone: 'graveyard',
    colors: ['white'],
  }),
  card('Spare Lantern', { instanceId: 'spare-lantern', owner: 'you', zone: 'hand', types: ['artifact'] }),
];

const board = (...more: readonly MtgCard[]): MtgState => mtgStateOf({ players, cards: [...common, ...more] });
const source = (id: string) => ({ controller: 'you', source: { kind: 'card', id } });

/** Example boards of Magic with made-up cards. The questions on them are in our own words. */
export const mtgExamples: readonly [BoardExample<MtgState>, ...BoardExample<MtgState>[]] = [
  {
    id: 'ending',
    title: 'A black spell against four creatures',
    state: board(spell('Quiet Ending', 'quiet-ending', { colors: ['black'] })),
    asks: {
      text: 'Destroy target nonblack creature an opponent controls.',
      about: { name: 'Quiet Ending', types: ['instant'] },
    },
    attempt: source('quiet-ending'),
  },
  {
    id: 'sparks',
    title: 'Damage, divided as you choose',
    state: board(spell('Scattered Sparks', 'scattered-sparks', { types: ['sorcery'], colors: ['red'] })),
    asks: {
      text: 'Scattered Sparks deals 5 damage divided as you choose among up to three targets.',
      about: { name: 'Scattered Sparks', types: ['sorcery'] },
    },
    attempt: source('scattered-sparks'),
  },
  {
    id: 'duel',
    title: 'Two targets that differ',
    state: board(spell('Called Duel', 'called-duel', { types: ['sorcery'], colors: ['green'] })),
    asks: {
      text: "Target creature you control fights target creature you don't control.",
      about: { name: 'Called Duel', types: ['sorcery'] },
    },
    attempt: source('called-duel'),
  },
  {
    id: 'answer',
    title: 'A spell on the stack, and a choice of modes',
    state: board(
      card('Loud Arrival', {
        instanceId: 'loud-arrival',
        owner: 'foe',
        zone: 'stack',
        types: ['sorcery'],
        colors: ['red'],
        manaValue: 4,
      }),
      spell('Tidal Reply', 'tidal-reply', { colors: ['blue'], manaValue: 3 }),
    ),
    asks: {
      text: "Choose one -\n• Counter target spell.\n• Return up to two target creatures to their owners' hands.\n• Return target creature card from your graveyard to your hand.",
      about: { name: 'Tidal Reply', types: ['instant'] },
    },
    attempt: source('tidal-reply'),
  },
];
