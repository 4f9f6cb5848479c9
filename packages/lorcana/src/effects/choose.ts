import type { PinnedRef } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import type { Choose } from '../abilities/effects/cards.js';
import type { Selection } from '../abilities/reference.js';
import { amountOf, named } from '../board/amount.js';
import { cardAt, refTo } from '../board/cards.js';
import { cardsSo } from '../board/context.js';
import { seatOf } from '../board/seats.js';
import type { LorcanaMatchState } from '../match/state.js';
import { cardById } from '../state/state.js';
import { happen } from '../turn/happen.js';
import { askCards, type Asked } from './ask.js';
import { nameOf, targetsOf, type Act, type Kind, type Outcome } from './kind.js';
import { chooserOf } from './players.js';

type Chosen = Extract<Selection, { readonly choose: unknown }>;

/** What is asked of the one who chooses; none where nobody does. */
export function askChosen(
  what: Chosen,
  scene: Scene<LorcanaMatchState>,
): (Asked & { readonly player: string }) | undefined {
  const { state } = scene;
  const player = chooserOf(state, scene, what.by);
  if (player === undefined) return undefined;
  const { count = 1, upTo = false } = what;
  const most = count === 'any' ? 'any' : Math.max(0, amountOf(state, scene, count));
  const min = upTo || most === 'any' ? 0 : most;
  return { player, ...askCards(state, scene, { player, filter: what.choose, min, max: most }) };
}

/** Chosen cards are chosen even where there was no choice to make (rule 8.14.2). */
function announce(state: LorcanaMatchState, player: string, refs: readonly PinnedRef[]): LorcanaMatchState {
  const cards = refs.flatMap((ref) => cardAt(state, ref) ?? []).filter(({ zone }) => zone === 'play');
  const [resolving] = state.resolving;
  const effect = resolving?.of ?? 'ability';
  return happen(
    state,
    cards.map((card) => ({ event: 'isChosen', card, subject: refTo(card), chosen: { by: player, effect } })),
  );
}

const taken = (what: Selection, state: LorcanaMatchState, refs: readonly PinnedRef[]): Outcome => ({
  state,
  bind: { [nameOf(what)]: refs },
});

/** The cards of a group that nobody chooses. */
function group(what: Exclude<Selection, string | Chosen>, acting: Act): readonly PinnedRef[] {
  const { state, controller, random } = acting;
  if ('these' in what) return what.these;
  if ('top' in what) {
    const ids = seatOf(state, controller).deck.slice(0, Math.max(0, amountOf(state, acting, what.top)));
    return ids.flatMap((id) => {
      const card = cardById(state, id);
      return card ? [refTo(card)] : [];
    });
  }
  if ('all' in what) return cardsSo(state, what.all, acting).map((card) => refTo(card));
  const drawn = random.shuffle(cardsSo(state, what.random, acting).map((card) => refTo(card)));
  return drawn.slice(0, Math.max(0, amountOf(state, acting, what.count ?? 1)));
}

/** The one place where the cards that an effect is about are chosen or taken. */
export const choose: Kind<'choose'> = {
  asks({ what }: Choose, scene) {
    return typeof what === 'object' && 'choose' in what ? askChosen(what, scene)?.decision : undefined;
  },
  apply({ what }, acting) {
    const { state } = acting;
    if (typeof what === 'string') return taken(what, state, named(acting, what));
    if (!('choose' in what)) return taken(what, state, group(what, acting));
    const decided = targetsOf(acting);
    const asked = decided ? undefined : askChosen(what, acting);
    const player = chooserOf(state, acting, what.by) ?? acting.controller;
    const refs = decided ?? (asked && asked.decision === undefined ? asked.targets : []);
    return taken(what, announce(state, player, refs), refs);
  },
};
