import { type EffectContext, type EffectExecution, optionDecision } from '@reticle/core/play';
import type { EffectNamed } from '../../language/effects/effect.js';
import type { TokenFacts } from '../../language/effects/permanents.js';
import { type MtgCard, mtgCardOf } from '../../state/card.js';
import { cardWith, copyCard } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { inTurnOrder, knownCard } from '../../state/state.js';
import { entryAt } from '../../state/sure.js';
import { createTokens } from '../actions/permanents.js';
import { printedOf } from '../continuous/layers.js';
import {
  amountOf,
  askedBy,
  chosenOption,
  chosenRefs,
  refDecision,
  selectKnown,
  selectPlayers,
} from '../select/select.js';
import type { Kind } from './kind.js';
import { bound } from './bound.js';
import { type EnteringChoices, chosenAs } from './entering.js';
import { AIM, type Entering, aimsOf, attackOn } from './moving.js';

/** The most tokens that an effect creates at once. */
const MOST_TOKENS = 1_000;

type TokenExecution = EffectExecution<MtgMatchState>;
type TokenScene = EffectContext<MtgMatchState>;
const numberOf = (count: EffectNamed<'createCopy'>['count'], scene: TokenScene): number =>
  Math.min(MOST_TOKENS, Math.max(0, amountOf(count ?? 1, scene)));

function factsOf(token: TokenFacts, acting: TokenExecution) {
  const { supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  const name = token.name ?? [...subtypes, 'Token'].join(' ');
  return {
    names: [name],
    supertypes,
    types,
    subtypes,
    colors,
    manaValue: 0,
    keywords,
    ...(power === undefined ? {} : { power: amountOf(power, acting) }),
    ...(toughness === undefined ? {} : { toughness: amountOf(toughness, acting) }),
  };
}

/**
 * Puts tokens onto the battlefield at the same time, each as its text and other permanents say (rules 111.1,
 * 614.12).
 */
function arrive(
  tokens: readonly MtgCard[],
  bind: string | undefined,
  { state, emit }: TokenExecution,
  entering: Entering,
) {
  const cards = tokens.map((token) => cardWith(copyCard(token, []), entering(state, token)));
  return { state: createTokens(state, cards, emit), ...bound(bind, cards.map(refOf)) };
}

const ONE_AIM = { min: 1, max: 1, description: AIM };

/**
 * Returns what tokens may enter attacking if there is a choice, and for how many of them it must still be
 * chosen (rule 508.4).
 */
function aimsLeft({ attacking, count, aimed = [] }: EffectNamed<'createToken'>, scene: TokenScene) {
  const refs = attacking ? aimsOf(scene.state, scene.controller) : [];
  return { refs, open: refs.length > 1 ? numberOf(count, scene) - aimed.length : 0 };
}

/** Defines the kind of effect with how permanents enter. */
export const createTokenWith = (entering: Entering): Kind<'createToken'> => ({
  asks(effect, scene) {
    const { refs, open } = aimsLeft(effect, scene);
    return open === 0 ? undefined : refDecision(scene.controller, { ...ONE_AIM, refs }, scene);
  },
  apply(effect, acting) {
    const { token, count, who = 'you', tapped = false, bind, aimed = [] } = effect;
    const { state, decided } = acting;
    if (decided) return { state, first: [{ ...effect, aimed: [...aimed, ...chosenRefs(decided)] }] };
    const aims = effect.attacking ? aimsOf(state, acting.controller) : [];
    const printed = factsOf(token, acting);
    const number = numberOf(count, acting);
    const owners = inTurnOrder(state, selectPlayers(who, acting));
    const owned = owners.flatMap((owner) => Array.from({ length: number }, () => owner));
    const tokens = owned.map((owner, at): MtgCard => {
      const instanceId = `token-${state.nextId + at}`;
      const publicId = entryAt(printed.names, 0);
      const thisTurn = ['entered', 'cameUnderControl'] as const;
      const aim = aims.length > 1 ? aimed[at] : aims[0];
      const attacking =
        aim && owner === acting.controller ? withoutUndefined({ attacking: attackOn(state, aim) }) : {};
      const facts = { ...printed, printed, instanceId, publicId, owner, tapped, ...attacking };
      return mtgCardOf({ ...facts, token: true, thisTurn });
    });
    return arrive(tokens, bind, acting, entering);
  },
});

/** Finds what is copied; if it has left, as it last was (rule 608.2h). */
function copiedBy({ of }: EffectNamed<'createCopy'>, scene: TokenScene): MtgCard | undefined {
  const [ref] = selectKnown(of, scene);
  return ref && knownCard(scene.state, ref);
}

/**
 * Returns what is chosen for a token copy as it enters (rule 707.5), with the options. Leaves out what else
 * it could enter as a copy of, which is optional.
 */
const askedOf = (card: MtgCard, { choicesOf, optionsFor }: EnteringChoices) =>
  choicesOf(card).flatMap((choice) =>
    choice === 'copy' ? [] : [{ choice, options: optionsFor(choice, card) }],
  );

/** Returns the next choice for the tokens, one token after another. Returns undefined if all are made. */
function nextChoice(effect: EffectNamed<'createCopy'>, scene: TokenScene, choices: EnteringChoices) {
  const card = copiedBy(effect, scene);
  const asked = card ? askedOf(card, choices) : [];
  const { length } = effect.chosen ?? [];
  return length < asked.length * numberOf(effect.count, scene) ? asked[length % asked.length] : undefined;
}

/**
 * Defines the kind of effect with how permanents enter. A copy enters as its text says (rule 614.12); its
 * choices are asked for.
 */
export const createCopyWith = (entering: Entering, choices: EnteringChoices): Kind<'createCopy'> => ({
  asks(effect, scene) {
    const next = nextChoice(effect, scene, choices);
    return next && optionDecision(askedBy(scene.controller, scene), next.options, next.choice);
  },
  apply(effect, acting) {
    const { count, tapped = false, keywords = [], except = {}, bind, chosen = [] } = effect;
    const { state, controller, decided } = acting;
    const option = chosenOption(decided);
    if (option !== undefined) return { state, first: [{ ...effect, chosen: [...chosen, option] }] };
    const card = copiedBy(effect, acting);
    if (!card) return { state };
    const { manaSymbols, ...base } = printedOf(card);
    const { addSubtypes = [], noCost, notLegendary, colors = base.colors, power, toughness } = except;
    const printed = {
      ...base,
      colors,
      ...(notLegendary ? { supertypes: base.supertypes.filter((type) => type !== 'legendary') } : {}),
      ...withoutUndefined({ power, toughness }),
      ...(noCost ? { manaValue: 0 } : withoutUndefined({ manaSymbols })),
      subtypes: [...base.subtypes, ...addSubtypes],
      keywords: [...base.keywords, ...keywords],
    };
    const asked = askedOf(card, choices);
    const tokens = Array.from({ length: numberOf(count, acting) }, (_, at) => {
      const own = asked.reduce<NonNullable<MtgCard['chosen']>>(
        (all, { choice }, index) =>
          Object.assign(all, chosenAs(choice, entryAt(chosen, at * asked.length + index))),
        {},
      );
      return mtgCardOf({
        ...printed,
        printed,
        instanceId: `token-${state.nextId + at}`,
        publicId: card.publicId,
        // 707.8a: a copy of a double-faced permanent has both sides.
        ...(card.sides && !card.faceDown ? { sides: card.sides } : {}),
        ...(asked.length > 0 ? { chosen: own } : {}),
        owner: controller,
        tapped,
        token: true,
        thisTurn: ['entered', 'cameUnderControl'],
      });
    });
    return arrive(tokens, bind, acting, entering);
  },
});
