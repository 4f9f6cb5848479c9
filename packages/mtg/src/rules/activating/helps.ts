import { type LegalTargets, ok, refuse, type Result, type TargetSpec } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { hasKeyword } from '../../language/keyword.js';
import { type ManaCost, type ManaCostPart, symbolFacts } from '../../language/mana.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, cardsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { changeZone } from '../actions/change-zone.js';
import { setTapped } from '../actions/permanents.js';
import { tryOut } from '../events/happen.js';
import type { ManaMeans } from '../costs/kind.js';
import { type ManaOutput, type ManaSource, oneManaOf } from '../mana/sources.js';
import { ownTest } from '../select/own.js';

type ZoneFilter = MtgCardFilter & { readonly zone: Zone };

/**
 * A keyword that lets something other than mana pay for a part of a spell's mana cost, such as convoke. What
 * it pays is no mana and can pay for nothing else.
 */
interface Help {
  /** The number of its rule. */
  readonly rule: string;
  /** The objects that could help, except the spell itself, as the payer sees them. */
  readonly filter: ZoneFilter;
  readonly pays: (card: MtgCard) => readonly ManaOutput[];
  readonly uses: (state: MtgMatchState, card: MtgCard, tools: Tools) => MtgMatchState;
}

/**
 * The order in which a payment uses its means: lands first, then what helps, and cards of a graveyard last.
 */
const WEIGHT = 5;
const LAST = 50;

const untapped = (type: 'creature' | 'artifact'): ZoneFilter => ({
  zone: 'battlefield',
  type,
  controller: 'self',
  tapped: false,
});
const generic = (weight: number): ManaOutput => ({ mana: { colorless: 1 }, weight, exact: true });
const taps: Help['uses'] = (state, card, { emit }) => setTapped(state, card, true, emit);

/** The keywords that let something else pay. */
const HELPS = {
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
type HelpName = keyof typeof HELPS;
const NAMES = ['convoke', 'delve', 'improvise'] as const satisfies readonly HelpName[];
const helpOf = (name: string): Help | undefined => {
  const found = NAMES.find((one) => one === name);
  return found && HELPS[found];
};

/** Taps or exiles an object that helps. */
const useHelp = (name: HelpName, state: MtgMatchState, card: MtgCard, tools: Tools): MtgMatchState =>
  HELPS[name].uses(state, card, tools);

/** Returns the keywords of a card that let something other than mana pay for it. */
const helpsOf = memo(({ keywords }: CardDefinition): readonly HelpName[] =>
  NAMES.filter((name) => hasKeyword({ keywords }, name)),
);

/** Whether anything but mana may pay for a card. */
export const isHelped = (definition: CardDefinition): boolean => helpsOf(definition).length > 0;

/** Returns what an object could pay for. It is never {C}, which only mana can pay. */
function helpOffers(name: HelpName, card: MtgCard, { cost = [] }: CardDefinition): readonly ManaSource[] {
  const outputs = HELPS[name]
    .pays(card)
    .filter(({ mana }) => mana.colorless === undefined || !cost.includes('C'));
  return outputs.length === 0 ? [] : [{ id: card.instanceId, abilityId: name, outputs }];
}

/** Returns all that could help, perhaps with the spell itself. */
function helpCandidates({ filter }: Help, state: MtgMatchState, player: string): readonly MtgCard[] {
  const passes = ownTest(filter, state, player, undefined);
  return cardsIn(state, filter.zone).filter((card) => !card.phasedOut && passes(card));
}

/** Returns what could help to pay for a card, without the card itself. */
export const helpersFor = (
  state: MtgMatchState,
  player: string,
  definition: CardDefinition,
  spell: string,
): readonly ManaSource[] =>
  helpsOf(definition).flatMap((name) =>
    helpCandidates(HELPS[name], state, player).flatMap((card) =>
      card.instanceId === spell ? [] : helpOffers(name, card, definition),
    ),
  );

/** Returns how a player pays for a card: with mana, and with what its keywords let help. */
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

type Slot = TargetSpec['slots'][number];

/** The prefix of the slots in which a player chooses what helps to pay, followed by the keyword. */
const LEAD = 'help-';

/** Returns the slots for a player who is asked what helps to pay for a card: one for each such keyword. */
export const helpSlots = memo((definition: CardDefinition): readonly Slot[] =>
  helpsOf(definition).map((name) => ({
    id: `${LEAD}${name}`,
    accepts: [{ kind: 'card', filter: HELPS[name].filter }],
    min: 0,
    max: 'any',
    chooser: 'controller',
    mode: 'choose',
  })),
);

/** Whether the player of a slot chooses what helps to pay. */
export const isHelpSlot = (slot: string): boolean => slot.startsWith(LEAD);

/** An object that a player chose to help, and by which keyword. */
interface Helper {
  readonly name: HelpName;
  readonly card: MtgCard;
}

/** Returns what a player chose to help. Returns undefined if nobody was asked. */
export function chosenHelpers(
  state: MtgMatchState,
  definition: CardDefinition,
  { slots }: LegalTargets,
): readonly Helper[] | undefined {
  const said = slots.filter(({ slot }) => isHelpSlot(slot));
  if (said.length === 0) return undefined;
  return helpsOf(definition).flatMap((name) =>
    said
      .filter(({ slot }) => slot === `${LEAD}${name}`)
      .flatMap(({ targets }) => targets)
      .flatMap(({ id }) => {
        const card = cardById(state, id);
        return card ? [{ name, card }] : [];
      }),
  );
}

/**
 * Returns what is left of a part of a cost after a helper paid for it. Returns undefined if the helper can't
 * pay for it.
 */
function lessOne(part: ManaCostPart, { name, card }: Helper): readonly ManaCostPart[] | undefined {
  if (typeof part === 'number') return part === 0 ? undefined : [part - 1];
  if (name !== 'convoke' || part === 'X') return undefined;
  const { of } = symbolFacts(part);
  return card.colors.some((color) => of.includes(color)) ? [] : undefined;
}

/** The most ways of distributing helpers over a cost that are tried. */
const MOST_WAYS = 64;

/**
 * Returns what is left of a cost after every helper paid for a part of it, for each way to distribute them.
 */
function costsWithHelp(mana: ManaCost, helpers: readonly Helper[]): readonly ManaCost[] {
  return helpers.reduce<readonly ManaCost[]>(
    (ways, helper) => {
      const found = new Map<string, ManaCost>();
      for (const way of ways)
        way.forEach((part, at) => {
          const left = lessOne(part, helper);
          const after = left && [...way.slice(0, at), ...left, ...way.slice(at + 1)];
          if (after && found.size < MOST_WAYS) found.set(JSON.stringify(after), after);
        });
      return [...found.values()];
    },
    [mana],
  );
}

/**
 * Pays for a spell with all helpers that a player chose, and for the rest as `pay` does (rules 702.51a,
 * 702.66a, 702.126a). Refuses with `mtg.notNow` and the rule if there is one helper too many, or the same one
 * twice; otherwise with the refusals of `pay`.
 */
export function payWithHelpers(
  state: MtgMatchState,
  mana: ManaCost,
  helpers: readonly Helper[],
  tools: Tools,
  pay: (state: MtgMatchState, mana: ManaCost) => Result<MtgMatchState>,
): Result<MtgMatchState> {
  const [first] = helpers;
  if (!first) return pay(state, mana);
  const ways = costsWithHelp(mana, helpers);
  const isTwice = new Set(helpers.map(({ card }) => card.instanceId)).size < helpers.length;
  if (ways.length === 0 || isTwice) {
    const { name, card } = helpers.at(-1) ?? first;
    return refuse({ code: 'mtg.notNow', data: { rule: HELPS[name].rule, source: card.instanceId } });
  }
  return tryOut(
    tools.emit,
    (emit) => {
      const helped = helpers.reduce(
        (now, { name, card }) => useHelp(name, now, card, { ...tools, emit }),
        state,
      );
      let paid: Result<MtgMatchState> = ok(helped);
      for (const way of ways) {
        paid = pay(helped, way);
        if (paid.ok) return paid;
      }
      return paid;
    },
    ({ ok: isPaid }) => isPaid,
  );
}
