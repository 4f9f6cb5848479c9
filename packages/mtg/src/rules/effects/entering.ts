import {
  type Done,
  type EffectContext,
  type EffectExecution,
  type EffectKind,
  optionDecision,
} from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import type { ChooseEnteringEffect } from '../../language/effects/actions.js';
import type { Effect } from '../../language/effects/effect.js';
import { entersWithOne } from '../../language/keyword-parts.js';
import { CHOSEN_ON_ENTERING } from '../../language/performed.js';
import { BASIC_LAND_TYPES, COLORS, isCreatureType } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { withCard } from '../../state/cards.js';
import { cardWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { memo } from '../../state/memo.js';
import { formName } from '../continuous/entering.js';
import { matching } from '../select/matching.js';
import {
  askedBy,
  chosenOption,
  chosenRefs,
  refDecision,
  selectCard,
  selectPlayers,
} from '../select/select.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { refOf } from '../../state/refs.js';
import { knownCard, knownNow } from '../../state/state.js';
import { sure } from '../../state/sure.js';

type CardsById = ReadonlyMap<string, CardDefinition>;
type EnteringChoice = ChooseEnteringEffect['choice'];

/** What is chosen as cards enter, by their definitions. */
export interface EnteringChoices {
  /** What must be chosen as this card enters. */
  readonly choicesOf: (card: MtgCard) => readonly EnteringChoice[];
  readonly optionsFor: (choice: EnteringChoice, card: MtgCard) => readonly string[];
  /** What a card may enter as a copy of, by what it is to be until then. */
  readonly copiesOf: (publicId: string) => MtgCardFilter | undefined;
}

/** Nothing is chosen. */
export const NO_CHOICES: EnteringChoices = {
  choicesOf: () => [],
  optionsFor: () => [],
  copiesOf: () => undefined,
};

/** Lists of subtypes somewhere in JSON: what cards are, make, and look for. */
function subtypesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (!SUBTYPES.has(key)) return subtypesIn(part);
    const list: readonly unknown[] = Array.isArray(part) ? part : [part];
    return list.filter((one) => typeof one === 'string');
  });
}
const SUBTYPES: ReadonlySet<string> = new Set(['subtype', 'subtypes', 'allSubtypes', 'addSubtypes']);

/** Every creature type of which a card of the match speaks: any other would make no difference. */
const creatureTypes = memo((definitions: CardsById): readonly string[] => {
  const all = [...definitions.values()].flatMap(subtypesIn).filter(isCreatureType);
  return [...new Set(all)].toSorted();
});

export const choicesOf = ({
  entersChoosing,
  entersAs,
  entersAsCopy,
  keywords,
}: CardDefinition): readonly EnteringChoice[] => [
  ...(entersAsCopy ? ['copy' as const] : []),
  ...CHOSEN_ON_ENTERING.filter((choice) => entersChoosing?.includes(choice)),
  ...(entersAs ? ['form' as const] : []),
  ...(entersWithOne(keywords) ? ['one' as const] : []),
];

/** What a match knows of it. */
export const enteringChoices = (definitions: CardsById): EnteringChoices => ({
  copiesOf: (publicId) => definitions.get(publicId)?.entersAsCopy?.of,
  choicesOf({ publicId, faceDown }) {
    const definition = faceDown ? undefined : definitions.get(publicId);
    return definition ? choicesOf(definition) : [];
  },
  optionsFor(choice, { publicId }) {
    if (choice === 'color') return COLORS;
    if (choice === 'basicLandType') return BASIC_LAND_TYPES;
    if (choice === 'creatureType') return creatureTypes(definitions);
    if (choice === 'one') return entersWithOne(definitions.get(publicId)?.keywords ?? []) ?? [];
    return (definitions.get(publicId)?.entersAs ?? []).map(({ power, toughness }, at) =>
      formName(power, toughness, at),
    );
  },
});

/** What a card enters as, as far as that is chosen: itself, or the latest that it is to be a copy of (rule 707.5). */
function entersLike(card: MtgCard, state: MtgMatchState): MtgCard {
  const latest = card.chosen?.copied?.at(-1);
  return latest ? sure(knownCard(state, latest)) : card;
}

/**
 * What a player may choose to have a card enter as a copy of (rule 707.5): it is none of these itself, and nothing is chosen twice, so
 * that copies of what enters as a copy come to an end.
 */
function copiesFor(
  { what }: ChooseEnteringEffect,
  player: string,
  scene: EffectContext<MtgMatchState>,
  { copiesOf }: EnteringChoices,
) {
  const card = sure(selectCard(what, scene));
  const already = card.chosen?.copied ?? [];
  const filter = sure(copiesOf(entersLike(card, scene.state).publicId));
  const seen = { ...scene, controller: player, source: refOf(card) };
  const refs = matching(filter, seen).filter(
    ({ id }) => id !== card.instanceId && !already.some((other) => other.id === id),
  );
  return refs.length > 0 ? { card, already, refs } : undefined;
}

/** Which fact of a card says what was chosen. */
const KEYS = {
  color: 'color',
  basicLandType: 'subtype',
  creatureType: 'subtype',
  form: 'form',
  one: 'one',
} as const;

/** What was chosen for a card, as the fact that it is. */
export function chosenAs(
  choice: Exclude<EnteringChoice, 'copy'>,
  option: string,
): NonNullable<MtgCard['chosen']> {
  const color = COLORS.find((one) => one === option);
  return choice === 'color' ? withoutUndefined({ color }) : { [KEYS[choice]]: option };
}

function askedFor(
  { what, choice }: ChooseEnteringEffect,
  scene: EffectContext<MtgMatchState>,
  { optionsFor }: EnteringChoices,
) {
  const card = sure(selectCard(what, scene));
  return { card, options: optionsFor(choice, entersLike(card, scene.state)) };
}

/** The state in which it is said what a card enters as a copy of; what is chosen for that as it enters comes next (rule 616.2). */
function withCopied(
  effect: ChooseEnteringEffect,
  acting: EffectExecution<MtgMatchState>,
  choices: EnteringChoices,
): Done<MtgMatchState, Effect> {
  const { state, decided } = acting;
  const [of] = chosenRefs(decided);
  const copied = of && knownNow(state, of);
  if (!copied) return { state };
  const card = sure(selectCard(effect.what, acting));
  const already = card.chosen?.copied ?? [];
  const ref = { kind: 'card' as const, id: copied.instanceId, incarnation: copied.incarnation };
  const chosen = { ...card.chosen, copied: [...already, ref] };
  return {
    state: withCard(state, cardWith(card, { chosen })),
    first: choosing(choices.choicesOf(copied), effect.what, effect.who),
  };
}

/** The kind of effect, with what is chosen as cards enter. */
export const chooseEnteringWith = (
  choices: EnteringChoices,
): EffectKind<MtgMatchState, ChooseEnteringEffect, Effect> => ({
  asks(effect, scene) {
    const [player] = selectPlayers(effect.who ?? 'you', scene);
    if (player === undefined) return undefined;
    if (effect.choice === 'copy') {
      const offered = copiesFor(effect, player, scene, choices);
      return (
        offered && refDecision(player, { refs: offered.refs, min: 0, max: 1, description: 'copy' }, scene)
      );
    }
    const { options } = askedFor(effect, scene, choices);
    return optionDecision(askedBy(player, scene), options, effect.choice);
  },
  apply(effect, acting) {
    if (effect.choice === 'copy') return withCopied(effect, acting, choices);
    const card = sure(selectCard(effect.what, acting));
    const chosen = { ...card.chosen, ...chosenAs(effect.choice, sure(chosenOption(acting.decided))) };
    return { state: withCard(acting.state, cardWith(card, { chosen })) };
  },
});

/** The choices of a card that is the source of what happens, as effects. */
export const choosing = (
  choices: readonly EnteringChoice[],
  what: ChooseEnteringEffect['what'],
  who?: ChooseEnteringEffect['who'],
): readonly Effect[] =>
  choices.map((choice) => ({ effect: 'chooseEntering', what, choice, ...withoutUndefined({ who }) }));
