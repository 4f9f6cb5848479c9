import { type LorcanaCard, type LorcanaState, type Zone } from '../index.js';
import { cantWords } from '../play/names.js';
import { keywordWords } from '../text/phrases/keyword-words.js';
import type { TargetRef } from '@reticle/core';
import type { ThingView, ZoneView } from '@reticle/core/host';
import type { CardDefinition } from '../language/card.js';
import { badgesOf, faceOf, valuesOf } from './face.js';

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

/** What is printed on cards, by what they are. */
type Definitions = ReadonlyMap<string, CardDefinition>;

const cardRef = (id: string): TargetRef => ({ kind: 'card', id });
const refTo = (id: string | undefined): readonly TargetRef[] => (id === undefined ? [] : [cardRef(id)]);

/** A card as people see it. */
const cardView =
  (definitions: Definitions) =>
  (card: LorcanaCard): ThingView => {
    const [on] = refTo(card.under ?? card.at);
    return {
      ref: { kind: 'card', id: card.instanceId, incarnation: card.incarnation },
      name: [card.name === '' ? 'a card without a name' : card.name, card.version]
        .filter((part) => part)
        .join(' - '),
      facts: factsOf(card),
      marks: MARKS.flatMap(([mark, holds]) => (holds(card) ? [mark] : [])),
      controller: card.controller,
      face: faceOf(card, definitions.get(card.publicId)),
      values: valuesOf(card),
      badges: badgesOf(card),
      turned: card.exerted,
      resting: card.zone === 'play' && card.drying,
      lane: card.zone === 'play' && !card.types.includes('character') ? 'back' : 'front',
      ...(on ? { on } : {}),
      aims: refTo(card.challenging),
    };
  };

const playerView = ({ id, lore }: Player): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', `lore ${lore}`],
  marks: [],
  controller: id,
});

/** Zones that each player has, and whether they are shown without a card in them. */
const EACH: readonly {
  readonly zone: Zone;
  readonly always: boolean;
  readonly layout: ZoneView['layout'];
}[] = [
  { zone: 'play', always: true, layout: 'field' },
  { zone: 'hand', always: true, layout: 'hand' },
  { zone: 'discard', always: true, layout: 'pile' },
  { zone: 'inkwell', always: true, layout: 'pile' },
  { zone: 'resolving', always: false, layout: 'stack' },
  { zone: 'under', always: false, layout: 'pile' },
  { zone: 'deck', always: false, layout: 'pile' },
];

const UNKNOWN: Definitions = new Map();

/** A board of Lorcana: the players, and each one's zones. */
export function lorcanaZones({ players, cards }: LorcanaState, definitions = UNKNOWN): readonly ZoneView[] {
  const viewOf = cardView(definitions);
  const zonesOf = (player: string): readonly ZoneView[] =>
    EACH.flatMap(({ zone, always, layout }) => {
      const things = cards.filter((card) => card.zone === zone && card.controller === player).map(viewOf);
      const view = { id: `${player}-${zone}`, name: `${player}: ${zone}`, owner: player, layout, things };
      return always || things.length > 0 ? [view] : [];
    });
  return [
    { id: 'players', name: 'players', layout: 'players', things: players.map(playerView) },
    ...players.toReversed().flatMap(({ id }) => zonesOf(id)),
  ];
}
