import type { PinnedRef } from '@reticle/core';
import { type EffectContext, type EffectKinds, optionDecision } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import { keywordsNamed } from '../../language/keyword.js';
import type { Effect, EffectNamed, Effects } from '../../language/effects/effect.js';
import { type MtgCard, hasOwnAbilities } from '../../state/card.js';
import { cardsIn, permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import { libraryOf } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf, refOf } from '../../state/refs.js';
import { isInRange } from '../../state/range.js';
import { areOpponents, inTurnOrder } from '../../state/state.js';
import { drawCards } from '../actions/change-zone.js';
import { replacementNames } from '../actions/first-replacement.js';
import { entryAt } from '../../state/sure.js';
import { amountOf, askedBy, chosenOption, numberOptions, selectPlayers } from '../select/select.js';
import type { Kind } from './kind.js';
import { bound } from './bound.js';
import { runnerOf } from './runner.js';

/** Returns what a card says happens instead of draws. Returns undefined if it says nothing about them. */
export type DrawReplacements = (card: MtgCard) => CardDefinition['replacesDraws'];

/** Returns the draw replacements of the cards of a match. */
export const drawReplacementsIn =
  (definitions: ReadonlyMap<string, CardDefinition>): DrawReplacements =>
  ({ publicId, keywords }) =>
    [publicId, ...keywordsNamed(keywords, 'abilitiesOf').map(({ of }) => of)]
      .map((id) => definitions.get(id)?.replacesDraws)
      .find((found) => found !== undefined);

/** The lookup of games without draw replacements. */
export const NO_DRAW_REPLACEMENTS: DrawReplacements = () => undefined;

/**
 * The name under which a replacement is remembered, so that it gets no second opportunity with what happens
 * instead (rule 614.5).
 */
const REPLACED_BY = 'replacedBy';

/**
 * What replaces a draw: a permanent, with what happens instead; or a card that may replace it if its owner
 * wants that.
 */
interface Replacing {
  readonly source: MtgCard;
  readonly effects: readonly Effect[];
  readonly may?: true;
}

const DREDGE = 'dredge';

/**
 * Returns what cards in a graveyard can do instead of a draw: the owner mills that many cards, if there are
 * enough, and returns the card to the hand (rule 702.52a).
 */
function dredgeReplacements(state: MtgMatchState, player: string): readonly Replacing[] {
  const found = cardsIn(state, 'graveyard').flatMap((source) =>
    source.owner === player
      ? source.keywords.flatMap((keyword) =>
          keyword.keyword === DREDGE && 'n' in keyword ? [{ source, amount: keyword.n }] : [],
        )
      : [],
  );
  if (found.length === 0) return [];
  const left = libraryOf(state, player).length;
  return found
    .filter(({ amount }) => amount <= left)
    .map(({ source, amount }) => ({
      source,
      may: true,
      effects: [
        { effect: 'mill', amount },
        { effect: 'moveCards', what: 'self', to: 'hand' },
      ],
    }));
}

/** Returns what would replace a player's draw, without those that have done so. */
function drawReplacements(
  state: MtgMatchState,
  player: string,
  done: readonly PinnedRef[],
  replacementOf: DrawReplacements,
): readonly Replacing[] {
  const byPermanents = permanentsIn(state).flatMap((source) => {
    const found = replacementOf(source);
    if (!found || !hasOwnAbilities(source)) return [];
    const you = controllerOf(source);
    const isTheirs =
      found.who === 'each' || (found.who === 'you' ? player === you : areOpponents(state, you, player));
    const isDone = done.some(({ id, incarnation }) => {
      const ref = refOf(source);
      return id === ref.id && incarnation === ref.incarnation;
    });
    return isTheirs && isInRange(state, you, player) && !isDone ? [{ source, effects: found.effects }] : [];
  });
  return [...byPermanents, ...dredgeReplacements(state, player)];
}

/** Returns the cards that came to hands since an earlier state. */
function drawnSince(before: MtgMatchState, after: MtgMatchState): readonly PinnedRef[] {
  const were = new Set(cardsIn(before, 'hand').map(({ instanceId }) => instanceId));
  return cardsIn(after, 'hand')
    .filter(({ instanceId }) => !were.has(instanceId))
    .map(refOf);
}

/** The name of the drawing player, while each player says how many, or while something may happen instead. */
const DRAWER = 'drawer';

/**
 * Returns what could replace a player's next draw. If there are several, that player chooses which applies
 * first (rule 616.1).
 */
function ways(
  { amount = 1 }: EffectNamed<'draw'>,
  player: string,
  scene: EffectContext<MtgMatchState>,
  replacementOf: DrawReplacements,
): readonly Replacing[] {
  return amountOf(amount, scene) > 0
    ? drawReplacements(scene.state, player, replacedBy(scene), replacementOf)
    : [];
}

/** Returns what has already replaced the draw. */
const replacedBy = ({ bound: named }: EffectContext<MtgMatchState>): readonly PinnedRef[] =>
  named[REPLACED_BY] ?? NOTHING;
const NOTHING: readonly PinnedRef[] = [];

/** The option of the drawing player to draw, if nothing has to happen instead. */
const DRAWS = 'draw';

/** Returns the names of the options. If nothing has to happen instead, drawing is one of them. */
function namesOf(found: readonly Replacing[]): readonly string[] {
  const names = replacementNames(found.map(({ source }) => source.names.join(' // ')));
  return found.every(({ may }) => may) ? [...names, DRAWS] : names;
}

/** Builds what happens instead of one draw, in the name of its source. */
const instead = (
  { source, effects }: Replacing,
  player: string,
  done: readonly PinnedRef[],
): EffectNamed<'replacement'> => ({
  effect: 'replacement',
  frame: {
    controller: controllerOf(source),
    source: refOf(source),
    variables: {},
    bound: { player: [playerRefOf(player)], [REPLACED_BY]: [...done, refOf(source)] },
    todo: effects,
  },
});

/** Defines the kind of effect with draw replacements. Each card is drawn by itself (rule 121.6b). */
export const drawWith = (replacementOf: DrawReplacements): Kind<'draw'> => ({
  asks(effect, scene) {
    const [player, ...others] = selectPlayers(effect.who ?? 'you', scene);
    if (player === undefined || others.length > 0) return undefined;
    if (effect.upTo) {
      const most = Math.max(0, amountOf(effect.amount ?? 1, scene));
      return most === 0 ? undefined : optionDecision(askedBy(player, scene), numberOptions(0, most), 'draw');
    }
    const found = ways(effect, player, scene, replacementOf);
    const names = namesOf(found);
    return found.length === 0 || names.length < 2
      ? undefined
      : optionDecision({ controller: player }, names, 'Which of the replacement effects applies first');
  },
  apply(effect, acting) {
    const { who = 'you', amount = 1, upTo, bind, drawn = [], ...rest } = effect;
    const { state, decided } = acting;
    const players = inTurnOrder(state, selectPlayers(who, acting));
    const [player, ...others] = players;
    if (player === undefined) return { state, ...bound(bind, drawn) };
    const isReplaced = players.some((one) => ways(effect, one, acting, replacementOf).length > 0);
    if (others.length > 0 && (upTo || isReplaced)) {
      const each: Effect = { ...effect, who: { bound: DRAWER } };
      return { state, first: [{ effect: 'forEach', what: who, as: DRAWER, effects: [each] }] };
    }
    const count = upTo ? Number(chosenOption(decided) ?? 0) : amountOf(amount, acting);
    const named = bind === undefined ? {} : { bind };
    if (upTo) return { state, first: [{ ...rest, who, ...named, amount: count }] };
    const found = ways(effect, player, acting, replacementOf);
    if (found.length === 0) {
      const after = players.reduce((now, one) => drawCards(now, one, count, acting), state);
      return { state: after, ...bound(bind, [...drawn, ...drawnSince(state, after)]) };
    }
    const chosen = chosenOption(decided);
    const at = chosen === undefined ? 0 : namesOf(found).indexOf(chosen);
    if (at === found.length) {
      const after = drawCards(state, player, 1, acting);
      const since = [...drawn, ...drawnSince(state, after)];
      return { state: after, first: [{ ...rest, who, ...named, amount: count - 1, drawn: since }] };
    }
    const first = entryAt(found, at);
    const left: Effect = { ...rest, who, ...named, amount: count - 1, drawn };
    return { state, first: [instead(first, player, replacedBy(acting)), left] };
  },
});

/** Defines effects that happen in a frame of their own inside another frame, one at a time. */
export function inOwnFrame(kinds: () => EffectKinds<MtgMatchState, Effects>): Kind<'replacement'> {
  let made: ReturnType<typeof runnerOf> | undefined;
  const runner = () => (made ??= runnerOf(kinds()));
  return {
    asks: ({ frame }, { state }) => runner().decision(state, frame),
    apply({ frame }, { state, decided, random, emit }) {
      const run = runner().run(state, frame, { random, emit }, decided, () => true);
      const isOver = run.frame.todo.length === 0;
      return { state: run.state, first: isOver ? [] : [{ effect: 'replacement', frame: run.frame }] };
    },
  };
}

/**
 * Whether something replaces a player's next draw. Then even the draw of the draw step (rule 504.1) resolves
 * like an effect.
 */
export const replacesDraws = (
  state: MtgMatchState,
  player: string,
  replacementOf: DrawReplacements,
): boolean => drawReplacements(state, player, NOTHING, replacementOf).length > 0;
