import type { ThingView, ZoneView } from '@reticle/core/host';
import { abilityName, type MtgCard, type MtgState } from '../index.js';
import { keywordName } from '../entries/text.js';

type Player = MtgState['players'][number];
type Ability = MtgState['abilities'][number];
type Zone = MtgCard['zone'];

const typeLine = ({ supertypes, types, subtypes }: MtgCard): string =>
  [[...supertypes, ...types].join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' - ');

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
  ].filter((fact) => fact !== '');
}

const MARKS: readonly (readonly [string, (card: MtgCard) => boolean])[] = [
  ['tapped', ({ tapped }) => tapped],
  ['attacking', ({ attacking }) => attacking !== undefined],
  ['blocking', ({ blocking }) => blocking.length > 0],
  ['token', ({ token }) => token],
  ['face down', ({ faceDown }) => faceDown],
  ['phased out', ({ phasedOut }) => phasedOut],
];

/** A card as people see it. */
const cardView = (card: MtgCard): ThingView => ({
  ref: { kind: 'card', id: card.instanceId, incarnation: card.incarnation },
  name: card.names.join(' // ') || 'a card without a name',
  facts: factsOf(card),
  marks: MARKS.flatMap(([mark, holds]) => (holds(card) ? [mark] : [])),
  controller: card.controller ?? card.owner,
});

const playerView = ({ id, life, keywords = [], left }: Player): ThingView => ({
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
});

/** Zones that each player has: the name, and whether it is shown without a card in it. */
const EACH: readonly { readonly zone: Zone; readonly always: boolean }[] = [
  { zone: 'battlefield', always: true },
  { zone: 'hand', always: true },
  { zone: 'graveyard', always: true },
  { zone: 'exile', always: false },
  { zone: 'command', always: false },
  { zone: 'library', always: false },
];

function zonesOfPlayer({ cards }: MtgState, player: string): readonly ZoneView[] {
  return EACH.flatMap(({ zone, always }) => {
    const things = cards
      .filter((card) => card.zone === zone && (card.controller ?? card.owner) === player)
      .map(cardView);
    const view = { id: `${player}-${zone}`, name: `${player}: ${zone}`, things };
    return always || things.length > 0 ? [view] : [];
  });
}

/** A board of Magic: the players, each one's zones, and the stack with its top first. */
export function mtgZones(state: MtgState): readonly ZoneView[] {
  const { players, cards, abilities, stack } = state;
  const waiting = [
    ...cards.filter(({ zone }) => zone === 'stack').map(cardView),
    ...abilities.map((found) => abilityView(state, found)),
  ];
  const place = ({ ref: { id } }: ThingView): number => stack.indexOf(id);
  return [
    { id: 'players', name: 'players', things: players.map(playerView) },
    ...players.toReversed().flatMap(({ id }) => zonesOfPlayer(state, id)),
    { id: 'stack', name: 'stack', things: waiting.toSorted((a, b) => place(b) - place(a)) },
  ];
}
