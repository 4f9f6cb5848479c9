import type { EffectContext } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import { hasKeyword, keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { cardById } from '../../state/cards.js';
import { backUp, turnedOver } from '../../state/printed.js';
import { moveCard } from '../../state/zones.js';
import { keywordAbilitiesOf } from '../abilities/activated.js';
import { LORE } from '../actions/sagas.js';
import type { AbilityRegistry } from '../abilities/registry.js';
import { among } from '../select/matching.js';
import { holds } from '../select/condition.js';
import { amountOf } from '../select/select.js';
import { refOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { staticsIn } from './statics.js';
import { printedOf } from './layers.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { refresh } from './refresh.js';

/** Returns the name by which players choose a form: "2/2 (2)". */
export const formName = (power: number, toughness: number, at: number): string =>
  `${power}/${toughness} (${at + 1})`;

/**
 * Returns what a card is that enters in one of its forms, in addition to what it is: its copiable values from
 * then on (rule 707.2).
 */
function withForm(card: MtgCard, form: NonNullable<CardDefinition['entersAs']>[number]): Partial<MtgCard> {
  const before = card.printed ?? printedOf(card);
  const { power, toughness, types, subtypes, keywords } = form;
  const facts = {
    power,
    toughness,
    types: [...new Set([...before.types, ...types])],
    subtypes: [...new Set([...before.subtypes, ...subtypes])],
    keywords: [...before.keywords, ...keywords],
  };
  return { ...facts, printed: { ...before, ...facts }, original: originalOf(card) };
}

/** Returns the card that an object is by itself. */
const originalOf = (card: MtgCard): NonNullable<MtgCard['original']> =>
  card.original ?? { publicId: card.publicId, printed: card.printed ?? printedOf(card) };

/**
 * Returns what a card is that enters as a copy: the copiable values of that object, with the exceptions
 * (rules 707.2, 707.9b).
 */
function asCopyOf(
  card: MtgCard,
  of: MtgCard,
  { addTypes = [], addSubtypes = [] }: NonNullable<CardDefinition['entersAsCopy']>,
): Partial<MtgCard> {
  const values = of.printed ?? printedOf(of);
  // 202.3b: a copy of the back of a transforming permanent has no front whose mana value it could have.
  const isBack = of.sides?.up === 'back' && of.sides.modal !== true && !of.faceDown;
  const printed = {
    ...values,
    ...(isBack ? { manaValue: 0 } : {}),
    types: [...new Set([...values.types, ...addTypes])],
    subtypes: [...new Set([...values.subtypes, ...addSubtypes])],
  };
  return { ...printed, printed, publicId: of.publicId, original: originalOf(card) };
}

/** Returns what was chosen for a card, without the copies that it is still to become. */
const withoutCopies = ({ copied: _copied, ...chosen }: NonNullable<MtgCard['chosen']>): MtgCard['chosen'] =>
  Object.keys(chosen).length > 0 ? chosen : undefined;

/**
 * Returns what a card is as it enters as a copy of what was chosen. Returns undefined if it enters as itself.
 */
function enteringAsCopy(
  known: CardKnowledge,
  state: MtgMatchState,
  card: MtgCard,
): Partial<MtgCard> | undefined {
  const [ref, ...rest] = card.chosen?.copied ?? [];
  const as = known.definitions.get(card.publicId)?.entersAsCopy;
  const of = ref && knownCard(state, ref);
  if (!of || !as || !card.chosen) return undefined;
  const facts = asCopyOf(card, of, as);
  const left = withoutCopies(card.chosen);
  const chosen = rest.length > 0 ? { ...left, copied: rest } : left;
  const copy = cardWith(card, { ...facts, ...withoutUndefined({ chosen }) }, [
    ...NUMBERS_OF_CARDS,
    ...(chosen ? [] : (['chosen'] as const)),
  ]);
  return { ...facts, ...enteringBy(known, state, copy) };
}
const NUMBERS_OF_CARDS = ['power', 'toughness', 'loyalty', 'defense'] as const;

/** "Creatures your opponents control enter tapped" (rule 614.1d). */
const ENTERS_TAPPED = 'entersTapped' satisfies PerformedKeyword;

/** What a match knows about its cards. */
interface CardKnowledge {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * Returns how a card's own text changes it as it enters the battlefield (rule 614.1c): tapped, with counters.
 * The text applies as to the permanent that it will be there (614.12): a land that enters as a plain Forest
 * has lost that ability (305.7).
 */
export function enteringBy(known: CardKnowledge, state: MtgMatchState, card: MtgCard): Partial<MtgCard> {
  const { registry, definitions } = known;
  const { instanceId, publicId, owner, controller = owner, announced } = card;
  // 702.145c: at night it enters with its back up.
  const back = state.day === 'night' && hasKeyword(card, 'daybound') ? turnedOver(card) : undefined;
  if (back) return { ...back, ...enteringBy(known, state, cardWith(card, back)) };
  const copied = enteringAsCopy(known, state, card);
  if (copied) return copied;
  const definition = definitions.get(publicId);
  const { entersTapped, entersWith, entersAs = [], loyalty, keywords = [] } = definition ?? {};
  const { chosen } = card;
  const form =
    chosen && entersAs.find(({ power, toughness }, at) => formName(power, toughness, at) === chosen.form);
  const entered = form
    ? Object.assign(withoutUndefined({ chosen }), withForm(card, form))
    : withoutUndefined({ chosen });
  const comes = [
    ...(entersWith ? [entersWith] : []),
    // 306.5b.
    ...(loyalty === undefined ? [] : [{ counter: 'loyalty', amount: loyalty }]),
    // 714.3a.
    ...(definition?.subtypes.includes('Saga') ? [{ counter: LORE, amount: 1 }] : []),
    ...keywordAbilitiesOf(keywords).flatMap(({ abilities }) => abilities.entersWith ?? []),
  ];
  const tapping = permanentsWith(state, ENTERS_TAPPED).flatMap((by) =>
    keywordsNamed(by.keywords, ENTERS_TAPPED).map(({ those }) => ({ by, those })),
  );
  if (!entersTapped && comes.length === 0 && tapping.length === 0) return entered;
  const { printed, original, names, types, subtypes, supertypes, colors, keywords: has } = card;
  const as = original
    ? { printed, original, names, types, subtypes, supertypes, colors, keywords: has, publicId }
    : (backUp(card) ?? {});
  const isToken = !cardById(state, instanceId);
  const there = isToken
    ? matchWith(state, { cards: [...state.cards, card] })
    : moveCard(state, instanceId, 'battlefield', { controller, ...withoutUndefined(as) });
  const arrived = refresh(there, staticsIn({ registry, definitions }));
  const permanent = sure(cardById(arrived, instanceId));
  const isTapped = tapping.some(({ by, those }) => {
    const seen = { state: arrived, controller: controllerOf(by), source: refOf(by), variables: {} };
    return among(those, [refOf(permanent)], seen).length > 0;
  });
  if (!hasOwnAbilities(permanent)) return { ...entered, ...(isTapped ? { tapped: true } : {}) };
  const { X } = announced?.targets.attempt.variables ?? {};
  const scene: EffectContext<MtgMatchState> = {
    // Amounts about a token refer to the token, although it isn't there yet.
    state: isToken ? matchWith(state, { lastKnown: [...state.lastKnown, card] }) : state,
    controller,
    source: { kind: 'card', id: instanceId, incarnation: cardById(state, instanceId)?.incarnation ?? 0 },
    variables: withoutUndefined({ X }),
    bound: {},
  };
  const tapped =
    isTapped || (entersTapped !== undefined && (entersTapped === true || !holds(entersTapped.unless, scene)));
  const counters: Record<string, number> = {};
  for (const { counter, amount, if: asked } of comes) {
    const more = asked === undefined || holds(asked, scene) ? Math.max(0, amountOf(amount, scene)) : 0;
    if (more > 0) counters[counter] = (counters[counter] ?? 0) + more;
  }
  return {
    ...entered,
    ...(tapped ? { tapped } : {}),
    counters,
    ...(loyalty === undefined ? {} : { loyalty: counters['loyalty'] ?? 0 }),
  };
}
