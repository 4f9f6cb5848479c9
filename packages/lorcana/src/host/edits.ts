import {
  numberField,
  selectField,
  textField,
  amountOf,
  freshId,
  oneOf,
  textOf,
  type BoardEdit,
  editsOf,
} from '@reticle/core/host';
import type { TargetRef } from '@reticle/core';
import { lorcanaCardOf, type LorcanaState, type LorcanaCard } from '../index.js';
import { cardDefinition } from '../language/card.js';
import { KEYWORDS, ZONES, type Zone } from '../language/facts.js';
import { freshCard } from '../state/card.js';

const TYPES = ['character', 'item', 'location', 'action'] as const;

/** The zones in which a card can be by itself. */
const PLACES = ZONES.filter((zone) => zone !== 'under');

/** Puts a card on the board by hand. */
const addCard: BoardEdit<LorcanaState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    textField('name', 'Name', 'Nameless One'),
    selectField('type', 'Type', TYPES),
    numberField('cost', 'Cost', 3),
    numberField('strength', 'Strength', 2),
    selectField('zone', 'Zone', PLACES, 'play'),
    selectField(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    selectField('keyword', 'Keyword', ['none', ...KEYWORDS]),
  ],
  apply(state, _target, values) {
    const name = textOf(values, 'name');
    const type = textOf(values, 'type');
    const keyword = oneOf(KEYWORDS, textOf(values, 'keyword'));
    const instanceId = freshId(
      name,
      state.cards.map((found) => found.instanceId),
    );
    const added = lorcanaCardOf({
      instanceId,
      owner: textOf(values, 'owner'),
      name,
      types: [type],
      cost: amountOf(values, 'cost'),
      zone: oneOf(PLACES, textOf(values, 'zone')) ?? 'play',
      keywords: keyword ? [keyword] : [],
      ...(type === 'character' ? { strength: amountOf(values, 'strength'), willpower: 3, lore: 1 } : {}),
    });
    return { ...state, cards: [...state.cards, added] };
  },
};

/** Puts a card on the board from its definition. An action waits to resolve, other cards are in play. */
export function putCard(state: LorcanaState, definition: object): { state: LorcanaState; source: TargetRef } {
  const read = cardDefinition.parse(definition);
  const isDeed = read.facts.type === 'action' || read.facts.type === 'song';
  const instanceId = freshId(
    read.facts.name,
    state.cards.map((found) => found.instanceId),
  );
  const added = freshCard(read, {
    instanceId,
    owner: state.players[0]?.id ?? '',
    incarnation: 0,
    zone: isDeed ? 'resolving' : 'play',
    faceDown: false,
  });
  return { state: { ...state, cards: [...state.cards, added] }, source: { kind: 'card', id: instanceId } };
}

type EditedPlayer = LorcanaState['players'][number];

const card = editsOf<LorcanaState, LorcanaCard>({
  kind: 'card',
  find: ({ cards }, id) => cards.find(({ instanceId }) => instanceId === id),
  put: (state, id, changed) => ({
    ...state,
    cards: state.cards.flatMap((found) => (found.instanceId === id ? (changed ?? []) : found)),
  }),
});
const player = editsOf<LorcanaState, EditedPlayer>({
  kind: 'player',
  find: ({ players }, id) => players.find((found) => found.id === id),
  put: (state, id, changed) => ({
    ...state,
    players: state.players.flatMap((found) => (found.id === id ? (changed ?? []) : found)),
  }),
});

const inPlay = ({ zone }: LorcanaCard): boolean => zone === 'play';
const owners = ({ players }: LorcanaState): readonly string[] => players.map(({ id }) => id);

/** Moves a card to another zone. It is another object there, and forgets what happened to it (rule 7.1.6). */
function movedTo(found: LorcanaCard, zone: Zone): LorcanaCard {
  const { at: _at, under: _under, challenging: _challenging, challengedBy: _challengedBy, ...rest } = found;
  const forgotten = { exerted: false, damage: 0, drying: zone === 'play', faceDown: zone === 'inkwell' };
  return {
    ...rest,
    ...forgotten,
    thisTurn: [],
    cant: [],
    zone,
    controller: found.owner,
    incarnation: found.incarnation + 1,
  };
}

const moving = card(
  'move',
  'Move to a zone',
  ({ zone }) => [
    selectField(
      'zone',
      'Zone',
      PLACES.filter((other) => other !== zone),
    ),
  ],
  (found, values) => {
    const zone = oneOf(PLACES, textOf(values, 'zone'));
    return zone ? movedTo(found, zone) : found;
  },
);

/** The edits that a person can make on a board of Lorcana. */
export const lorcanaEdits: readonly BoardEdit<LorcanaState>[] = [
  card(
    'exert',
    'Exert or ready',
    (found) => (inPlay(found) ? [] : undefined),
    (found) => ({ ...found, exerted: !found.exerted }),
  ),
  card(
    'give',
    'Give a keyword',
    ({ keywords }) => [
      selectField(
        'keyword',
        'Keyword',
        ['ward', ...KEYWORDS.filter((name) => name !== 'ward')].filter((name) => !keywords.includes(name)),
      ),
    ],
    (found, values) => ({ ...found, keywords: [...found.keywords, textOf(values, 'keyword')] }),
  ),
  card(
    'take',
    'Take a keyword away',
    ({ keywords }) => (keywords.length > 0 ? [selectField('keyword', 'Keyword', keywords)] : undefined),
    (found, values) => ({
      ...found,
      keywords: found.keywords.filter((name) => name !== textOf(values, 'keyword')),
    }),
  ),
  card(
    'damage',
    'Put damage on it',
    (found) => (inPlay(found) ? [numberField('damage', 'Damage', found.damage)] : undefined),
    (found, values) => ({ ...found, damage: amountOf(values, 'damage') }),
  ),
  {
    ...moving,
    // A card that leaves play is remembered as it last was there (rule 6.7.7).
    apply(state, target, values) {
      const left = state.cards.find(({ instanceId, zone }) => instanceId === target?.id && zone === 'play');
      const moved = moving.apply(state, target, values);
      return left ? { ...moved, lastKnown: [...state.lastKnown, left] } : moved;
    },
  },
  card(
    'control',
    'Change who controls it',
    ({ controller }, state) => [
      selectField(
        'player',
        'Player',
        owners(state).filter((id) => id !== controller),
      ),
    ],
    (found, values) => ({ ...found, controller: textOf(values, 'player') }),
  ),
  card(
    'numbers',
    'Change its cost and strength',
    ({ cost = 0, strength }) =>
      strength === undefined
        ? undefined
        : [numberField('cost', 'Cost', cost), numberField('strength', 'Strength', strength)],
    (found, values) => ({
      ...found,
      cost: amountOf(values, 'cost'),
      strength: amountOf(values, 'strength'),
    }),
  ),
  card(
    'must',
    'Must be chosen if able, or no longer',
    (found) => (inPlay(found) ? [] : undefined),
    ({ mustBeChosen, ...rest }) => (mustBeChosen ? rest : { ...rest, mustBeChosen: { by: 'opponent' } }),
  ),
  card(
    'remove',
    'Remove it from the board',
    () => [],
    () => undefined,
  ),
  player(
    'lore',
    'Change the lore',
    ({ lore }) => [numberField('lore', 'Lore', lore)],
    (found, values) => ({ ...found, lore: amountOf(values, 'lore') }),
  ),
  addCard,
];
