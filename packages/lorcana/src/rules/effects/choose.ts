import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { LorcanaCardFilter, ChosenSelection, Selection } from '../../language/filter.js';
import { cardAt, cardsSo, deckOf, refTo, theCard } from '../../state/board.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { amountOf, emitEvents } from '../../state/table.js';
import { refsNamed } from '../../state/conditions.js';
import { askCards, type CardAnswer } from '../ask.js';
import { type LorcanaExecution, type Kind, nameOf, report, targetsOf } from './kind.js';
import { chooserOf, playersOf } from './players.js';

/** Returns how many a choice must take: none with "up to" and with any number (rule 6.1.3). */
const leastOf = (
  { count = 1, upTo = false }: ChosenSelection,
  scene: EffectContext<LorcanaMatchState>,
): number => (upTo || count === 'any' ? 0 : Math.max(0, amountOf(scene.state, scene, count)));

/** Asks the player who chooses. Returns undefined if nobody does. */
export function askChosen(
  what: ChosenSelection,
  scene: EffectContext<LorcanaMatchState>,
): (CardAnswer & { readonly player: string }) | undefined {
  const { state } = scene;
  const player = chooserOf(state, scene, what.by);
  if (player === undefined) return undefined;
  const { count = 1 } = what;
  const most = count === 'any' ? 'any' : Math.max(0, amountOf(state, scene, count));
  const min = leastOf(what, scene);
  const others = what.butNot === undefined ? [] : refsNamed(scene, what.butNot).map(({ id }) => id);
  const filter: LorcanaCardFilter =
    others.length === 0 ? what.choose : { allOf: [what.choose], not: { instanceId: others } };
  return { player, ...askCards(state, scene, { player, filter, min, max: most }) };
}

/**
 * Returns the players who choose one after the other, if several do: each of several opponents, or all
 * players.
 */
const choosersOf = ({ by }: ChosenSelection, scene: EffectContext<LorcanaMatchState>): readonly string[] =>
  by === 'opponent' || by === 'eachPlayer'
    ? playersOf(scene.state, scene, by === 'opponent' ? 'eachOpponent' : by)
    : [];

/** Emits the events of being chosen. They happen even if there was nothing to decide (rule 8.14.2). */
function announce(acting: LorcanaExecution, chooser: string, refs: readonly PinnedRef[]): LorcanaMatchState {
  const { state, source } = acting;
  const effect = cardAt(state, source)?.zone === 'resolving' ? 'action' : 'ability';
  const events = refs
    .filter((ref) => cardAt(state, ref)?.zone === 'play')
    .map((card) => ({ type: 'isChosen', card, chooser, effect }) as const);
  return emitEvents(state, acting, ...events);
}

/** The cards that were taken, and how many should have been. */
interface Taken {
  readonly refs: readonly PinnedRef[];
  readonly asked: number;
}

/** Returns the cards of a group, for which nobody chooses. */
function group(what: Exclude<Selection, string | ChosenSelection>, acting: LorcanaExecution): Taken {
  const { state, random } = acting;
  if ('these' in what) return { refs: what.these, asked: what.these.length };
  if ('top' in what) {
    const most = Math.max(0, amountOf(state, acting, what.top));
    const players = playersOf(state, acting, what.who);
    const refs = players
      .flatMap((player) => deckOf(state, player).slice(0, most))
      .map((id) => refTo(theCard(state, id)));
    return { refs, asked: most * players.length };
  }
  if ('all' in what) {
    const refs = cardsSo(state, what.all, acting).map((card) => refTo(card));
    return { refs, asked: refs.length };
  }
  const drawn = random
    .stream('choice')
    .shuffle(cardsSo(state, what.random, acting).map((card) => refTo(card)));
  const asked = Math.max(0, amountOf(state, acting, what.count ?? 1));
  return { refs: drawn.slice(0, asked), asked };
}

/** Chooses or takes the cards on which effects act. All such choices are made here. */
export const choose: Kind<'choose'> = {
  asks({ what }, scene) {
    if (typeof what !== 'object' || !('choose' in what) || choosersOf(what, scene).length > 1)
      return undefined;
    return askChosen(what, scene)?.decision;
  },
  apply({ what, more }, acting) {
    const { state } = acting;
    const taken = (now: LorcanaMatchState, { refs, asked }: Taken, before: readonly PinnedRef[] = []) =>
      report(acting, now, { asked, done: refs.length }, { [nameOf(what)]: [...before, ...refs] });
    if (typeof what === 'string') {
      const refs = refsNamed(acting, what);
      return taken(state, { refs, asked: refs.length });
    }
    const several = 'choose' in what ? choosersOf(what, acting) : [];
    if (several.length > 1)
      return {
        state,
        bind: { [nameOf(what)]: [] },
        first: several.map((player) => ({
          effect: 'choose' as const,
          what: { ...what, by: { player } },
          more: true,
        })),
      };
    if (!('choose' in what)) return taken(state, group(what, acting));
    const decided = targetsOf(acting);
    const asked = decided ? undefined : askChosen(what, acting);
    const player = chooserOf(state, acting, what.by) ?? acting.controller;
    const refs = decided ?? (asked && asked.decision === undefined ? asked.targets : []);
    const before = more ? refsNamed(acting, nameOf(what)) : [];
    return taken(announce(acting, player, refs), { refs, asked: leastOf(what, acting) }, before);
  },
};

/**
 * Returns the selection of a location to which something moves. It must be the player's own location (rule
 * 4.7.1), so only those can be chosen.
 */
export const ownPlace = (to: Exclude<Selection, string>): Exclude<Selection, string> =>
  'choose' in to && to.choose.controller === undefined
    ? { ...to, choose: { ...to.choose, controller: 'self' } }
    : to;
