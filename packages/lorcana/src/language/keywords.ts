import { frozenCopy } from '@reticle/core';
import * as z from 'zod';
import type { Ability } from './ability.js';
import {
  type ActivatedAbility,
  type Effect,
  effects as effectList,
  type TriggeredAbility,
} from './effects/schema.js';
import type { CardFacts, LorcanaKeyword } from './facts.js';

/** The schema of {@link NotPerformed}. */
export const unperformed = z.strictObject({
  code: z.enum(['lorcana.unknownKeyword', 'lorcana.keywordWithoutN', 'lorcana.keywordWithN']),
  data: z.strictObject({ keyword: z.string().min(1).max(64), value: z.number().optional() }),
});
/** A keyword that a match does not perform, with the reason as a code. */
export type NotPerformed = z.infer<typeof unperformed>;

/** The parts of a card definition in which keywords occur. */
interface Definition {
  readonly facts: CardFacts;
  readonly abilities: readonly Ability[];
  readonly effects?: readonly Effect[] | undefined;
  readonly unexpressed?: readonly (string | NotPerformed)[] | undefined;
}

/**
 * Every keyword that a match performs (rule 8), and whether it has an N. The list is complete. A keyword that
 * is not here, lacks its N or has an N too many is not performed, and its card lists it in `unexpressed`.
 */
export const PERFORMED: { readonly [Keyword in LorcanaKeyword]: 'plain' | 'N' } = {
  adventurous: 'plain',
  alert: 'plain',
  bodyguard: 'plain',
  boost: 'N',
  challenger: 'N',
  evasive: 'plain',
  reckless: 'plain',
  resist: 'N',
  rush: 'plain',
  shift: 'N',
  'sing together': 'N',
  singer: 'N',
  support: 'plain',
  vanish: 'plain',
  ward: 'plain',
};

const keywordUse = z.object({ keyword: z.string(), value: z.number().optional() });
type KeywordUse = z.infer<typeof keywordUse>;

const isPerformed = (keyword: string): keyword is LorcanaKeyword => Object.hasOwn(PERFORMED, keyword);

function faultOf({ keyword, value }: KeywordUse): NotPerformed | undefined {
  if (!isPerformed(keyword)) return { code: 'lorcana.unknownKeyword', data: { keyword } };
  if (PERFORMED[keyword] === 'N')
    return value === undefined ? { code: 'lorcana.keywordWithoutN', data: { keyword } } : undefined;
  return value === undefined ? undefined : { code: 'lorcana.keywordWithN', data: { keyword, value } };
}

/**
 * Yields the keywords that abilities and effects give, at any depth. Only a given keyword has a key
 * `keyword`.
 */
function* keywordsGivenIn(json: unknown): Generator<KeywordUse, void> {
  if (typeof json !== 'object' || json === null) return;
  const found = keywordUse.safeParse(json);
  if (found.success) yield found.data;
  for (const part of Object.values(json)) yield* keywordsGivenIn(part);
}

/** Returns the keywords of a card that a match does not perform. */
function notPerformed({ facts, abilities, effects }: Definition): readonly NotPerformed[] {
  // A Shift of another kind is an ability, which has its cost (8.10.8).
  const shifts = abilities.some(({ kind }) => kind === 'shift');
  const printed = facts.keywords.filter(({ keyword }) => !(keyword === 'shift' && shifts));
  const faults = [...printed, ...keywordsGivenIn(abilities), ...keywordsGivenIn(effects)].flatMap(
    (one) => faultOf(one) ?? [],
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/**
 * Returns everything of a card that a match leaves out: what its definition says, and the keywords that are
 * not performed.
 */
export function unexpressedOf(card: Definition): readonly (string | NotPerformed)[] {
  const said = card.unexpressed ?? [];
  const codes = new Set(said.map((one) => JSON.stringify(one)));
  return [...said, ...notPerformed(card).filter((one) => !codes.has(JSON.stringify(one)))];
}

/**
 * Boost N (8.4.1-3): once during its controller's turn, for N ink, puts the top card of the deck under it,
 * facedown.
 */
const boost = (ink: number): ActivatedAbility => ({
  kind: 'activated',
  cost: { ink },
  oncePerTurn: true,
  effects: [{ effect: 'putUnder', what: { top: 1 }, under: 'this' }],
});

/**
 * Support (8.13.1): when it quests, another chosen character, of any player, may get its strength this turn.
 */
const support: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'quests', card: 'this' }],
  effects: effectList.parse([
    {
      effect: 'may',
      do: [
        {
          effect: 'give',
          what: { choose: { type: 'character', excludeSelf: true } },
          gives: [{ stat: 'strength', amount: { of: 'this', property: 'strength' } }],
          for: 'thisTurn',
        },
      ],
    },
  ]),
};

/**
 * Vanish (8.14.1, 8.14.2): when an opponent chooses it for the effect of an action, it is banished through
 * the bag.
 */
const vanish: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'isChosen', card: 'this', chosenBy: 'opponent', chosenFor: 'action' }],
  effects: [{ effect: 'banish', what: 'this' }],
};

/** The keywords that are triggered abilities. */
export const TRIGGERED_KEYWORDS: ReadonlyMap<string, TriggeredAbility> = new Map([
  ['support', frozenCopy(support)],
  ['vanish', frozenCopy(vanish)],
]);

/** The keywords that are activated abilities, by their N. */
export const ACTIVATED_KEYWORDS: ReadonlyMap<string, (n: number) => ActivatedAbility> = new Map([
  ['boost', boost],
]);
