import {
  selectField,
  textField,
  freshId,
  oneOf,
  textOf,
  type BoardEdit,
  editsOf,
  numberField,
  amountOf,
} from '@reticle/core/host';
import type { TargetRef } from '@reticle/core';
import { mtgCardOf, type MtgState, moveCard, type MtgCard } from '../index.js';
import { cardDefinition } from '../language/card-definition.js';
import { COLORS, isInstantOrSorcery, ZONES } from '../language/vocabulary.js';
import { printedFactsOf } from '../state/printed.js';
import { NAMED_KEYWORDS, keywordNamed, nameOf, withoutKeyword } from './match.js';

const TYPES = ['creature', 'artifact', 'enchantment', 'land', 'instant', 'sorcery'] as const;

/** Puts a card on the board by hand. */
const addCard: BoardEdit<MtgState> = {
  id: 'add',
  label: 'Add a card',
  on: 'board',
  fields: (state) => [
    textField('name', 'Name', 'Nameless One'),
    selectField('type', 'Type', TYPES),
    selectField('color', 'Colour', [...COLORS, 'colourless']),
    selectField('zone', 'Zone', ZONES),
    selectField(
      'owner',
      'Owner',
      state.players.map(({ id }) => id),
    ),
    selectField('keyword', 'Keyword', ['none', ...NAMED_KEYWORDS.keys()]),
  ],
  apply(state, _target, values) {
    const name = textOf(values, 'name');
    const type = textOf(values, 'type');
    const zone = oneOf(ZONES, textOf(values, 'zone')) ?? 'battlefield';
    const instanceId = freshId(
      name,
      state.cards.map((found) => found.instanceId),
    );
    const added = mtgCardOf({
      instanceId,
      owner: textOf(values, 'owner'),
      names: [name],
      zone,
      types: [type],
      colors: COLORS.filter((color) => color === textOf(values, 'color')),
      keywords: keywordNamed(textOf(values, 'keyword')),
      ...(type === 'creature' ? { power: 2, toughness: 2 } : {}),
    });
    return {
      ...state,
      cards: [...state.cards, added],
      stack: zone === 'stack' ? [...state.stack, instanceId] : state.stack,
    };
  },
};

/** Puts a card on the board by its data: a spell waits to resolve, anything else is in play. */
export function putCard(state: MtgState, definition: object): { state: MtgState; source: TargetRef } {
  const card = cardDefinition.parse(definition);
  const isSpell = isInstantOrSorcery(card.types);
  const instanceId = freshId(
    card.name,
    state.cards.map((found) => found.instanceId),
  );
  const added = mtgCardOf({
    ...printedFactsOf(card),
    instanceId,
    publicId: card.id,
    owner: state.players[0]?.id ?? '',
    zone: isSpell ? 'stack' : 'battlefield',
  });
  return {
    state: {
      ...state,
      cards: [...state.cards, added],
      stack: isSpell ? [...state.stack, instanceId] : state.stack,
    },
    source: { kind: 'card', id: instanceId },
  };
}

type EditedPlayer = MtgState['players'][number];

const card = editsOf<MtgState, MtgCard>({
  kind: 'card',
  find: ({ cards }, id) => cards.find(({ instanceId }) => instanceId === id),
  put: (state, id, changed) => ({
    ...state,
    cards: state.cards.flatMap((found) => (found.instanceId === id ? (changed ?? []) : found)),
    stack: changed ? state.stack : state.stack.filter((other) => other !== id),
  }),
});

const player = editsOf<MtgState, EditedPlayer>({
  kind: 'player',
  find: ({ players }, id) => players.find((found) => found.id === id),
  put: (state, id, changed) => ({
    ...state,
    players: state.players.flatMap((found) => (found.id === id ? (changed ?? []) : found)),
  }),
});

const onBattlefield = ({ zone }: MtgCard): boolean => zone === 'battlefield';
const owners = ({ players }: MtgState): readonly string[] => players.map(({ id }) => id);
const moving = card(
  'move',
  'Move to a zone',
  ({ zone }) => [
    selectField(
      'zone',
      'Zone',
      ZONES.filter((other) => other !== zone),
    ),
  ],
  (found) => found,
);

/** The changes that a person can make on a board of Magic. */
export const mtgEdits: readonly BoardEdit<MtgState>[] = [
  card(
    'tap',
    'Tap or untap',
    (found) => (onBattlefield(found) ? [] : undefined),
    (found) => ({ ...found, tapped: !found.tapped }),
  ),
  card(
    'give',
    'Give a keyword',
    () => [selectField('keyword', 'Keyword', [...NAMED_KEYWORDS.keys()])],
    (found, values) => ({
      ...found,
      keywords: [...found.keywords, ...keywordNamed(textOf(values, 'keyword'))],
    }),
  ),
  card(
    'take',
    'Take a keyword away',
    ({ keywords }) =>
      keywords.length > 0 ? [selectField('keyword', 'Keyword', keywords.map(nameOf))] : undefined,
    (found, values) => ({ ...found, keywords: withoutKeyword(found.keywords, textOf(values, 'keyword')) }),
  ),
  card(
    'control',
    'Change who controls it',
    (found, state) =>
      found.controller === undefined
        ? undefined
        : [
            selectField(
              'player',
              'Player',
              owners(state).filter((id) => id !== found.controller),
            ),
          ],
    (found, values) => ({ ...found, controller: textOf(values, 'player') }),
  ),
  {
    ...moving,
    apply(state, target, values) {
      const zone = oneOf(ZONES, textOf(values, 'zone'));
      return target && zone ? moveCard(state, target.id, zone) : state;
    },
  },
  card(
    'color',
    'Change its colour',
    ({ colors: [color] }) => [selectField('color', 'Colour', [...COLORS, 'colourless'], color)],
    (found, values) => ({
      ...found,
      colors: COLORS.filter((color) => color === textOf(values, 'color')),
    }),
  ),
  card(
    'numbers',
    'Change its power and toughness',
    ({ power, toughness }) =>
      power === undefined
        ? undefined
        : [numberField('power', 'Power', power), numberField('toughness', 'Toughness', toughness ?? 0)],
    (found, values) => ({
      ...found,
      power: amountOf(values, 'power'),
      toughness: amountOf(values, 'toughness'),
    }),
  ),
  card(
    'damage',
    'Mark damage on it',
    (found) => (onBattlefield(found) ? [numberField('damage', 'Damage', found.damage)] : undefined),
    (found, values) => ({ ...found, damage: amountOf(values, 'damage') }),
  ),
  card(
    'phase',
    'Phase out or in',
    (found) => (onBattlefield(found) ? [] : undefined),
    (found) => ({ ...found, phasedOut: !found.phasedOut }),
  ),
  card(
    'remove',
    'Remove it from the board',
    () => [],
    () => undefined,
  ),
  player(
    'life',
    'Change the life',
    ({ life = 20 }) => [numberField('life', 'Life', life)],
    (found, values) => ({ ...found, life: amountOf(values, 'life') }),
  ),
  player(
    'player-give',
    'Give the player a keyword',
    () => [selectField('keyword', 'Keyword', ['hexproof', 'shroud'])],
    (found, values) => ({
      ...found,
      keywords: [...(found.keywords ?? []), ...keywordNamed(textOf(values, 'keyword'))],
    }),
  ),
  player(
    'player-take',
    'Take a keyword of the player away',
    ({ keywords = [] }) =>
      keywords.length > 0 ? [selectField('keyword', 'Keyword', keywords.map(nameOf))] : undefined,
    (found, values) => ({
      ...found,
      keywords: withoutKeyword(found.keywords ?? [], textOf(values, 'keyword')),
    }),
  ),
  addCard,
];
