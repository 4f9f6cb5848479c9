import { cantWords, keywordWords, type LorcanaCard, type LorcanaState, type Zone } from '../index.js';
import type { ThingView, ZoneView } from '@reticle/core/host';

type Player = LorcanaState['players'][number];

function factsOf(card: LorcanaCard): readonly string[] {
  const { types, cost, strength, willpower, lore, keywords, keywordValues, characteristics, damage } = card;
  const worth = keywords.map((keyword) => keywordWords(keyword, keywordValues[keyword]));
  return [
    [types.join(' '), characteristics.join(' ')].filter((part) => part !== '').join(' - '),
    cost === undefined ? '' : `cost ${cost}`,
    strength === undefined ? '' : `strength ${strength}, willpower ${willpower ?? 0}`,
    lore === undefined ? '' : `lore ${lore}`,
    worth.join(', '),
    damage > 0 ? `damage ${damage}` : '',
    card.cant.map((each) => cantWords(each)).join(', '),
    card.mustBeChosen ? 'must be chosen if able' : '',
    card.controller === card.owner ? '' : `of ${card.owner}, controlled by ${card.controller}`,
  ].filter((fact) => fact !== '');
}

const MARKS: readonly (readonly [string, (card: LorcanaCard) => boolean])[] = [
  ['exerted', ({ exerted }) => exerted],
  ['drying', ({ drying }) => drying],
  ['face down', ({ faceDown }) => faceDown],
];

/** A card as people see it. */
const cardView = (card: LorcanaCard): ThingView => ({
  ref: { kind: 'card', id: card.instanceId, incarnation: card.incarnation },
  name: [card.name === '' ? 'a card without a name' : card.name, card.version]
    .filter((part) => part)
    .join(' - '),
  facts: factsOf(card),
  marks: MARKS.flatMap(([mark, holds]) => (holds(card) ? [mark] : [])),
  controller: card.controller,
});

const playerView = ({ id, lore }: Player): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', `lore ${lore}`],
  marks: [],
  controller: id,
});

/** Zones that each player has, and whether they are shown without a card in them. */
const EACH: readonly { readonly zone: Zone; readonly always: boolean }[] = [
  { zone: 'play', always: true },
  { zone: 'hand', always: true },
  { zone: 'discard', always: true },
  { zone: 'inkwell', always: true },
  { zone: 'resolving', always: false },
  { zone: 'under', always: false },
  { zone: 'deck', always: false },
];

/** A board of Lorcana: the players, and each one's zones. */
export function lorcanaZones({ players, cards }: LorcanaState): readonly ZoneView[] {
  const zonesOf = (player: string): readonly ZoneView[] =>
    EACH.flatMap(({ zone, always }) => {
      const things = cards.filter((card) => card.zone === zone && card.controller === player).map(cardView);
      const view = { id: `${player}-${zone}`, name: `${player}: ${zone}`, things };
      return always || things.length > 0 ? [view] : [];
    });
  return [
    { id: 'players', name: 'players', things: players.map(playerView) },
    ...players.toReversed().flatMap(({ id }) => zonesOf(id)),
  ];
}
