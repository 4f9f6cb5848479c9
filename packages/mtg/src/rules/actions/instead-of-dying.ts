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

/**
 * "If this would die, it goes there instead" (rule 614.1a): the keywords, and the zones to which they send
 * the permanent.
 */
const INSTEAD_OF_DYING: ReadonlyMap<string, Zone> = new Map([
  ['neverInGraveyard', 'exile'],
  ['diesOntoLibrary', 'library'],
  ['diesIntoHand', 'hand'],
  ['diesIntoExile', 'exile'],
]);

const KEEPS_OUT = 'keepsOutOfGraveyard' satisfies PerformedKeyword;

/**
 * Whether one of some permanents keeps a card out of its owner's graveyard, whatever the card itself says
 * (rule 614.1a). Tokens and copies of spells are not cards (108.2b, 108.2c).
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

/**
 * Returns the permanents that keep cards out of graveyards now. They also apply to objects that leave at the
 * same time as they do, and to themselves.
 */
export const keepersIn = (state: MtgMatchState): readonly MtgCard[] => permanentsWith(state, KEEPS_OUT);

/** Returns the zones to which a permanent may go instead of dying, each once, in the order of the effects. */
export function insteadOfDying({ keywords }: MtgCard, isKept = false): readonly Zone[] {
  const zones = new Set(keywords.flatMap(({ keyword }) => INSTEAD_OF_DYING.get(keyword) ?? []));
  if (isKept) zones.add('exile');
  return [...zones];
}

/** The keywords of Auras that are destroyed instead of what they enchant (rule 702.89a). */
const ARMORS = ['totem armor', 'umbra armor'] satisfies readonly PerformedKeyword[];
export const isArmor = (card: MtgCard): boolean =>
  !card.phasedOut && ARMORS.some((keyword) => hasKeyword(card, keyword));

/** The keywords without which every permanent can die in only one way. */
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

/** Whether a permanent that dies could do so in several ways. */
export const contestsDeath = (state: MtgMatchState): boolean =>
  state.ordering !== undefined || isContested(state);

/**
 * Whether the order of replacement effects could matter at all: a quick check, since on most boards it can't.
 */
export const mayContest = (state: MtgMatchState): boolean =>
  state.shields.length > 0 || contestsDeath(state) || commandersIn(state).length > 0;
