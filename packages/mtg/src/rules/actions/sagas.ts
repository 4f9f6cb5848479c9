import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import type { Emit } from '../events/happen.js';
import { countersOn } from '../events/counters.js';
import { changeCounters } from './permanents.js';

/** The counters that count the chapters of Sagas (rule 714.3). */
export const LORE = 'lore';

/** The suffix of the names of chapter abilities, as they wait and on the stack. */
export const CHAPTER = '/chapter';

/** Whether a permanent is a Saga that has chapters now (rule 714.2). */
const hasChapters = (card: MtgCard): boolean =>
  card.chapters !== undefined && card.subtypes.includes('Saga') && !card.phasedOut && hasOwnAbilities(card);

/** Puts a lore counter on each Saga of a player, as the precombat main phase begins (rule 714.3c). */
export const withLore = (state: MtgMatchState, player: string, emit: Emit): MtgMatchState =>
  permanentsIn(state)
    .filter((card) => hasChapters(card) && controllerOf(card) === player)
    .reduce((now, card) => changeCounters(now, refOf(card), LORE, 1, emit), state);

/** Whether a Saga has reached its final chapter (rule 714.4). */
export const isAtFinalChapter = (card: MtgCard): boolean =>
  hasChapters(card) && countersOn(card, LORE) >= (card.chapters ?? 0);

/** Whether a chapter ability of that object waits or is on the stack. */
export function hasPendingChapter(
  { waiting, abilities }: MtgMatchState,
  { instanceId, incarnation }: MtgCard,
): boolean {
  const isIt = (ref: { readonly id: string; readonly incarnation: number }): boolean =>
    ref.id === instanceId && ref.incarnation === incarnation;
  return (
    waiting.some(({ ability, frame }) => ability.endsWith(CHAPTER) && isIt(frame.source)) ||
    abilities.some(({ name, source }) => name?.endsWith(CHAPTER) === true && isIt(source))
  );
}
