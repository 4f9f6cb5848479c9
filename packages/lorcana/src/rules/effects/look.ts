import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { deckEffects, Pile } from '../../language/effects/families.js';
import type { Effects } from '../../language/effects/schema.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { cardAt, deckOf, refTo, theCard } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { amountOf } from '../../state/table.js';
import { refsNamed } from '../../state/conditions.js';
import { askCards, type CardAnswer } from '../ask.js';
import { intoDiscard, intoHand, intoInkwell, moveAll } from '../cards.js';
import { shuffleDecks } from './cards.js';
import { ofPlayers, playersOf } from './players.js';
import { ALWAYS, LOOKED, type Actions, type LorcanaExecution, type Kind, report, targetsOf } from './kind.js';

/** Makes the controller look at cards of a deck. `sort` then decides where they go. */
const look: Kind<'look'> = {
  apply(effect, acting) {
    const { amount, piles, rest, who } = effect;
    const { state, controller, emit } = acting;
    const [owner = controller, ...others] = playersOf(state, acting, who);
    if (others.length > 0)
      return {
        state,
        first: [owner, ...others].map((player) => ({ ...effect, who: { player } })),
      };
    const deck = deckOf(state, owner);
    const asked = amount === 'all' ? deck.length : Math.max(0, amountOf(state, acting, amount));
    const ids = deck.slice(0, asked);
    const cards = ids.map((id) => theCard(state, id));
    const whose = owner === controller ? {} : { at: 'deck', of: owner };
    emit({ type: 'looked', player: controller, count: cards.length, ...whose });
    emit({
      type: 'lookedAt',
      player: controller,
      cards: cards.map(({ instanceId, name }) => ({ cardId: instanceId, name })),
      visibleTo: [controller],
    });
    const seen = { [LOOKED]: cards.map((card) => refTo(card)) };
    return {
      ...report(acting, state, { asked, done: cards.length }, seen),
      first: [{ effect: 'sort', piles, rest }],
    };
  },
};

const lookedAt = (scene: EffectContext<LorcanaMatchState>): readonly LorcanaCard[] =>
  refsNamed(scene, LOOKED).flatMap((ref) => cardAt(scene.state, ref) ?? []);

/**
 * Returns the pile to fill next: one of the effect's piles, or the rest, which the player orders one card at
 * a time.
 */
function nextPile({ piles, rest }: Effects['sort'], left: readonly LorcanaCard[]): Pile | undefined {
  const [pile] = piles;
  if (pile) return pile;
  return left.length > 0 && rest !== 'shuffle' && rest !== 'discard' ? { to: rest } : undefined;
}

function ask(
  scene: EffectContext<LorcanaMatchState>,
  pile: Pile,
  { left, player }: { readonly left: readonly LorcanaCard[]; readonly player: string },
): CardAnswer {
  const ids = left.map(({ instanceId }) => instanceId);
  if (ids.length === 0) return { decision: undefined, targets: [] };
  const among: LorcanaCardFilter = { zone: 'deck', instanceId: ids };
  const { max = 1, of, to } = pile;
  return askCards(scene.state, scene, {
    player,
    filter: of ? { allOf: [among, of] } : among,
    // A player who searches for something may fail to find it (rule 7.1.4).
    min: of ? 0 : (pile.min ?? max),
    max,
    description: to,
  });
}

const PUT: {
  readonly [To in Pile['to']]: (
    state: LorcanaMatchState,
    cards: readonly LorcanaCard[],
    acting: LorcanaExecution,
  ) => LorcanaMatchState;
} = {
  hand: intoHand,
  inkwell: (state, cards, acting) => intoInkwell(state, cards, false, acting),
  exertedInkwell: (state, cards, acting) => intoInkwell(state, cards, true, acting),
  discard: intoDiscard,
  top: (state, cards, acting) => moveAll(state, cards, { zone: 'deck', top: true }, acting),
  bottom: (state, cards, acting) => moveAll(state, cards, { zone: 'deck' }, acting),
};

/** Fills the piles with the looked-at cards, one after the other, and puts the rest where it belongs. */
const sort: Kind<'sort'> = {
  asks(effect, scene) {
    const left = lookedAt(scene);
    const pile = nextPile(effect, left);
    return pile && ask(scene, pile, { left, player: effect.by ?? scene.controller }).decision;
  },
  apply(effect, acting) {
    const { state, emit } = acting;
    const { by: player = acting.controller } = effect;
    const left = lookedAt(acting);
    const pile = nextPile(effect, left);
    if (!pile) {
      if (effect.rest === 'discard') return report(acting, intoDiscard(state, left, acting), ALWAYS);
      const shuffled = effect.rest === 'shuffle' ? shuffleDecks(state, [player], acting) : state;
      return report(acting, shuffled, ALWAYS);
    }
    const decided = targetsOf(acting);
    const asked = decided ? undefined : ask(acting, pile, { left, player });
    const refs: readonly PinnedRef[] = decided ?? (asked && !asked.decision ? asked.targets : []);
    const cards = refs.flatMap((ref) => cardAt(state, ref) ?? []);
    if (pile.reveal)
      for (const { instanceId, name } of cards) emit({ type: 'revealed', player, cardId: instanceId, name });
    const rest = left.filter((card) => !cards.includes(card));
    // The rest is put away whatever there is. A pile must get what the words say.
    const isPile = effect.piles.length > 0;
    const amounts = isPile ? { asked: pile.min ?? pile.max ?? 1, done: cards.length } : ALWAYS;
    // "Shuffle your deck and put that card on top of it": the card is put there after shuffling.
    if (pile.to === 'top' && effect.rest === 'shuffle')
      return report(acting, PUT.top(shuffleDecks(state, [player], acting), cards, acting), amounts);
    const unplaced = { [LOOKED]: rest.map((card) => refTo(card)) };
    return {
      ...report(acting, PUT[pile.to](state, cards, acting), amounts, unplaced),
      first: [{ ...effect, piles: effect.piles.slice(1) }],
    };
  },
};

/** The handlers of the effects on decks. */
export const deckActions: Actions<typeof deckEffects> = {
  look: ofPlayers(look),
  sort,
};
