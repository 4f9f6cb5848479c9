import { type LegalTargets, type Result, type TargetSpec, ok, refuse } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { Tools } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import { type ManaCost, type ManaCostPart, symbolFacts } from '../../language/mana.js';
import type { MtgCard } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { HELPS, type HelpName, helpsOf, useHelp } from './helps.js';

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
  const events: MatchEvent[] = [];
  const told = { ...tools, emit: (event: MatchEvent) => void events.push(event) };
  const helped = helpers.reduce((now, { name, card }) => useHelp(name, now, card, told), state);
  let paid: Result<MtgMatchState> = ok(helped);
  for (const way of ways) {
    paid = pay(helped, way);
    if (!paid.ok) continue;
    for (const event of events) tools.emit(event);
    return paid;
  }
  return paid;
}
