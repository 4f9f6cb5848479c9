import { type Result, unwrap } from '@reticle/core';
import type { CardWatch, WatchedAbility } from '@reticle/core/host';
import * as z from 'zod';
import type { CardDefinition } from '../language/card-definition.js';
import { facesIn } from '../language/layouts.js';
import type { MtgMatchSetup } from '../play/match.js';
import { mtgOptions } from '../play/options.js';
import { cardsPlayed } from '../play/setup.js';
import { keywordAbilitiesOf } from '../rules/abilities/activated.js';
import { staticUses } from '../rules/continuous/refresh.js';
import { staticsIn } from '../rules/continuous/statics.js';
import { rulesOfMatches } from '../rules/execution.js';
import type { MtgCard } from '../state/card.js';
import { cardById } from '../state/cards.js';
import { memo } from '../state/memo.js';
import { knownNow } from '../state/state.js';
import type { MtgMatchState } from '../state/match-state.js';
import { printAbility } from '../text/abilities/print-ability.js';
import { wordsOf } from '../text/abilities/print-card.js';
import { printSpell, printStatic, printTriggered } from '../text/abilities/print-parts.js';
import { printKeyword } from '../text/phrases/keywords.js';

const words = (printed: Result<string>): string | undefined => (printed.ok ? printed.value : undefined);

/** Lists what a card does: its spell, its abilities, those that it gives to others, and those of its keywords. */
const abilitiesOf = memo((card: CardDefinition): readonly WatchedAbility[] => {
  const { spell, replacesDraws, static: statics, triggered, activated, granted = [], keywords } = card;
  const own = memo(() => wordsOf(card));
  return [
    ...(spell ? [{ id: 'spell', says: [spell], words: () => words(printSpell(spell, own(card))) }] : []),
    ...(replacesDraws ? [{ id: 'draws', says: [replacesDraws] }] : []),
    ...statics.map((says) => ({ id: says.id, says, words: () => words(printStatic(says, own(card))) })),
    ...triggered.map((says) => ({ id: says.id, says, words: () => words(printTriggered(says, own(card))) })),
    ...activated.map((says) => ({ id: says.id, says, words: () => words(printAbility(says, own(card))) })),
    ...granted.map((says) => ({ id: says.id, says, words: () => words(printAbility(says, own(card))) })),
    ...keywordAbilitiesOf(keywords).map(({ keyword, abilities }) => ({
      id: keyword.keyword,
      says: Object.values(abilities).flat(),
      words: () => printKeyword(keyword),
    })),
  ];
});

const made = z.union([
  z.object({ type: z.literal('cast'), by: z.object({ id: z.string() }) }).transform(({ by }) => by.id),
  z.object({ type: z.literal('landPlayed'), card: z.string() }).transform(({ card }) => card),
]);

/** Makes the watch of a set's cards and those that options add. @throws RefusedError if two cards have the same id */
export function mtgWatch({ cards }: Pick<MtgMatchSetup, 'cards'>): CardWatch<MtgMatchState> {
  const rulesFor = unwrap(rulesOfMatches(cards));
  const rulesIn = ({ house }: MtgMatchState) => unwrap(rulesFor(house?.cards));
  const named = (state: MtgMatchState, card: MtgCard | undefined) =>
    card && rulesIn(state).definitions.get(card.publicId)?.name;
  return {
    cards(given) {
      const options = mtgOptions.extend({ set: z.string().optional() }).parse(given);
      const faces = facesIn(cardsPlayed(unwrap(rulesFor(options.cards)), options));
      return new Map(faces.map((card) => [card.name, abilitiesOf(card)]));
    },
    cardOf: (state, source) => named(state, knownNow(state, source)),
    played: ({ after, events }) =>
      events.flatMap((event) => {
        const id = made.safeParse(event).data;
        return id === undefined ? [] : (named(after, cardById(after, id)) ?? []);
      }),
    staticUses: ({ after }) => staticUses(after, staticsIn(rulesIn(after))),
  };
}
