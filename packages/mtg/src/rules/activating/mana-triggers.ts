import type { TriggeredAbility } from '../../language/card-definition.js';
import { MANA_TYPES, type ManaAmounts } from '../../language/mana.js';
import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import { amountsOf } from '../../state/mana-pool.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { among, memo } from '../../state/memo.js';
import { purposeOf } from '../../state/purposes.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { type AbilityRegistry, textsNow } from '../abilities/registry.js';
import { outputsOf } from '../effects/players.js';
import type { ManaOutput } from '../mana/sources.js';
import { isWhat } from '../select/is-what.js';
import { selectPlayers } from '../select/select.js';

/**
 * Whether a triggered ability is a mana ability: it triggers on one, adds mana, and has no target (rule
 * 605.1b).
 */
export const isManaTrigger = ({ trigger, targets, effects }: TriggeredAbility): boolean =>
  trigger.on === 'tappedForMana' &&
  targets === undefined &&
  effects.some(({ effect }) => effect === 'addMana');

/** A triggered mana ability with its source. */
interface ManaTrigger {
  readonly source: MtgCard;
  readonly ability: TriggeredAbility;
}

/** Returns the triggered mana abilities of permanents. On most boards there are none. */
const triggersAmong = memo((registry: AbilityRegistry) =>
  among(
    (source: MtgCard): readonly ManaTrigger[] =>
      textsNow(registry, source).flatMap(({ abilities }) =>
        abilities.triggered
          .filter((ability) => (ability.zone ?? 'battlefield') === 'battlefield' && isManaTrigger(ability))
          .map((ability) => ({ source, ability })),
      ),
    (found) => found,
  ),
);

/**
 * Returns the bundles of mana of which a triggered mana ability adds one for the player who taps a permanent. Returns
 * undefined if that isn't known in advance: it has a condition, does something else, or is for another player.
 */
function bundlesFor(
  { source, ability: { effects, if: asked, perTurn } }: ManaTrigger,
  card: MtgCard,
  player: string,
  state: MtgMatchState,
): readonly ManaAmounts[] | undefined {
  const [first, ...others] = effects;
  if (first?.effect !== 'addMana' || others.length > 0 || asked !== undefined || perTurn !== undefined)
    return undefined;
  const { who = 'you', ...plain } = first;
  if (purposeOf(plain, refOf(source)) !== undefined) return undefined;
  const bound = { it: [refOf(card)], player: [playerRefOf(controllerOf(card))] };
  const scene = { state, controller: controllerOf(source), source: refOf(source), variables: {}, bound };
  const [only, ...more] = selectPlayers(who, scene);
  return only === player && more.length === 0
    ? outputsOf(plain, 0, refOf(source))?.map(({ mana }) => mana)
    : undefined;
}

/** Returns each sum of one bundle of each list. */
const sumsOf = (lists: readonly (readonly ManaAmounts[])[]): readonly ManaAmounts[] =>
  lists.reduce<readonly ManaAmounts[]>(
    (sums, list) =>
      sums.flatMap((sum) => list.map((mana) => amountsOf((type) => (sum[type] ?? 0) + (mana[type] ?? 0)))),
    [{}],
  );

/** More alternatives than a payment looks at. */
const MOST_SUMS = 16;

/**
 * Returns what triggered mana abilities add as a player taps a permanent for mana (rules 605.1b, 605.4a): bundles, of
 * which one is added. Returns none if nothing triggers, and undefined if what triggers is not known in advance: then
 * payments don't count on it.
 */
export function triggeredMana(
  registry: AbilityRegistry,
  state: MtgMatchState,
  card: MtgCard,
  player: string,
): readonly ManaAmounts[] | undefined {
  const waiting = triggersAmong(registry)(permanentsIn(state)).filter(
    ({ source, ability: { trigger } }) =>
      trigger.on === 'tappedForMana' && isWhat(trigger.what, card, { state, source }),
  );
  if (waiting.length === 0) return [];
  const lists = waiting.map((trigger) => bundlesFor(trigger, card, player, state));
  const known = lists.flatMap((list) => (list ? [list] : []));
  const count = known.reduce((product, { length }) => product * length, 1);
  return known.length < lists.length || count > MOST_SUMS ? undefined : sumsOf(known);
}

/** Whether any permanent has a triggered mana ability. */
export const hasManaTriggers = (registry: AbilityRegistry, state: Pick<MtgMatchState, 'cards'>): boolean =>
  triggersAmong(registry)(permanentsIn(state)).length > 0;

/** Returns an output with the mana that triggers add to it. Restricted mana is not added to. */
export const withTriggered = (output: ManaOutput, more: readonly ManaAmounts[]): readonly ManaOutput[] =>
  more.length === 0 || output.only !== undefined
    ? [output]
    : more.map((bundle) => ({
        ...output,
        mana: amountsOf((type) => (output.mana[type] ?? 0) + (bundle[type] ?? 0)),
        triggered: bundle,
      }));

/** Returns the mana of a tap without what triggers added to it. */
export const withoutTriggered = (mana: ManaAmounts, triggered: ManaAmounts = {}): ManaAmounts =>
  Object.fromEntries(
    MANA_TYPES.flatMap((type) => {
      const own = (mana[type] ?? 0) - (triggered[type] ?? 0);
      return own > 0 ? [[type, own]] : [];
    }),
  );
