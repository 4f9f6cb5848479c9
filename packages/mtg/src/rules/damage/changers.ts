import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { withinRange } from '../../state/range.js';
import { refOf } from '../../state/refs.js';
import { areOpponents } from '../../state/state.js';
import { seenBy } from '../targeting/seen-by.js';
import { type Damage, sourceCard, sourceObject } from './shields.js';

type ChangeKeyword = Extract<MtgKeyword, { readonly keyword: 'changesDamage' }>;

/** A permanent that changes how much damage is dealt (rule 614.1a), or prevents some of it (615.1a). */
export interface DamageChanger {
  /** Its key among what has applied to the same damage: each applies once (rule 614.5). */
  readonly key: string;
  readonly from: MtgCard;
  readonly keyword: ChangeKeyword;
}

const CHANGES = 'changesDamage' satisfies ChangeKeyword['keyword'];

/** Whether a keyword of a permanent speaks of the player or permanent that would be dealt damage. */
function isFor(
  state: MtgMatchState,
  from: MtgCard,
  { to }: ChangeKeyword,
  { player, card }: { readonly player: string; readonly card?: MtgCard | undefined },
): boolean {
  if (to === undefined) return true;
  const controller = controllerOf(from);
  if (card) return to.permanents !== undefined && seenBy(state, controller, from).has(card, to.permanents);
  if (to.players === 'any') return true;
  return to.players === 'you'
    ? player === controller
    : to.players === 'opponent' && areOpponents(state, controller, player);
}

/** Whether what the keyword speaks of is within range of its controller (rule 801.13). */
function isWatched(state: MtgMatchState, from: MtgCard, keyword: ChangeKeyword, damage: Damage): boolean {
  const ofSources = Object.keys(keyword.from ?? {}).length > 0;
  const ofRecipients = keyword.to !== undefined;
  const watched = [
    ...(ofSources || !ofRecipients ? [sourceObject(state, damage.source)] : []),
    ...(ofRecipients || !ofSources ? [damage.to] : []),
  ];
  return withinRange(state, controllerOf(from), watched).length === watched.length;
}

/** Returns the permanents that would change the damage, without those that have changed it already. */
export const changersOf = (
  state: MtgMatchState,
  damage: Damage,
  recipient: { readonly player: string; readonly card?: MtgCard | undefined },
  done: ReadonlySet<number | string>,
): readonly DamageChanger[] =>
  permanentsWith(state, CHANGES).flatMap((from) =>
    keywordsNamed(from.keywords, CHANGES).flatMap((keyword, index): readonly DamageChanger[] => {
      const { id, incarnation } = refOf(from);
      const key = `${id} ${incarnation} ${index}`;
      const source = sourceCard(state, damage.source);
      const applies =
        !done.has(key) &&
        (keyword.combat === undefined || keyword.combat === (damage.combat ?? false)) &&
        source !== undefined &&
        (keyword.from === undefined || seenBy(state, controllerOf(from), from).has(source, keyword.from)) &&
        isFor(state, from, keyword, recipient) &&
        isWatched(state, from, keyword, damage);
      return applies ? [{ key, from, keyword }] : [];
    }),
  );

/** Returns how much damage is dealt instead. Nothing is dealt if that is less than 1. */
export function changedAmount(amount: number, { times = 1, plus = 0, minus = 0 }: ChangeKeyword): number {
  return amount * times + plus - minus;
}
