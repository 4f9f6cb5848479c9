import {
  type EffectOutcome,
  type EffectContext,
  type EffectExecution,
  optionDecision,
} from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
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
  selectPlayer,
} from '../select/select.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { refOf } from '../../state/refs.js';
import { knownCard, knownNow } from '../../state/state.js';
import { sure } from '../../state/sure.js';
import type { Kind } from './kind.js';

type CardsById = ReadonlyMap<string, CardDefinition>;
type EnteringChoice = EffectNamed<'chooseEntering'>['choice'];

/** The choices for cards as they enter, by their definitions. */
export interface EnteringChoices {
  /** Returns what must be chosen as this card enters. */
  readonly choicesOf: (card: MtgCard) => readonly EnteringChoice[];
  readonly optionsFor: (choice: EnteringChoice, card: MtgCard) => readonly string[];
  /** Returns the filter on what a card may enter as a copy of, by the `publicId` that it has until then. */
  readonly copiesOf: (publicId: string) => MtgCardFilter | undefined;
}

/** The lookup of games without such choices. */
export const NO_CHOICES: EnteringChoices = {
  choicesOf: () => [],
  optionsFor: () => [],
  copiesOf: () => undefined,
};

/** Returns all subtypes in JSON, at any depth: what cards are, create and look for. */
function subtypesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (!SUBTYPES.has(key)) return subtypesIn(part);
    const list: readonly unknown[] = Array.isArray(part) ? part : [part];
    return list.filter((one) => typeof one === 'string');
  });
}
const SUBTYPES: ReadonlySet<string> = new Set(['subtype', 'subtypes', 'allSubtypes', 'addSubtypes']);

/** Returns every creature type that a card of the match mentions. Any other type would make no difference. */
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

/** Returns the choices for the cards of a match. */
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

/**
 * Returns what a card enters as, as far as that is chosen: itself, or the latest object of which it becomes a
 * copy (rule 707.5).
 */
function entersLike(card: MtgCard, state: MtgMatchState): MtgCard {
  const latest = card.chosen?.copied?.at(-1);
  return latest ? sure(knownCard(state, latest)) : card;
}

/**
 * Returns what a card may enter as a copy of, for this player (rule 707.5). It excludes the card itself and
 * objects that were chosen already, so chains of copies end.
 */
function copiesFor(
  { what }: EffectNamed<'chooseEntering'>,
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

/** The fact of a card that stores each choice. */
const KEYS = {
  color: 'color',
  basicLandType: 'subtype',
  creatureType: 'subtype',
  form: 'form',
  one: 'one',
} as const;

/** Returns the fact of a card that stores a choice. */
export function chosenAs(
  choice: Exclude<EnteringChoice, 'copy'>,
  option: string,
): NonNullable<MtgCard['chosen']> {
  const color = COLORS.find((one) => one === option);
  return choice === 'color' ? withoutUndefined({ color }) : { [KEYS[choice]]: option };
}

function askedFor(
  { what, choice }: EffectNamed<'chooseEntering'>,
  scene: EffectContext<MtgMatchState>,
  { optionsFor }: EnteringChoices,
) {
  const card = sure(selectCard(what, scene));
  return { card, options: optionsFor(choice, entersLike(card, scene.state)) };
}

/**
 * Returns the state with the object of which a card enters as a copy. The choices for that object's entering
 * come next (rule 616.2).
 */
function withCopied(
  effect: EffectNamed<'chooseEntering'>,
  acting: EffectExecution<MtgMatchState>,
  choices: EnteringChoices,
): EffectOutcome<MtgMatchState, Effect> {
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

/** Defines the kind of effect with the choices of the cards of a match. */
export const chooseEnteringWith = (choices: EnteringChoices): Kind<'chooseEntering'> => ({
  asks(effect, scene) {
    const player = selectPlayer(effect.who ?? 'you', scene);
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

/** Returns the choices of a card that is the source of what happens, as effects. */
export const choosing = (
  choices: readonly EnteringChoice[],
  what: EffectNamed<'chooseEntering'>['what'],
  who?: EffectNamed<'chooseEntering'>['who'],
): readonly Effect[] =>
  choices.map((choice) => ({ effect: 'chooseEntering', what, choice, ...withoutUndefined({ who }) }));
