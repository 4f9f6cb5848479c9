import { ok } from '@reticle/core';
import type { CardDefinition } from '../language/card-definition.js';
import { hasKeyword } from '../language/keyword.js';
import { spliceOf } from '../language/splice.js';
import type { ManaCost } from '../language/mana.js';
import { isSplitSecond } from '../rules/activating/activate.js';
import { candidatesIn, mayActivate } from '../rules/activating/candidates.js';
import { isHelped } from '../rules/activating/helps.js';
import { couldActivate, hasX } from '../rules/activating/search.js';
import { isRestricted, purposesFor } from '../rules/mana/purposes.js';
import type { Purse } from '../rules/mana/purse.js';
import type { MtgRules } from '../rules/move-execution.js';
import { givingMore } from '../rules/triggers/notice.js';
import type { MtgCard } from '../state/card.js';
import { cardsIn } from '../state/cards.js';
import type { MtgMatchState } from '../state/match-state.js';
import { keyed, lately, memo, whileSame } from '../state/memo.js';
import { handAndPlayable, mayCastFace, mayPlayFrom, purseWith, specFor } from './cast.js';
import {
  type Casting,
  asCast,
  definitionOf,
  paidForAs,
  proposedOf,
  seenByCosts,
  spellDefinition,
} from './proposed.js';
import { spliceWays } from './splicing.js';
import {
  FACE_DOWN,
  asksX,
  castingCosts,
  couldPayOthers,
  hasOtherCosts,
  waysToPay,
  leadingIn,
  backWithDisturb,
  type CastingPlace,
  placeOf,
  withFlashback,
  hasConditionalCosts,
  hasModeCosts,
  mayPayNow,
  modesFor,
  withModeCosts,
} from './ways.js';
import { commanderTax, hasCostChangers, hasOwnCost, totalOf } from './cost-changes.js';
import { type Table, isActing, isSorceryTime } from './table.js';
import { hasOwnTime, isAnyTime, isForbidden, limitsCasting } from './when-cast.js';
import { withoutUndefined } from '../state/without-undefined.js';

/** The largest X that is offered. A move may announce any X that can be paid. */
const MOST_X = 20;

/**
 * Returns every X from 0 up with which a cost can be paid. Without an X in the cost, returns one entry
 * without X if it can be paid.
 */
function everyX(isNeeded: boolean, canPay: (X?: number) => boolean): readonly { readonly X?: number }[] {
  if (!isNeeded) return canPay() ? [{}] : [];
  const found: { readonly X: number }[] = [];
  for (let X = 0; X <= MOST_X && canPay(X); X++) found.push({ X });
  return found;
}

type Modes = NonNullable<ReturnType<typeof modesFor>>;

/**
 * The most modes that a move may name, and the most lists of modes that are looked at for offers. A move may
 * announce any legal list.
 */
const MOST_MODES = 16;
const MOST_LISTS = 4_096;

/**
 * Returns lists of modes in printed order, with as many as may be chosen. Repeatable modes are repeated (rule
 * 700.2d), and together the modes are worth no more than allowed (700.2i). Returns all lists, or the first
 * {@link MOST_LISTS}.
 */
export function modeLists({
  options,
  min,
  max,
  repeat,
  worth = Infinity,
}: Modes): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let looked = 0;
  const listFrom = (at: number, chosen: readonly string[], left: number): void => {
    if (looked >= MOST_LISTS) return;
    const option = options[at];
    if (option === undefined || chosen.length === Math.min(max, MOST_MODES)) {
      looked++;
      if (chosen.length >= min) found.push(chosen);
      return;
    }
    const { id, worth: takes = 1 } = option;
    if (takes <= left) listFrom(repeat === true ? at : at + 1, [...chosen, id], left - takes);
    listFrom(at + 1, chosen, left);
  };
  listFrom(0, [], worth);
  return found;
}

/** One way in which a card can be cast: its face, X, modes and costs. */
interface Announceable {
  readonly face?: Casting['face'];
  readonly X?: number;
  readonly modes?: readonly string[];
  readonly costs?: readonly string[];
}

/** Returns the ways in which a card can be cast, given mana and modes. Returns none if it has no cost. */
function announceable(
  definition: CardDefinition | undefined,
  zone: CastingPlace,
  canPay: CanPay,
  spliced: readonly string[] = [],
): readonly Announceable[] {
  if (!definition || definition.types.includes('land')) return [];
  return waysToPay(definition, zone).flatMap((costs) =>
    payableWith(definition, spliced.length === 0 ? costs : [...costs, ...spliced], canPay),
  );
}

/** Whether mana can be paid for a card. */
type CanPay = (
  definition: CardDefinition,
  mana: ManaCost,
  X: number | undefined,
  costs: readonly string[],
) => boolean;

function payableWith(
  definition: CardDefinition,
  paid: readonly string[],
  canPayFor: CanPay,
): readonly Announceable[] {
  const cost = castingCosts(definition, paid);
  if (cost === undefined) return [];
  const canPay = (X?: number) => canPayFor(definition, cost.mana, X, paid);
  const every = everyX(asksX(cost), canPay);
  const payable: readonly Announceable[] =
    paid.length === 0 ? every : every.map(({ X }) => withoutUndefined({ X, costs: paid }));
  if (payable.length === 0) return [];
  const modes = modesFor(definition, paid);
  if (!modes || paid.includes(FACE_DOWN)) return specFor(definition, [], paid).ok ? payable : [];
  const legal = modeLists(modes).filter((list) => specFor(definition, list, paid).ok);
  const canPayWith = (X: number | undefined, list: readonly string[]): boolean =>
    !hasModeCosts(definition) || canPayFor(definition, withModeCosts(definition, cost.mana, list), X, paid);
  return payable.flatMap((found) =>
    legal.filter((list) => canPayWith(found.X, list)).map((list) => ({ ...found, modes: list })),
  );
}

/** Returns the faces of a card with the names by which they are cast. Most cards have one face. */
const facesOf = memo(
  (definition: CardDefinition): readonly (readonly [Casting['face'], CardDefinition])[] => {
    const other = backWithDisturb(definition);
    return other
      ? [
          [undefined, definition],
          ['other', other],
        ]
      : [[undefined, definition]];
  },
);

/** Whether a player may begin to cast a card with this announcement (rule 601.3). */
type Allows = (
  card: MtgCard,
  whole: CardDefinition,
  definition: CardDefinition,
  announced: Announceable,
) => boolean;

/** Returns what can be cast among these cards. Cards of one definition are looked at once. */
function castable(
  rules: MtgRules,
  canPay: (card: MtgCard, face: Casting['face']) => CanPay,
  allows: Allows,
  cards: readonly MtgCard[],
  splices: (
    card: MtgCard,
    definition: CardDefinition,
    face: Casting['face'],
  ) => readonly (readonly string[])[],
): readonly ({ readonly card: string } & Announceable)[] {
  const known = new Map<string, readonly Announceable[]>();
  const announced = (card: MtgCard): readonly Announceable[] => {
    const whole = definitionOf(rules, card);
    if (!whole) return [];
    return facesOf(whole).flatMap(([face, definition]) =>
      [
        ...announceable(definition, placeOf(card), canPay(card, face)),
        ...splices(card, definition, face).flatMap((names) =>
          announceable(
            spellDefinition(rules, card, { face, costs: names }),
            placeOf(card),
            canPay(card, face),
            names,
          ),
        ),
      ]
        .map((found) => (face === undefined ? found : { ...found, face }))
        .filter((found) => allows(card, whole, definition, found)),
    );
  };
  return cards.flatMap((card) => {
    // An effect may permit one card elsewhere, and not another card of the same definition.
    const key = `${card.zone} ${card.zone === 'hand' ? card.publicId : card.instanceId}`;
    const found = known.get(key) ?? announced(card);
    known.set(key, found);
    return found.map((more) => Object.assign({ card: card.instanceId }, more));
  });
}

/** What the cards that a player could cast from a list say about casting. */
interface Sayings {
  /** Whether one of them says something about its costs or its time, so that the state must be asked. */
  readonly asks: boolean;
  /** Whether one of them may be cast when a sorcery can't, or has another face. */
  readonly fast: boolean;
  /** Whether one of them is in hand and can be spliced onto others. */
  readonly splices: boolean;
}

/** The lists of cards for which their sayings are kept: what a player can cast from, before and after a move. */
const MOST_LISTS_OF_CARDS = 8;

/** Only the cards that the player could play count: other hands don't change the answer. */
function sayingsOf(rules: MtgRules, player: string, cards: readonly MtgCard[]): Sayings {
  let [asks, fast, splices] = [false, false, false];
  for (const card of cards) {
    const isOwn = card.owner === player;
    const whole = isOwn || card.zone !== 'hand' ? definitionOf(rules, card) : undefined;
    if (!whole) continue;
    const faces = facesOf(whole).map(([, definition]) => definition);
    asks ||= faces.some(saysHow);
    fast ||= isFast(card) || whole.other !== undefined || faces.some(hasOwnTime);
    splices ||= isOwn && card.zone === 'hand' && spliceOf(whole) !== undefined;
  }
  return { asks, fast, splices };
}

/** Whether a card says something about its own costs or its own time. */
const saysHow = memo(
  (definition: CardDefinition): boolean =>
    hasOwnCost(definition) ||
    hasConditionalCosts(definition) ||
    hasOtherCosts(definition) ||
    hasOwnTime(definition) ||
    isHelped(definition),
);

/**
 * Returns each card in hand that may be cast now, with each X that can be paid and all choices of modes. The
 * answer is cached while hands, permissions, mana and time stay the same.
 */
export function castVariants(
  table: Table,
): (state: MtgMatchState, player: string) => ReturnType<typeof castable> {
  const sayings = memo((rules: MtgRules) =>
    keyed((player) =>
      lately((cards: readonly MtgCard[]) => sayingsOf(rules, player, cards), MOST_LISTS_OF_CARDS),
    ),
  );
  const kept = keyed((player) =>
    whileSame(
      (
        rules: MtgRules,
        hands: readonly MtgCard[],
        graveyard: readonly MtgCard[],
        command: readonly MtgCard[],
        playable: MtgMatchState['playable'],
        slow: boolean,
        purse: Purse,
        changed: MtgMatchState | undefined,
        splicing: boolean,
      ): ReturnType<typeof castable> => {
        // 601.3: if it depends on anything but the card, every announcement for it is looked at.
        const allows: Allows = (card, whole, definition, { X, face, costs = [] }) => {
          if (!mayCastFace({ playable }, player, card, whole, face)) return false;
          const casting = { player, card: card.instanceId, X, face, costs };
          if (changed === undefined)
            return slow || whole.other === undefined || isFast(asCast(definition, casting, card));
          const proposed = proposedOf(rules, changed, casting, card, definition);
          return !isForbidden(changed, proposed) && (slow || isAnyTime(changed, proposed));
        };
        const elsewhere = graveyard.length + command.length > 0;
        const inTime = (elsewhere ? [...new Set([...hands, ...graveyard, ...command])] : hands).filter(
          (card) =>
            mayPlayFrom({ playable }, player, card) &&
            (slow || changed !== undefined || isFast(card) || definitionOf(rules, card)?.other !== undefined),
        );
        return castable(
          rules,
          (card, face) => payableFor(rules, card, player, purse, changed, face),
          allows,
          inTime,
          (card, definition, face) => {
            if (changed === undefined || !splicing) return [];
            const casting = { player, card: card.instanceId, face };
            const { spell } = proposedOf(rules, changed, casting, card, definition);
            return spliceWays(rules, changed, player, spell);
          },
        );
      },
    ),
  );
  return (state, player) => {
    if (!isActing(table, state, player, 'priority') || isSplitSecond(state)) return [];
    const [hands, graveyard] = [handAndPlayable(state), withFlashback(cardsIn(state, 'graveyard'))];
    const command = leadingIn(cardsIn(state, 'command'));
    const rules = table.rules(state);
    const slow = isSorceryTime(state, player);
    const said = [hands, graveyard, command].map(sayings(rules)(player));
    if (!slow && !said.some(({ fast }) => fast) && !limitsCasting(state)) return [];
    const purse = table.purse(state, player);
    const splicing = said.some(({ splices }) => splices);
    const isChanged =
      splicing ||
      said.some(({ asks }) => asks) ||
      hasCostChangers(state) ||
      limitsCasting(state) ||
      isRestricted(purse.pool, purse.sources) ||
      command.some((card) => commanderTax(card) > 0);
    return kept(player)(
      rules,
      hands,
      graveyard,
      command,
      state.playable,
      slow,
      purse,
      isChanged ? state : undefined,
      splicing,
    );
  };
}

/** Whether a card itself says that it can be cast at any time (rules 304.1, 702.8a). */
const isFast = (card: MtgCard): boolean => card.types.includes('instant') || hasKeyword(card, 'flash');

/** Whether the mana for a card can be paid, with what changes its cost in this state (rule 601.2f). */
const payableFor =
  (
    rules: MtgRules,
    card: MtgCard,
    player: string,
    purse: Purse,
    changed: MtgMatchState | undefined,
    face: Casting['face'],
  ): CanPay =>
  (definition, mana, X, costs) => {
    if (changed && !mayPayNow(changed, player, card, definition, costs)) return false;
    if (changed && !couldPayOthers(changed, player, card, definition, { costs, X })) return false;
    const casting = { player, card: card.instanceId, X, face, costs };
    const seen = changed && seenByCosts(rules, changed, casting, card, definition);
    const total = changed && seen ? totalOf(changed, { player, card: seen, definition }, mana, X) : ok(mana);
    const means = changed ? purseWith(changed, purse, player, card, definition) : purse;
    if (!total.ok || !changed) return total.ok && means.canPay(total.value, withoutUndefined({ X }));
    const proposed = proposedOf(rules, changed, casting, card, definition);
    const purposes = purposesFor(changed, player, means, paidForAs(proposed));
    return means.canPay(total.value, withoutUndefined({ X, purposes }));
  };

/** How often an ability is offered each turn. It can be activated more often, but no bot goes on for ever. */
const MOST_ACTIVATIONS = 20;

/**
 * Yields each ability of the player's objects, with each X that can be paid. Abilities that payments use by
 * themselves are left out, unless tapping for mana adds more mana than payments count on.
 */
export function* activateVariants(table: Table, state: MtgMatchState, player: string) {
  const search = isActing(table, state, player, 'priority') ? table.search(state, player) : undefined;
  if (!search) return;
  const rules = table.rules(state);
  const givesMore = givingMore(rules, state);
  for (const { card, ability, key, byPayments } of candidatesIn(
    rules.registry,
    state,
    givesMore !== undefined,
  )) {
    if (!mayActivate(card, ability, player) || (byPayments && givesMore?.(card) !== true)) continue;
    if ((state.activated[key] ?? 0) >= MOST_ACTIVATIONS) continue;
    const activation = (): { card: string; ability: string } => ({
      card: card.instanceId,
      ability: ability.id,
    });
    const canPay = (X?: number) => couldActivate(search, { card, ability }, X);
    for (const X of everyX(hasX(ability), canPay)) yield Object.assign(activation(), X);
  }
}
