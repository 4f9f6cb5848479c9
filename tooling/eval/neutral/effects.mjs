// Effects in the neutral form.
import { MOVES, PLAYERS, amountOf, costOf, meant, nameOf, onOf, struck, until, whoOf } from './words.mjs';

export const flagged = (effects, more) => effects.map((effect) => ({ ...effect, ...more }));

/** What is chosen for the effect after it goes without saying. */
const told = (effects) =>
  effects.filter(
    (one, at) =>
      !(one.effect === 'choose' && JSON.stringify(effects[at + 1] ?? '').includes(`"${one.bind}"`)),
  );

/** A hand that is looked at for a choice goes without saying, and so does the order of what was chosen; how many were chosen is said with what is done to them. */
const ofHands = (effects) => {
  const choices = effects.filter(({ effect }) => effect === 'choose');
  const lower = new Set(
    choices.filter((one) => choices.some(({ bind }) => bind === one.from?.bound)).map(({ bind }) => bind),
  );
  const hands = new Map(
    effects.flatMap(({ effect, at, bind }) => (effect === 'look' ? [[bind, at.hand]] : [])),
  );
  const chosen = new Map(
    choices.map(({ bind, from, count }) => [bind, { who: hands.get(from?.bound), count }]),
  );
  return effects
    .filter(
      (one) =>
        !(one.effect === 'look' && one.at.hand && choices.some(({ from }) => from?.bound === one.bind)) &&
        !lower.has(one.what?.bound) &&
        !(one.effect === 'choose' && lower.has(one.bind)),
    )
    .map((one) =>
      one.as === 'discard' && chosen.get(one.what?.bound)?.who
        ? {
            ...one,
            who: chosen.get(one.what.bound).who,
            amount: chosen.get(one.what.bound).count ?? 1,
            chooser: 'you',
          }
        : one,
    );
};

/** Damage to an object and by it is prevented once in the neutral form. */
const withoutBoth = (effects) =>
  effects.filter(
    ({ effect, by }, at) =>
      effect !== 'preventDamage' ||
      by === undefined ||
      JSON.stringify(effects[at - 1]?.to) !== JSON.stringify(by),
  );

/** The same; what chance chooses is moved at random, and what was chosen of any number is moved in that number. */
const withChance = (given) => {
  const effects = withoutBoth(ofHands(given));
  const chosen = (is) =>
    new Set(effects.filter((one) => one.effect === 'choose' && is(one)).map(({ bind }) => bind));
  const random = chosen((one) => one.random);
  const anyNumber = chosen(({ count, upTo }) => count === 'all' && upTo);
  return told(effects).map((one) => ({
    ...one,
    ...(random.has(one.what?.bound) ? { random: true } : {}),
    ...(one.effect === 'moveCards' && anyNumber.has(one.what?.bound) ? { amount: 'any' } : {}),
  }));
};

const STILL_YOURS = JSON.stringify({ what: 'self', is: { zone: 'battlefield', controller: 'self' } });

const LASTING_SKIP = new Set(['whileYouControl', 'whileSourceRemains']);

/** One effect as those of the neutral form. */
function effectOf(effect, slots) {
  const { what, amount } = effect;
  if (effect.effect === 'draw' && effect.who?.among)
    return effect.who.among.flatMap((who) => effectOf({ ...effect, who }, slots));
  if (
    typeof what === 'object' &&
    'among' in what &&
    new Set(what.among.map((one) => onOf(one, slots))).size > 1
  )
    return what.among.flatMap((one) => effectOf({ ...effect, what: one }, slots));
  if (effect.effect === 'damage' && typeof effect.to === 'object' && 'among' in effect.to)
    if (new Set(effect.to.among.map((one) => struck(one, slots))).size > 1)
      return effect.to.among.flatMap((one) => effectOf({ ...effect, to: one }, slots));
  const on = what === undefined ? undefined : onOf(what, slots);
  const inner = (list = []) => withChance(list).flatMap((one) => effectOf(one, slots));
  const who = whoOf(effect.who, slots);
  const much = amount === undefined ? 1 : amountOf(amount);
  switch (effect.effect) {
    case 'addMana':
      return [{ kind: 'mana' }];
    case 'damage':
      return [
        {
          kind: 'damage',
          amount: much,
          to: struck(effect.to, slots),
          ...(effect.divided ? { divided: true } : {}),
        },
        ...(effect.gainsLife ? [{ kind: 'gainLife', amount: 'var', who: 'you' }] : []),
      ];
    case 'destroy':
      return [{ kind: 'destroy', on, ...(effect.cantRegenerate ? { noRegen: true } : {}) }];
    case 'moveCards':
      if (effect.as === 'discard')
        return [
          { kind: 'discard', who, amount: much, ...(effect.chooser ? { chooser: effect.chooser } : {}) },
        ];
      if (effect.as === 'sacrifice') return [{ kind: 'sacrifice', amount: much, who }];
      return [
        {
          kind: MOVES[effect.to],
          on,
          ...(effect.tapped ? { tapped: true } : {}),
          ...(effect.random ? { random: true } : {}),
        },
      ];
    case 'draw':
    case 'mill':
    case 'gainLife':
    case 'setLife':
    case 'loseLife':
      return [
        { kind: effect.effect, amount: much, who },
        ...(effect.gainsLife ? [{ kind: 'gainLife', amount: 'var', who: 'you' }] : []),
      ];
    case 'discard':
      return [
        {
          kind: 'discard',
          amount: much,
          who,
          ...(effect.chooser === 'random' ? { random: true } : effect.chooser ? { chooser: 'you' } : {}),
        },
      ];
    case 'counter':
      return [{ kind: 'counterSpell', on: 'target' }];
    case 'putCounters':
      return [
        {
          kind: 'addCounter',
          counter: effect.counter,
          amount: much,
          ...(effect.divided ? { divided: true } : {}),
          ...(PLAYERS.has(what) ? { who: whoOf(what, slots) } : { on }),
        },
      ];
    case 'removeCounters':
      return [{ kind: 'removeCounter', counter: effect.counter, amount: much, on }];
    case 'pump':
      return [
        {
          kind: 'pump',
          amount: amountOf(effect.power),
          amount2: amountOf(effect.toughness),
          on,
          duration: until(effect.until),
        },
      ];
    case 'gainKeywords':
      // The neutral form tells of whom it is said that they can't block, and not what they can't block.
      if (effect.keywords[0].keyword === 'cantBeBlockedBy') return [{ kind: 'cantBeBlockedBy' }];
      if (['cantBeRegenerated', 'lure'].includes(effect.keywords[0].keyword))
        return [{ kind: effect.keywords[0].keyword, on }];
      return [
        { kind: 'grantKeyword', keywords: effect.keywords.map(nameOf), on, duration: until(effect.until) },
      ];
    case 'gainProtection':
      return [
        {
          kind: 'grantKeyword',
          keywords: [effect.from === 'chosen' ? 'protection from chosencolor' : 'protection'],
          on,
          duration: until(effect.until),
        },
      ];
    case 'loseKeywords':
      return [{ kind: 'loseKeyword', keywords: effect.keywords, on, duration: until(effect.until) }];
    case 'become': {
      if (effect.change.switched) return [{ kind: 'other' }];
      const keywords = effect.change.addKeywords ?? [];
      const duration = until(effect.until);
      return [
        { kind: 'becomeType', on, duration },
        ...(keywords.length > 0
          ? [{ kind: 'grantKeyword', keywords: keywords.map(nameOf), on, duration }]
          : []),
      ];
    }
    case 'becomeType':
      return [{ kind: 'becomeType', on, duration: until(effect.until) }];
    case 'createToken': {
      const { types, subtypes = [], colors, power, toughness } = effect.token;
      const pt =
        typeof power === 'number' && typeof toughness === 'number' ? { pt: `${power}/${toughness}` } : {};
      const token = { types, subtypes, ...(colors ? { colors } : {}), ...pt };
      return [
        {
          kind: 'createToken',
          amount: amountOf(effect.count ?? 1),
          who,
          token,
          ...(effect.tapped ? { tapped: true } : {}),
        },
      ];
    }
    case 'tap':
    case 'untap':
    case 'tapOrUntap':
      return [{ kind: effect.effect, on }];
    case 'skipUntap':
      // For as long as something is so, it is a rule of its own in the neutral form.
      return [{ kind: LASTING_SKIP.has(effect.until) ? 'doesntUntap' : effect.effect, on }];
    case 'regenerate':
      return [{ kind: effect.effect, on }];
    case 'sacrifice':
      return [
        {
          kind: 'sacrifice',
          amount: amountOf(effect.count ?? 1),
          who,
          ...(what === undefined ? {} : { on }),
        },
      ];
    case 'search': {
      // Whose library it is.
      const whose = effect.library === undefined ? who : whoOf(effect.library, slots);
      const found = (count, tapped) => ({
        kind: 'search',
        // Any number of what is found.
        amount: count === 'all' ? 'var' : amountOf(count),
        who: whose,
        ...(tapped ? { tapped: true } : {}),
      });
      const { count = 1, one } = effect;
      // What goes to different places is found together, and then taken apart.
      return one
        ? [found(count), found(1, one.tapped), found(count - 1, effect.tapped)]
        : [found(count, effect.tapped)];
    }
    case 'shuffle':
    case 'reveal':
    case 'look':
    case 'choose':
      return [{ kind: effect.effect }];
    case 'chooseEntering':
      return [{ kind: 'choose' }];
    case 'gainControl':
      return [{ kind: 'gainControl', on, duration: until(effect.until) }];
    case 'preventDamage':
    case 'preventNext':
      return [
        {
          kind: 'preventDamage',
          ...(typeof amount === 'number' ? { amount } : {}),
          ...(effect.combat ? { combat: true } : {}),
        },
      ];
    case 'scry':
    case 'surveil':
    case 'bolster':
    case 'amass':
    case 'discover':
    case 'connive':
      return [{ kind: effect.effect, amount: much, ...(on === undefined ? { who } : { on }) }];
    case 'explore':
    case 'attach':
    case 'transform':
      return [{ kind: effect.effect, on }];
    case 'mustBlock':
      return [{ kind: 'mustBlock', on }];
    case 'phaseOut':
      return [{ kind: 'phase', on }];
    case 'goad':
      return [{ kind: 'goad', on }];
    case 'becomeMonarch':
      return [{ kind: 'monarch', who }];
    case 'unperformed':
      return [
        {
          kind: effect.action,
          ...(what === undefined ? {} : { on }),
          ...(effect.who === undefined ? {} : { who }),
        },
      ];
    case 'proliferate':
    case 'learn':
    case 'fight':
      return [{ kind: effect.effect }];
    case 'dig':
      return [
        {
          kind: 'look',
          amount: amountOf(effect.top),
          take: effect.take,
          ...(effect.upTo ? { optional: true } : {}),
        },
      ];
    case 'createCopy':
      return [{ kind: 'createToken', amount: amountOf(effect.count ?? 1), copy: true }];
    case 'exileUntil':
      return [{ kind: 'exile', on }];
    case 'skip':
      return [effect.next === 'turn' ? { kind: 'skipTurn', who } : { kind: 'other' }];
    case 'removeFromCombat':
      return [{ kind: 'removeFromCombat', on }];
    case 'extraTurn':
      return [{ kind: 'extraTurn', who }];
    case 'endGame':
      return [{ kind: effect.as === 'wins' ? 'winGame' : 'loseGame', who }];
    case 'copySpell':
      return [{ kind: 'copySpell', on }];
    case 'newTargets':
    case 'changeTarget':
      return [{ kind: 'changeTargets' }];
    case 'reflexive':
      return [{ kind: 'reflexive', effects: inner(effect.effects) }];
    case 'delayed':
      return [{ kind: 'delayed', effects: inner(effect.effects) }];
    case 'flipCoin':
      return [{ kind: 'flipCoin', win: inner(effect.win), lose: inner(effect.lose) }];
    case 'may': {
      // "You may ... If you do, ...": what comes after stands in a sequence.
      const [first, after, ...others] = effect.effects;
      if (after?.effect !== 'sequence' || others.length > 0)
        return flagged(inner(effect.effects), { optional: true });
      return [
        ...flagged(inner([first]), { optional: true }),
        ...flagged(inner(after.effects), { optional: true, cond: true }),
      ];
    }
    case 'if':
      // That what is sacrificed by itself is there still goes without saying.
      if (JSON.stringify(effect.condition) === STILL_YOURS) return inner(effect.effects);
      return flagged([...inner(effect.effects), ...inner(effect.else)], { cond: true });
    case 'mayPay': {
      // What nobody may decline is an effect of its own in the neutral form, and what follows hangs on it.
      if (effect.must)
        return [
          ...effect.costs.map(({ cost, counter }) => ({
            kind: DEEDS[cost],
            ...(counter ? { counter } : {}),
          })),
          ...flagged(inner(effect.effects), { cond: true }),
        ];
      const mode = effect.effects ? 'may' : 'unless';
      // Life paid as many times as something is counted is no known number.
      const costs = effect.costs.map((cost) =>
        cost.cost === 'life' && effect.times !== undefined ? { ...cost, amount: 'X' } : cost,
      );
      return flagged(inner(effect.effects ?? effect.else), { pay: { mode, cost: costOf(costs) } });
    }
    case 'sequence':
      return inner(effect.effects);
    case 'forEach':
      return inner(typeof effect.what === 'string' ? saidOfAll(effect.effects, effect) : effect.effects);
    default:
      return [{ kind: 'other' }];
  }
}

/** What each of several players does, said of all of them. */
const saidOfAll = (effects, { what, as }) =>
  JSON.parse(JSON.stringify(effects), (_key, value) => (value?.bound === as ? what : value));

/** What is done to pay, as effects. */
const DEEDS = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  return: 'toHand',
  removeCounters: 'removeCounter',
};

export const doing = ({ modes, ...ability }) => (modes ? ofModes(modes) : doingOf(ability));
function ofModes(modes) {
  const each = modes.options.map(doingOf);
  const effects = [
    { kind: 'modal', min: modes.min, max: modes.max, modes: each.map((mode) => mode.effects) },
  ];
  return { effects, targets: each.reduce((sum, { targets }) => sum + targets, 0) };
}
/** What reflexive triggers among effects target. */
const laterSlots = (part) =>
  typeof part !== 'object' || part === null
    ? []
    : [
        ...(part.effect === 'reflexive' ? (part.targets?.slots ?? []) : []),
        ...Object.values(part).flatMap(laterSlots),
      ];
const doingOf = ({ effects, targets }) => {
  const slots = [...(targets?.slots ?? []), ...laterSlots(effects)];
  return {
    effects: withChance(effects).flatMap((effect) => effectOf(effect, meant({ ...targets, slots }))),
    targets: slots.length,
  };
};
