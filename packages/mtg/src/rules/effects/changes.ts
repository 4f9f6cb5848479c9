import type { PinnedRef } from '@reticle/core';
import { type EffectContext, optionDecision } from '@reticle/core/play';
import type { changeEffects } from '../../language/effects/changes.js';
import type { Duration } from '../../language/change.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import { hasKeyword, type MtgKeyword } from '../../language/keyword.js';
import { BASIC_LAND_TYPES, COLORS } from '../../language/vocabulary.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Selector } from '../../language/selector.js';
import { endEffects, leaveEffect } from '../continuous/active.js';
import { isRule } from '../continuous/layers.js';
import { leaveRule } from '../continuous/whatever-matches.js';
import { openFilter } from '../select/lasting-filter.js';
import { askedBy, chosenOption, select, selectPlayer } from '../select/select.js';
import { isSameRef } from '../../state/refs.js';
import { knownCard, knownNow } from '../../state/state.js';
import { happen } from '../events/happen.js';
import type { Actions, Kind } from './kind.js';

/** Asks the controller for one of the five colours. Asks nothing if the object is gone. */
const asksColor = (
  { what }: EffectNamed<'become'> | EffectNamed<'gainProtection'>,
  scene: EffectContext<MtgMatchState>,
) =>
  select(what, scene).length === 0
    ? undefined
    : optionDecision(askedBy(scene.controller, scene), COLORS, 'color');

const colorChosen = (decided: Parameters<typeof chosenOption>[0]) =>
  COLORS.find((one) => one === chosenOption(decided));

const become: Kind<'become'> = {
  asks: (effect, scene) => (effect.choose ? asksColor(effect, scene) : undefined),
  apply({ what, change: made, choose, until }, acting) {
    const color = choose && colorChosen(acting.decided);
    const whole = color === undefined ? made : { ...made, colors: [color] };
    return { state: leaveEffect(acting, select(what, acting), whole, until) };
  },
};

const becomeType: Kind<'becomeType'> = {
  asks({ what, landType }, scene) {
    if (landType !== 'choose' || select(what, scene).length === 0) return undefined;
    return optionDecision(askedBy(scene.controller, scene), BASIC_LAND_TYPES, 'becomeType');
  },
  apply({ what, landType, until }, acting) {
    const type = landType === 'choose' ? chosenOption(acting.decided) : landType;
    if (type === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { landTypes: [type] }, until) };
  },
};

const gainControl: Kind<'gainControl'> = {
  apply({ what, who = 'you', until }, acting) {
    const controller = selectPlayer(who, acting);
    if (controller === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { controller }, until) };
  },
};

/** The marks of permanents for which abilities wait (rules 701.37b, 702.112b). */
const MARKS: ReadonlySet<string> = new Set(['monstrous', 'renowned']);

/** Durations for which an effect that changes the rules does so for whatever matches. */
const OPEN: ReadonlySet<Duration> = new Set(['endOfTurn', 'endOfCombat', 'yourNextTurn']);

/**
 * Gives keywords to some objects: abilities to those that there are, rules to whatever matches from now on
 * ("creatures without flying can't block this turn", rule 611.2c).
 */
function leaveKeywords(
  scene: EffectContext<MtgMatchState>,
  what: Selector,
  refs: readonly PinnedRef[],
  keywords: readonly MtgKeyword[],
  until: Duration,
): MtgMatchState {
  const each = OPEN.has(until) ? openFilter(what) : undefined;
  const rules = each === undefined ? [] : keywords.filter(({ keyword }) => isRule(keyword));
  const others = keywords.filter((keyword) => !rules.includes(keyword));
  const state = others.length === 0 ? scene.state : leaveEffect(scene, refs, { addKeywords: others }, until);
  return each === undefined || rules.length === 0
    ? state
    : leaveRule({ ...scene, state }, each, { addKeywords: rules }, until);
}

const gainKeywords: Kind<'gainKeywords'> = {
  asks({ what, keywords, oneOf }, scene) {
    if (!oneOf || select(what, scene).length === 0) return undefined;
    const names = keywords.map(({ keyword }) => keyword);
    return optionDecision(askedBy(scene.controller, scene), names, 'keyword');
  },
  apply({ what, keywords: offered, oneOf, until }, acting) {
    const refs = select(what, acting);
    const chosen = chosenOption(acting.decided);
    const keywords = oneOf ? offered.filter(({ keyword }) => keyword === chosen) : offered;
    if (keywords.length === 0) return { state: acting.state };
    const marks = keywords.flatMap(({ keyword: mark }) => (MARKS.has(mark) ? [mark] : []));
    const told = refs
      .flatMap((card) => marks.map((mark) => ({ type: 'marked' as const, card, mark })))
      .reduce((now, event) => happen(now, event, acting.emit), acting.state);
    const state = leaveKeywords({ ...acting, state: told }, what, refs, keywords, until);
    const players =
      until === 'forever' ? refs.flatMap(({ kind, id }) => (kind === 'player' ? [id] : [])) : [];
    return {
      state: players.reduce(
        (now, player) => happen(now, { type: 'playerGained', player, keywords }, acting.emit),
        state,
      ),
    };
  },
};

const gainProtection: Kind<'gainProtection'> = {
  asks: (effect, scene) => (effect.from === 'chosen' ? undefined : asksColor(effect, scene)),
  apply({ what, from, until }, acting) {
    const chosen = from && knownCard(acting.state, acting.source)?.chosen?.color;
    // If no colour was chosen, there is no protection.
    if (from && chosen === undefined) return { state: acting.state };
    // If the object is gone nobody is asked, and nothing gains protection.
    const color = withoutUndefined({ color: chosen ?? colorChosen(acting.decided) });
    const addKeywords = [{ keyword: 'protection', from: color }];
    return { state: leaveEffect(acting, select(what, acting), { addKeywords }, until) };
  },
};

const loseKeywords: Kind<'loseKeywords'> = {
  apply: ({ what, keywords, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { removeKeywords: keywords }, until),
  }),
};

const SUSPECTED = 'suspected';
const NO_CARD = { keywords: [] };

const suspect: Kind<'suspect'> = {
  apply({ what, ends }, acting) {
    const refs = select(what, acting);
    // 701.60a: what makes it suspected ends, and with it what that gave.
    if (ends)
      return {
        state: endEffects(
          acting.state,
          ({ change }) => change.addKeywords?.some(({ keyword }) => keyword === SUSPECTED) ?? false,
          (one) => refs.some((ref) => isSameRef(one, ref)),
        ),
      };
    // 701.60d: a suspected permanent can't become suspected again.
    const fresh = refs.filter((ref) => !hasKeyword(knownNow(acting.state, ref) ?? NO_CARD, SUSPECTED));
    const addKeywords: readonly MtgKeyword[] = [
      { keyword: SUSPECTED },
      { keyword: 'menace' },
      // 701.60c: "this creature can't block" is an ability, which is lost with the others.
      { keyword: 'blockless' },
    ];
    return { state: leaveEffect(acting, fresh, { addKeywords }, 'forever') };
  },
};

const mustBlock: Kind<'mustBlock'> = {
  apply({ what, whom }, acting) {
    const addKeywords = select(whom, acting).flatMap(({ kind, id }) =>
      kind === 'card' ? [{ keyword: 'mustBlock' as const, attacker: id }] : [],
    );
    return { state: leaveEffect(acting, select(what, acting), { addKeywords }, 'endOfTurn') };
  },
};

/** A creature can be goaded by several players, and again by one whose goad then ends later. */
const goad: Kind<'goad'> = {
  apply({ what }, acting) {
    const addKeywords = [{ keyword: 'isGoaded' as const, by: acting.controller }];
    return { state: leaveEffect(acting, select(what, acting), { addKeywords }, 'yourNextTurn') };
  },
};

const pump: Kind<'pump'> = {
  apply: ({ what, power, toughness, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { power, toughness }, until),
  }),
};

const skipUntap: Kind<'skipUntap'> = {
  apply: ({ what, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { addKeywords: [{ keyword: 'doesntUntap' }] }, until),
  }),
};

export const changeActions: Actions<typeof changeEffects> = {
  become,
  becomeType,
  gainControl,
  gainKeywords,
  gainProtection,
  goad,
  loseKeywords,
  mustBlock,
  pump,
  skipUntap,
  suspect,
};
