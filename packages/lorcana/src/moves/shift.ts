import { frozenCopy, type TargetSpec } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import { abilitiesOf, payInk, priceOf } from '../acts/ink.js';
import { play as playOut } from '../acts/play.js';
import type { LorcanaCardFilter } from '../filter/card-schema.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { lorcanaIssue } from './issue.js';
import { handVariants, inkIssues, isGuard, playParams } from './play.js';
import { handCard } from './when.js';

interface Shift {
  readonly ink: number;
  readonly onto: LorcanaCardFilter;
}

const byName = new WeakMap<readonly string[], LorcanaCardFilter>();

/** Characters that share a name with a card; kept by the card's names, so that core looks at each filter once. */
function sameName(names: readonly string[]): LorcanaCardFilter {
  const found = byName.get(names) ?? frozenCopy({ type: 'character', withName: names });
  byName.set(names, found);
  return found;
}

/** How a card shifts: by the keyword onto characters that share a name (8.10.1), or as an ability says (8.10.8). */
function shiftOf(state: LorcanaMatchState, card: LorcanaCard): Shift | undefined {
  for (const { ability } of abilitiesOf(state, card, 'shift'))
    return { ink: ability.ink, onto: ability.onto };
  const ink = card.keywords.includes('shift') ? card.keywordValues['shift'] : undefined;
  return ink === undefined ? undefined : { ink, onto: sameName(card.names) };
}

const owned = new WeakMap<LorcanaCardFilter, LorcanaCardFilter>();

/** Such cards, in play and the player's own. */
function own(onto: LorcanaCardFilter): LorcanaCardFilter {
  const found = owned.get(onto) ?? frozenCopy({ allOf: [onto], zone: 'play', controller: 'self' });
  owned.set(onto, found);
  return found;
}

const specOf = ({ onto }: Shift): TargetSpec => ({
  slots: [
    {
      id: 'onto',
      accepts: [{ kind: 'card', filter: own(onto) }],
      min: 1,
      max: 1,
      chooser: 'controller',
      mode: 'target',
    },
  ],
  relations: [],
  timing: 'announcement',
});

/** Plays a character on top of an own one, for its Shift cost (rule 8.10.1). What it is put on is no choice of an effect. */
export const shift = defineMove({
  params: playParams,
  refuses({ state, player, params }) {
    const found = handCard(state, player, params.cardId);
    if ('issues' in found) return found.issues;
    const { card } = found;
    const how = shiftOf(state, card);
    if (!how) return [lorcanaIssue('noShift', { cardId: card.instanceId })];
    if (params.exerted && !isGuard(card)) return [lorcanaIssue('noBodyguard', { cardId: card.instanceId })];
    return inkIssues(state, player, card, how.ink);
  },
  variants: (state: LorcanaMatchState, player: string) =>
    handVariants(state, player, (card) => shiftOf(state, card)?.ink),
  getTargetSpecs({ state, params }) {
    const card = cardById(state, params.cardId);
    const how = card && shiftOf(state, card);
    return how ? [specOf(how)] : [];
  },
  execute({ state, player, params, targets, random, emit }) {
    const card = cardById(state, params.cardId);
    const how = card && shiftOf(state, card);
    const onto = cardById(state, targets.slots[0]?.targets[0]?.id);
    if (!card || !how || !onto) return state;
    const tools = { random, emit };
    const paid = payInk(state, player, priceOf(state, player, card, how.ink));
    const playing = { player, exerted: params.exerted ?? false, onto };
    return advance(playOut(paid, card.instanceId, playing, tools), tools);
  },
});
