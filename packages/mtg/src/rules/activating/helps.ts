import type { Tools } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { hasKeyword } from '../../language/keyword.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, cardsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { changeZone } from '../actions/change-zone.js';
import { turned } from '../actions/permanents.js';
import type { ManaMeans } from '../costs/kind.js';
import { ownTest } from '../select/own.js';
import { type ManaOutput, type ManaSource, oneManaOf } from '../mana/sources.js';

type ZoneFilter = MtgCardFilter & { readonly zone: Zone };

/** What pays for a part of a spell's mana in another way; it is no mana, and spent on nothing else. */
interface Help {
  /** The rule that says so. */
  readonly rule: string;
  /** What could help, but for the spell itself, seen by who pays. */
  readonly filter: ZoneFilter;
  readonly pays: (card: MtgCard) => readonly ManaOutput[];
  readonly uses: (state: MtgMatchState, card: MtgCard, tools: Tools) => MtgMatchState;
}

/** Lands are tapped first, then what helps; cards of a graveyard come last. */
const WEIGHT = 5;
const LAST = 50;

const untapped = (type: 'creature' | 'artifact'): ZoneFilter => ({
  zone: 'battlefield',
  type,
  controller: 'self',
  tapped: false,
});
const generic = (weight: number): ManaOutput => ({ mana: { colorless: 1 }, weight, exact: true });
const taps: Help['uses'] = (state, card, tools) => turned(state, card, true, tools);

/** What may help to pay, by its keyword. */
export const HELPS = {
  convoke: {
    rule: '702.51a',
    filter: untapped('creature'),
    pays: ({ colors }) => [...oneManaOf(colors, { weight: WEIGHT, exact: true }), generic(WEIGHT)],
    uses: taps,
  },
  delve: {
    rule: '702.66a',
    filter: { zone: 'graveyard', owner: 'self' },
    pays: () => [generic(LAST)],
    uses: (state, { instanceId }, { emit }) => changeZone(state, instanceId, 'exile', emit),
  },
  improvise: {
    rule: '702.126a',
    filter: untapped('artifact'),
    pays: () => [generic(WEIGHT)],
    uses: taps,
  },
} satisfies Readonly<Record<string, Help>>;
export type HelpName = keyof typeof HELPS;
const NAMES = ['convoke', 'delve', 'improvise'] as const satisfies readonly HelpName[];
const helpOf = (name: string): Help | undefined => {
  const found = NAMES.find((one) => one === name);
  return found && HELPS[found];
};

/** What helps is tapped or exiled for it. */
export const useHelp = (name: HelpName, state: MtgMatchState, card: MtgCard, tools: Tools): MtgMatchState =>
  HELPS[name].uses(state, card, tools);

/** The keywords of a card that let other things than mana pay for it. */
export const helpsOf = memo(({ keywords }: CardDefinition): readonly HelpName[] =>
  NAMES.filter((name) => hasKeyword({ keywords }, name)),
);

/** Whether anything but mana may pay for a card. */
export const isHelped = (definition: CardDefinition): boolean => helpsOf(definition).length > 0;

/** What a thing pays for: never {C}, which only mana pays for. */
function offered(name: HelpName, card: MtgCard, { cost = [] }: CardDefinition): readonly ManaSource[] {
  const outputs = HELPS[name]
    .pays(card)
    .filter(({ mana }) => mana.colorless === undefined || !cost.includes('C'));
  return outputs.length === 0 ? [] : [{ id: card.instanceId, abilityId: name, outputs }];
}

/** What could help, the spell itself among it. */
function among({ filter }: Help, state: MtgMatchState, player: string): readonly MtgCard[] {
  const passes = ownTest(filter, state, player, undefined);
  return cardsIn(state, filter.zone).filter((card) => !card.phasedOut && passes(card));
}

/** What else could pay for a card, but for itself. */
export const helpersFor = (
  state: MtgMatchState,
  player: string,
  definition: CardDefinition,
  spell: string,
): readonly ManaSource[] =>
  helpsOf(definition).flatMap((name) =>
    among(HELPS[name], state, player).flatMap((card) =>
      card.instanceId === spell ? [] : offered(name, card, definition),
    ),
  );

/** How a player pays for a card: with mana, and with what else it lets help. */
export function withHelp(
  means: ManaMeans,
  player: string,
  definition: CardDefinition,
  spell: string,
): ManaMeans {
  if (!isHelped(definition)) return means;
  return {
    sources: (state, except) => [
      ...means.sources(state, except),
      ...helpersFor(state, player, definition, spell).filter(({ id }) => !except.has(id)),
    ],
    tap(state, use, tools) {
      const help = helpOf(use.abilityId);
      const card = help && cardById(state, use.id);
      return help && card ? help.uses(state, card, tools) : means.tap(state, use, tools);
    },
  };
}
