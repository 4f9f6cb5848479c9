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
import { turned } from '../actions/permanents.js';
import { trying } from '../events/happen.js';
import type { ManaMeans } from '../costs/kind.js';
import { type ManaOutput, type ManaSource, oneManaOf } from '../mana/sources.js';
import { ownTest } from '../select/own.js';

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
const taps: Help['uses'] = (state, card, { emit }) => turned(state, card, true, emit);

/** What may help to pay, by its keyword. */
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

/** What helps is tapped or exiled for it. */
const useHelp = (name: HelpName, state: MtgMatchState, card: MtgCard, tools: Tools): MtgMatchState =>
  HELPS[name].uses(state, card, tools);

/** The keywords of a card that let other things than mana pay for it. */
const helpsOf = memo(({ keywords }: CardDefinition): readonly HelpName[] =>
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

type Slot = TargetSpec['slots'][number];

/** A slot in which a player says what helps to pay is named so, with the keyword behind it. */
const LEAD = 'help-';

/** What a player who is asked chooses to help paying for a card: one slot for each keyword of it that lets something help. */
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

/** Whether a slot says what helps to pay. */
export const isHelpSlot = (slot: string): boolean => slot.startsWith(LEAD);

/** A card that a player chose to help, and by which keyword. */
interface Helper {
  readonly name: HelpName;
  readonly card: MtgCard;
}

/** What helps, as a player chose it; `undefined` where nobody was asked. */
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

/** What is left of a part of a cost once a helper paid for it; `undefined` if it can't. */
function lessOne(part: ManaCostPart, { name, card }: Helper): readonly ManaCostPart[] | undefined {
  if (typeof part === 'number') return part === 0 ? undefined : [part - 1];
  if (name !== 'convoke' || part === 'X') return undefined;
  const { of } = symbolFacts(part);
  return card.colors.some((color) => of.includes(color)) ? [] : undefined;
}

/** At most so many ways to say what each helper pays for are tried. */
const MOST_WAYS = 64;

/** What is left of a cost once every helper has paid for a part of it, in each way in which that can be said. */
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
 * Pays for a spell with what a player chose to help, all of it, and the rest as `pay` does (rules 702.51a, 702.66a, 702.126a).
 * Refused with `mtg.notNow` and the rule where one helper too many was chosen, or one twice; else with what `pay` refuses with.
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
  return trying(
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
