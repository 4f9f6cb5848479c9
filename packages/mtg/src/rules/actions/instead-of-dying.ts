import { hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { commandersIn } from '../../state/commanders.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { controllerOf } from '../../state/facts.js';
import { isCardInRange } from '../../state/range.js';
import { isAnyWith, permanentsWith } from '../../state/permanents-with.js';

/** "If this would die, it goes there instead" (rule 614.1a): keywords of the permanent, and the zones. */
const INSTEAD_OF_DYING: ReadonlyMap<string, Zone> = new Map([
  ['neverInGraveyard', 'exile'],
  ['diesOntoLibrary', 'library'],
  ['diesIntoHand', 'hand'],
  ['diesIntoExile', 'exile'],
]);

const KEEPS_OUT = 'keepsOutOfGraveyard' satisfies PerformedKeyword;

/**
 * Whether one of some permanents keeps a card out of its owner's graveyard, whatever it says itself (rule 614.1a); tokens and copies of
 * spells are no cards (108.2b, 108.2c).
 */
export function isKeptOut(state: MtgMatchState, keepers: readonly MtgCard[], card: MtgCard): boolean {
  const { token, copy, owner } = card;
  return keepers.some((keeper) => {
    if (!isCardInRange(state, controllerOf(keeper), card)) return false;
    const isYours = controllerOf(keeper) === owner;
    return keywordsNamed(keeper.keywords, KEEPS_OUT).some(
      ({ whose, tokens }) =>
        (tokens === true || !(token || copy)) && (whose === 'any' || (whose === 'you') === isYours),
    );
  });
}

/** The permanents that keep cards out of graveyards now: those work on all that leaves at once, each other and themselves among it. */
export const keepersIn = (state: MtgMatchState): readonly MtgCard[] => permanentsWith(state, KEEPS_OUT);

/** Where else a permanent goes that would die, by what it says: each place once, in the order of what says so. */
export function insteadOfDying({ keywords }: MtgCard, isKept = false): readonly Zone[] {
  const zones = new Set(keywords.flatMap(({ keyword }) => INSTEAD_OF_DYING.get(keyword) ?? []));
  if (isKept) zones.add('exile');
  return [...zones];
}

/** What an Aura has that is destroyed instead of what it enchants (rule 702.89a). */
const ARMORS = ['totem armor', 'umbra armor'] satisfies readonly PerformedKeyword[];
export const isArmor = (card: MtgCard): boolean =>
  !card.phasedOut && ARMORS.some((keyword) => hasKeyword(card, keyword));

/** Without a permanent that has one of these, whatever dies does so in one way. */
const CONTESTING: readonly string[] = [KEEPS_OUT, ...INSTEAD_OF_DYING.keys(), ...ARMORS];

function isContested(state: MtgMatchState): boolean {
  if (!isAnyWith(state, CONTESTING)) return false;
  const keepers = keepersIn(state);
  return permanentsIn(state).some(
    (card) =>
      insteadOfDying(card, isKeptOut(state, keepers, card)).length > (card.commander === true ? 0 : 1) ||
      isArmor(card),
  );
}

/** Whether some permanent that dies could do so in several ways. */
export const contestsDeath = (state: MtgMatchState): boolean =>
  state.ordering !== undefined || isContested(state);

/** Whether there is anything for which the order of replacement effects could matter: a first look, for most boards have nothing. */
export const mayContest = (state: MtgMatchState): boolean =>
  state.shields.length > 0 || contestsDeath(state) || commandersIn(state).length > 0;
