import { type EffectContext, type EffectKind, optionDecision } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import type { ChooseEnteringEffect } from '../../language/effects/actions.js';
import type { Effect } from '../../language/effects/effect.js';
import { CHOSEN_ON_ENTERING } from '../../language/performed.js';
import { BASIC_LAND_TYPES, COLORS, isCreatureType } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { given } from '../../state/given.js';
import { memo } from '../../state/memo.js';
import { formName } from '../continuous/refresh.js';
import { askedBy, chosenOption, select, selectPlayers } from '../select/select.js';

type CardsById = ReadonlyMap<string, CardDefinition>;
type EnteringChoice = ChooseEnteringEffect['choice'];

/** What is chosen as cards enter, by their definitions. */
export interface EnteringChoices {
  /** What must be chosen as this card enters. */
  readonly choicesOf: (card: MtgCard) => readonly EnteringChoice[];
  readonly optionsFor: (choice: EnteringChoice, card: MtgCard) => readonly string[];
}

/** Nothing is chosen. */
export const NO_CHOICES: EnteringChoices = { choicesOf: () => [], optionsFor: () => [] };

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

export const choicesOf = ({ entersChoosing = [], entersAs }: CardDefinition): readonly EnteringChoice[] => [
  ...CHOSEN_ON_ENTERING.filter((choice) => entersChoosing.includes(choice)),
  ...(entersAs ? ['form' as const] : []),
];

/** What a match knows of it. */
export const enteringChoices = (definitions: CardsById): EnteringChoices => ({
  choicesOf({ publicId, faceDown }) {
    const definition = faceDown ? undefined : definitions.get(publicId);
    return definition ? choicesOf(definition) : [];
  },
  optionsFor(choice, { publicId }) {
    if (choice === 'color') return COLORS;
    if (choice === 'basicLandType') return BASIC_LAND_TYPES;
    if (choice === 'creatureType') return creatureTypes(definitions);
    return (definitions.get(publicId)?.entersAs ?? []).map(({ power, toughness }, at) =>
      formName(power, toughness, at),
    );
  },
});

/** Which fact of a card says what was chosen. */
const KEYS = {
  color: 'color',
  basicLandType: 'subtype',
  creatureType: 'subtype',
  form: 'form',
} as const;

function askedFor(
  { what, choice }: ChooseEnteringEffect,
  scene: EffectContext<MtgMatchState>,
  { optionsFor }: EnteringChoices,
) {
  const card = cardById(scene.state, select(what, scene)[0]?.id ?? '');
  const options = card ? optionsFor(choice, card) : [];
  return card && options.length > 0 ? { card, options } : undefined;
}

/** The kind of effect, with what is chosen as cards enter. */
export const chooseEnteringWith = (
  choices: EnteringChoices,
): EffectKind<MtgMatchState, ChooseEnteringEffect, Effect> => ({
  asks(effect, scene) {
    const found = askedFor(effect, scene, choices);
    const [player] = selectPlayers(effect.who ?? 'you', scene);
    if (player === undefined) return undefined;
    return found && optionDecision(askedBy(player, scene), found.options, effect.choice);
  },
  apply(effect, acting) {
    const found = askedFor(effect, acting, choices);
    const option = chosenOption(acting.decided);
    const color = COLORS.find((one) => one === option);
    if (!found || option === undefined) return { state: acting.state };
    const chosen = {
      ...found.card.chosen,
      ...(effect.choice === 'color' ? (color ? { color } : {}) : { [KEYS[effect.choice]]: option }),
    };
    return { state: withCard(acting.state, cardWith(found.card, { chosen })) };
  },
});

/** The choices of a card that is the source of what happens, as effects. */
export const choosing = (
  choices: readonly EnteringChoice[],
  what: ChooseEnteringEffect['what'],
  who?: ChooseEnteringEffect['who'],
): readonly Effect[] =>
  choices.map((choice) => ({ effect: 'chooseEntering', what, choice, ...given({ who }) }));
