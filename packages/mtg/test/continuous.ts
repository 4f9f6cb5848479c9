import { leaveEffect } from '../src/rules/continuous/active.js';
import type { StaticsOf } from '../src/rules/continuous/statics.js';
import { printedOf } from '../src/rules/continuous/layers.js';
import type { StaticAbility } from '../src/language/card-definition.js';
import type { Change, Duration } from '../src/language/change.js';
import type { MtgCard } from '../src/state/card.js';
import type { MtgMatchState } from '../src/state/match-state.js';
import { cardOf, creature } from './board.js';
import { refTo } from './match.js';

/** The static abilities of cards by name. */
export const statics =
  (byId: Readonly<Record<string, Omit<StaticAbility, 'id'>>>): StaticsOf =>
  ({ instanceId }) =>
    Object.hasOwn(byId, instanceId) ? [{ id: 's', affects: 'self', change: {}, ...byId[instanceId] }] : [];

export const printed = (found: MtgCard): MtgCard => ({ ...found, printed: printedOf(found) });
export const bear = (id = 'bear', owner = 'you', facts: Partial<MtgCard> = {}) =>
  printed(creature(id, owner, facts));

interface Left {
  readonly on: readonly string[];
  readonly change: Change;
  readonly until?: Duration;
  readonly source?: string;
  readonly controller?: string;
  readonly X?: number;
}
/** Returns the state after these effects, in that order. */
export const leaving = (start: MtgMatchState, ...effects: readonly Left[]): MtgMatchState =>
  effects.reduce(
    (state, { on, change: made, until = 'endOfTurn', source = on[0], controller = 'you', X }) => {
      const scene = {
        state,
        controller,
        source: refTo(state, source ?? 'you'),
        variables: X === undefined ? {} : { X },
        bound: {},
      };
      return leaveEffect(
        scene,
        on.map((id) => refTo(state, id)),
        made,
        until,
      );
    },
    start,
  );

export const sizeOf = (state: MtgMatchState, id: string) => {
  const { power, toughness } = cardOf(state, id);
  return `${power}/${toughness}`;
};
export const namesOf = (found: MtgCard) => found.keywords.map(({ keyword }) => keyword);
