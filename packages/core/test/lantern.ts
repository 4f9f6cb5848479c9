/** A small made-up card game for core's own tests: lamps and wardens, two to four players, teams allowed. */
import * as z from 'zod';
import {
  amount,
  baseCard,
  baseCardFilter,
  cardKind,
  coreMatchers,
  defineGame,
  defineKind,
  numericComparison,
  playerKind,
  type Protection,
  type TargetSelection,
} from '../src/index.js';
import { zoneKind } from '../src/targeting/core-kinds.js';

const lanternCard = baseCard.extend({ glow: z.number() });
export type LanternCard = z.infer<typeof lanternCard>;

const player = z.strictObject({
  id: z.string(),
  team: z.string().optional(),
  hooded: z.boolean().optional(),
});

const lanternState = z.strictObject({
  players: z.array(player).readonly(),
  cards: z.array(lanternCard).readonly(),
  /** The cards as they last were in the zone that they left. */
  gone: z.array(lanternCard).readonly(),
});
export type LanternState = z.infer<typeof lanternState>;

export const lanternFilter = baseCardFilter.extend({
  glow: numericComparison.optional().describe('How bright the card is.'),
});

const veil: Protection<LanternCard, LanternState> = {
  rule: 'L3.1',
  refuses: (found, { controller }) => found.keywords.includes('veil') && found.controller !== controller,
};
const ward: Protection<LanternCard, LanternState> = {
  rule: 'L3.2',
  refuses: (found, { chooser, mode }) =>
    mode === 'choose' && found.keywords.includes('ward') && found.controller !== chooser,
};
const hood: Protection<{ readonly id: string }, LanternState> = {
  rule: 'L3.3',
  refuses: ({ id }, { state }) => state.players.find((found) => found.id === id)?.hooded ?? false,
};

/** Defines lantern with the given protections. */
function lanternWith(
  onCards: Readonly<Record<string, Protection<LanternCard, LanternState>>>,
  onPlayers: Readonly<Record<string, Protection<{ readonly id: string }, LanternState>>>,
) {
  const card = defineKind({
    ...cardKind,
    object: lanternCard,
    filter: lanternFilter,
    matchers: { ...coreMatchers, glow: amount('glow', (found: LanternCard) => found.glow) },
    list: (state: LanternState) => state.cards,
    lastKnown: (state, { id, incarnation }) =>
      state.gone.find((found) => found.instanceId === id && found.incarnation === incarnation),
    protections: onCards,
    steps: { lit: { rule: 'L2.4', passes: (found) => found.zone !== 'dark' } },
  });
  return defineGame({
    id: 'lantern',
    state: lanternState,
    players: (state) => state.players,
    kinds: [
      card,
      playerKind({ list: (state: LanternState) => state.players, protections: onPlayers }),
      zoneKind({ list: ({ players }: LanternState) => zonesOf(players) }),
    ],
  });
}

const CARD_PROTECTIONS = { veil, ward };
const PLAYER_PROTECTIONS = { hood };

export const lantern = lanternWith(CARD_PROTECTIONS, PLAYER_PROTECTIONS);

/** Lantern without one of its protections: what would be legal if it were lifted. */
export function lanternWithout(protection: string): typeof lantern {
  const others = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== protection));
  return lanternWith(others(CARD_PROTECTIONS), others(PLAYER_PROTECTIONS));
}

const zoneLists = new WeakMap<
  object,
  { readonly id: string; readonly name: string; readonly owner: string }[]
>();
function zonesOf(players: LanternState['players']) {
  let found = zoneLists.get(players);
  if (!found) {
    found = players.flatMap(({ id }) =>
      ['play', 'pit'].map((name) => ({ id: `${id}:${name}`, name, owner: id })),
    );
    zoneLists.set(players, found);
  }
  return found;
}

export function lanternCardOf(instanceId: string, facts: Partial<LanternCard> = {}): LanternCard {
  return {
    instanceId,
    incarnation: 0,
    publicId: `p-${instanceId}`,
    name: instanceId,
    types: ['lamp'],
    zone: 'play',
    owner: 'ann',
    controller: 'ann',
    exerted: false,
    damage: 0,
    cost: 1,
    strength: 1,
    keywords: [],
    characteristics: [],
    glow: 0,
    ...facts,
  };
}

export function lanternStateOf(
  cards: readonly LanternCard[],
  facts: Partial<LanternState> = {},
): LanternState {
  return { players: [{ id: 'ann' }, { id: 'bob' }], cards, gone: [], ...facts };
}

/** `pick(['a'], [])`: card a for the first slot, nothing for the second. */
export function pick(...slots: readonly (readonly string[])[]): TargetSelection {
  return slots.map((ids) => ({ targets: ids.map((id) => ({ kind: 'card', id })) }));
}

export const idsOf = (refs: readonly { readonly id: string }[]): readonly string[] =>
  refs.map(({ id }) => id);
