import { hasKeyword } from '../../language/keyword.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { commandersIn } from '../../state/commanders.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { lately } from '../../state/memo.js';

/** "If this would die, it goes there instead" (rule 614.1a): keywords of the permanent, and the zones. */
const INSTEAD_OF_DYING: Readonly<Record<string, Zone>> = {
  neverInGraveyard: 'exile',
  diesOntoLibrary: 'library',
  diesIntoHand: 'hand',
  diesIntoExile: 'exile',
};

/** Where else a permanent goes that would die: each place once, in the order of what says so. */
export function insteadOfDying({ keywords }: MtgCard): readonly Zone[] {
  const zones = keywords.flatMap(({ keyword }) =>
    Object.hasOwn(INSTEAD_OF_DYING, keyword) ? (INSTEAD_OF_DYING[keyword] ?? []) : [],
  );
  return zones.length < 2 ? zones : [...new Set(zones)];
}

/** Whether an Aura is destroyed instead of what it enchants (rule 702.89a). */
export const isArmor = (card: MtgCard): boolean =>
  !card.phasedOut && (hasKeyword(card, 'totem armor') || hasKeyword(card, 'umbra armor'));

const isContested = lately((permanents: readonly MtgCard[]): boolean =>
  permanents.some((card) => insteadOfDying(card).length > (card.commander === true ? 0 : 1) || isArmor(card)),
);

/** Whether some permanent that dies could do so in several ways. */
export const contestsDeath = (state: MtgMatchState): boolean =>
  state.ordering !== undefined || isContested(permanentsIn(state));

/** Whether there is anything for which the order of replacement effects could matter: a first look, for most boards have nothing. */
export const mayContest = (state: MtgMatchState): boolean =>
  state.shields.length > 0 || contestsDeath(state) || commandersIn(state).length > 0;
