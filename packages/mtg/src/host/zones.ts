import type { Zone } from '../language/vocabulary.js';
import { asJson, type TargetRef } from '@reticle/core';
import { madeOnce, type ThingView, type ZoneView } from '@reticle/core/host';
import type { CardDefinition } from '../language/card-definition.js';
import { mtgCardOf, type MtgCard, type MtgState } from '../index.js';
import { commanderTax } from '../play/cost-changes.js';
import { abilityName } from '../play/show/names.js';
import { isSummoningSick } from '../state/card.js';
import { printedFactsOf } from '../state/printed.js';
import { keywordName } from '../text/verbs/keyword-names.js';
import { badgesOf, faceOf, typeLine, valuesOf } from './face.js';

type ShownPlayer = MtgState['players'][number];
type Ability = MtgState['abilities'][number];

function factsOf(card: MtgCard): readonly string[] {
  const { colors, power, toughness, loyalty, keywords, damage, counters, controller, owner } = card;
  return [
    typeLine(card),
    power === undefined ? '' : `${power}/${toughness ?? 0}`,
    loyalty === undefined ? '' : `loyalty ${loyalty}`,
    colors.join(', '),
    keywords.map(keywordName).join(', '),
    damage > 0 ? `damage ${damage}` : '',
    ...Object.entries(counters).map(([name, count]) => `${count} ${name} counter${count === 1 ? '' : 's'}`),
    controller !== undefined && controller !== owner ? `of ${owner}, controlled by ${controller}` : '',
    commanderTax(card) > 0 ? `{${commanderTax(card)}} more to cast` : '',
  ].filter((fact) => fact !== '');
}

const MARKS: readonly (readonly [string, (card: MtgCard) => boolean])[] = [
  ['commander', ({ commander }) => commander === true],
  ['tapped', ({ tapped }) => tapped],
  ['attacking', ({ attacking }) => attacking !== undefined],
  ['blocking', ({ blocking }) => blocking.length > 0],
  ['token', ({ token }) => token],
  ['face down', ({ faceDown }) => faceDown],
  ['phased out', ({ phasedOut }) => phasedOut],
];

/** The definitions of cards by id. */
type Definitions = ReadonlyMap<string, CardDefinition>;

const card = (id: string): TargetRef => ({ kind: 'card', id });

/** Returns what a card attacks, blocks, or targeted as it was cast. */
const aimsOf = ({ attacking, blocking, announced, zone }: MtgCard): readonly TargetRef[] => [
  ...(attacking === undefined
    ? []
    : attacking.permanent === undefined
      ? [{ kind: 'player', id: attacking.player }]
      : [card(attacking.permanent)]),
  ...blocking.map(card),
  ...(zone === 'stack' ? (announced?.targets.slots.flatMap(({ targets }) => targets) ?? []) : []),
];

/** Returns a card as people see it. */
const cardView = madeOnce((seen: MtgCard, definition: CardDefinition | undefined): ThingView => {
  const { types, attachedTo, zone } = seen;
  return asJson({
    ref: { kind: 'card', id: seen.instanceId, incarnation: seen.incarnation },
    name: seen.names.join(' // ') || 'a card without a name',
    facts: factsOf(seen),
    marks: MARKS.flatMap(([mark, holds]) => (holds(seen) ? [mark] : [])),
    controller: seen.controller ?? seen.owner,
    face: faceOf(seen, definition),
    values: valuesOf(seen),
    badges: badgesOf(seen),
    turned: seen.tapped,
    resting: zone === 'battlefield' && isSummoningSick(seen),
    lane: zone === 'battlefield' && !types.includes('creature') ? 'back' : 'front',
    ...(attachedTo ? { on: { kind: attachedTo.kind, id: attachedTo.id } } : {}),
    aims: aimsOf(seen),
  });
});

/** Returns a card as its owner sees it in hand. */
export const shownCard = (definition: CardDefinition): ThingView =>
  cardView(
    mtgCardOf({
      ...printedFactsOf(definition),
      instanceId: definition.id,
      publicId: definition.id,
      owner: '',
      zone: 'hand',
    }),
    definition,
  );

const playerView = ({ id, life, keywords = [], left }: ShownPlayer): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', life === undefined ? '' : `life ${life}`, keywords.map(keywordName).join(', ')].filter(
    (fact) => fact !== '',
  ),
  marks: left === true ? ['left the game'] : [],
  controller: id,
});

const abilityView = (state: MtgState, found: Ability): ThingView => ({
  ref: { kind: 'ability', id: found.id, incarnation: 0 },
  name: abilityName(state, found),
  facts: [`${found.ability} ability`],
  marks: [],
  controller: found.controller,
  aims: found.announced?.targets.slots.flatMap(({ targets }) => targets) ?? [],
});

/** The zones that each player has, and whether each is shown while it is empty. */
const EACH: readonly {
  readonly zone: Zone;
  readonly always: boolean;
  readonly layout: ZoneView['layout'];
}[] = [
  { zone: 'battlefield', always: true, layout: 'field' },
  { zone: 'hand', always: true, layout: 'hand' },
  { zone: 'graveyard', always: true, layout: 'pile' },
  { zone: 'exile', always: false, layout: 'pile' },
  { zone: 'command', always: false, layout: 'row' },
  { zone: 'library', always: false, layout: 'pile' },
];

function zonesOfPlayer(
  { cards }: MtgState,
  player: string,
  viewOf: (seen: MtgCard) => ThingView,
): readonly ZoneView[] {
  return EACH.flatMap(({ zone, always, layout }) => {
    const things = cards
      .filter((seen) => seen.zone === zone && (seen.controller ?? seen.owner) === player)
      .map(viewOf);
    const view = { id: `${player}-${zone}`, name: `${player}: ${zone}`, owner: player, layout, things };
    return always || things.length > 0 ? [view] : [];
  });
}

const UNKNOWN: Definitions = new Map();

/**
 * Returns the zones of a board of Magic: the players, each player's zones, and the stack with its top first.
 */
export function mtgZones(state: MtgState, definitions = UNKNOWN): readonly ZoneView[] {
  const { players, cards, abilities, stack } = state;
  const viewOf = (seen: MtgCard): ThingView => cardView(seen, definitions.get(seen.publicId));
  const waiting = [
    ...cards.filter(({ zone }) => zone === 'stack').map(viewOf),
    ...abilities.map((found) => abilityView(state, found)),
  ];
  const place = ({ ref: { id } }: ThingView): number => stack.indexOf(id);
  return [
    { id: 'players', name: 'players', layout: 'players', things: players.map(playerView) },
    ...players.toReversed().flatMap(({ id }) => zonesOfPlayer(state, id, viewOf)),
    {
      id: 'stack',
      name: 'stack',
      layout: 'stack',
      things: waiting.toSorted((a, b) => place(b) - place(a)),
    },
  ];
}
