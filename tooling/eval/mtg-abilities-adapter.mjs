// What Reticle reads of whole faces, in the neutral form of the reference of abilities: read(face) -> { abilities, keywords, whole }.
// It says the same in other words and adds nothing: node ABILITIES_SCORER mtg-abilities-adapter.mjs FACES.jsonl
import { unexpressedOf } from '@reticle/mtg';
import { parseCard } from '@reticle/mtg/text';

const amountOf = (amount) => (typeof amount === 'number' ? amount : amount === 'all' ? 'all' : 'var');

/** What the names of one ability mean: targets, and players among them. */
const meant = (targets) => new Map((targets?.slots ?? []).map(({ id, accepts }) => [id, accepts]));
const isTarget = (selector, slots) =>
  typeof selector === 'object' && 'bound' in selector && slots.has(selector.bound);
function onOf(selector, slots) {
  if (selector === 'self') return 'self';
  if (selector === 'host') return 'attached';
  if (typeof selector !== 'object') return undefined;
  if ('among' in selector) return selector.among.every((one) => isTarget(one, slots)) ? 'target' : undefined;
  // Those of a player who is named: of one player, or of each.
  if ('each' in selector) return String(selector.each.controller).startsWith('role.') ? undefined : 'each';
  return isTarget(selector, slots) ? 'target' : 'that';
}
function whoOf(selector = 'you', slots) {
  if (selector === 'you') return 'you';
  if (selector === 'eachPlayer') return 'each';
  if (selector === 'eachOpponent') return 'opponents';
  // Each other player.
  if (selector.those === 'eachPlayer' && selector.except === 'you') return 'opponents';
  return isTarget(selector, slots) ? 'target' : 'that';
}
const PLAYERS = new Set(['you', 'eachPlayer', 'eachOpponent', 'activePlayer']);
function struck(to, slots) {
  if (typeof to === 'string' && PLAYERS.has(to)) return whoOf(to, slots);
  return typeof to === 'object' && 'controllerOf' in to ? 'that' : onOf(to, slots);
}
const nameOf = ({ keyword, from, n, costs }) => {
  if (keyword === 'protection' && from?.color) return `protection from ${from.color}`;
  if (keyword === 'protection' && from?.colorCount)
    return `protection from ${from.colorCount.gte === 1 ? 'all colors' : 'multicolored'}`;
  const [cost] = costs ?? [];
  return [keyword, ...(n === undefined ? [] : [n]), ...(cost?.mana ?? [])].join(' ');
};
const MOVES = {
  exile: 'exile',
  hand: 'toHand',
  battlefield: 'toBattlefield',
  graveyard: 'toGraveyard',
  library: 'toLibrary',
};
const until = (duration) => (duration === 'endOfTurn' ? 'endOfTurn' : 'forever');

/** A cost in the neutral form; `self` where the card itself pays. */
function costOf(costs) {
  const made = {};
  for (const cost of costs) {
    const count = amountOf(cost.count ?? 1);
    const some = { count, self: cost.what === 'self', ...(cost.random ? { random: true } : {}) };
    switch (cost.cost) {
      case 'mana':
        made.mana = [...(made.mana ?? []), ...cost.mana.map(String)];
        break;
      case 'tap':
        made.tap = true;
        break;
      case 'untap':
        made.untap = true;
        break;
      case 'payLife':
      case 'life':
        made.life = amountOf(cost.amount);
        break;
      case 'sacrifice':
      case 'discard':
      case 'exile':
      case 'return':
        made[cost.cost] = some;
        break;
      case 'removeCounters':
        made.removeCounter = { counter: cost.counter, count: amountOf(cost.count ?? cost.amount ?? 1) };
        break;
      case 'tapOthers':
        made.tapOthers = some;
        break;
      case 'putCounters':
        made.addCounter = { counter: cost.counter, count };
        break;
      case 'discardHand':
        made.discard = { count: 'all', self: false };
        break;
      case 'reveal':
        made.reveal = { count };
        break;
      case 'mill':
        made.mill = count;
        break;
      case 'energy':
        made.energy = amountOf(cost.amount);
        break;
      case 'loyalty':
        made.loyalty = cost.amount === '-X' ? 'var' : cost.amount;
        break;
      default:
        made.other = true;
    }
  }
  return made;
}

const flagged = (effects, more) => effects.map((effect) => ({ ...effect, ...more }));

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

/** The same; what chance chooses is moved at random. */
const withChance = (given) => {
  const effects = ofHands(given);
  const random = new Set(
    effects.filter((one) => one.effect === 'choose' && one.random).map(({ bind }) => bind),
  );
  return told(effects).map((one) => (random.has(one.what?.bound) ? { ...one, random: true } : one));
};

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
    case 'loseLife':
      return [{ kind: effect.effect, amount: much, who }];
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
      if (['cantBeRegenerated', 'lure'].includes(effect.keywords[0].keyword))
        return [{ kind: effect.keywords[0].keyword, on }];
      return [
        { kind: 'grantKeyword', keywords: effect.keywords.map(nameOf), on, duration: until(effect.until) },
      ];
    case 'gainProtection':
      return [{ kind: 'grantKeyword', keywords: ['protection'], on, duration: until(effect.until) }];
    case 'loseKeywords':
      return [{ kind: 'loseKeyword', keywords: effect.keywords, on, duration: until(effect.until) }];
    case 'become': {
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
    case 'skipUntap':
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
    case 'search':
      return [
        {
          kind: 'search',
          amount: amountOf(effect.count ?? 1),
          who,
          ...(effect.tapped ? { tapped: true } : {}),
        },
      ];
    case 'shuffle':
    case 'reveal':
    case 'look':
    case 'choose':
      return [{ kind: effect.effect }];
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
    case 'connive':
      return [{ kind: effect.effect, amount: much, ...(on === undefined ? { who } : { on }) }];
    case 'explore':
    case 'attach':
    case 'transform':
      return [{ kind: effect.effect, on }];
    case 'unperformed':
      return [
        {
          kind: effect.action === 'phaseOut' ? 'phase' : effect.action,
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
    case 'extraTurn':
      return [{ kind: 'extraTurn', who }];
    case 'endGame':
      return [{ kind: effect.as === 'wins' ? 'winGame' : 'loseGame', who }];
    case 'copySpell':
      return [{ kind: 'copySpell', on }];
    case 'newTargets':
    case 'changeTarget':
      return [{ kind: 'changeTargets' }];
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
      return flagged([...inner(effect.effects), ...inner(effect.else)], { cond: true });
    case 'mayPay': {
      const mode = effect.effects ? 'may' : 'unless';
      return flagged(inner(effect.effects ?? effect.else), { pay: { mode, cost: costOf(effect.costs) } });
    }
    case 'sequence':
    case 'forEach':
      return inner(effect.effects);
    default:
      return [{ kind: 'other' }];
  }
}

const doing = ({ modes, ...ability }) => (modes ? ofModes(modes) : doingOf(ability));
function ofModes(modes) {
  const each = modes.options.map(doingOf);
  const effects = [
    { kind: 'modal', min: modes.min, max: modes.max, modes: each.map((mode) => mode.effects) },
  ];
  return { effects, targets: each.reduce((sum, { targets }) => sum + targets, 0) };
}
const doingOf = ({ effects, targets }) => ({
  effects: withChance(effects).flatMap((effect) => effectOf(effect, meant(targets))),
  targets: targets?.slots.length ?? 0,
});

const SUBJECT = (what) => (what === 'self' ? 'self' : what === 'host' ? 'attached' : 'other');
function filterOf(what) {
  if (typeof what !== 'object') return {};
  const list = (one) => (one === undefined ? [] : [one].flat());
  const simple = Object.keys(what).every((key) =>
    ['type', 'subtype', 'controller', 'color', 'excludeSelf', 'zone'].includes(key),
  );
  const colors = list(what.color);
  return {
    what: {
      kinds: list(what.type),
      ...(what.subtype ? { subtypes: list(what.subtype).map((word) => word.toLowerCase()) } : {}),
      ...(colors.length > 0 ? { colors } : {}),
      ...(what.controller ? { controller: what.controller === 'self' ? 'you' : what.controller } : {}),
      ...(simple ? {} : { more: true }),
    },
  };
}
const WHOSE = { you: 'you', opponent: 'opponent', each: 'each' };
const STEPS = {
  upkeep: 'upkeep',
  draw: 'drawStep',
  end: 'endStep',
  endCombat: 'endCombat',
  beginCombat: 'beginCombat',
};
/** The card is cast, or cycled: where its ability works goes without saying. */
const isTold = ({ on, what }) => (on === 'casts' && what === 'self') || on === 'cycles';
/** Two events that differ in whom they happen to alone are one. */
function eventsOf(trigger) {
  if (trigger.on !== 'anyOf') return [eventOf(trigger)];
  const [one, two] = trigger.of.map(eventOf);
  return one.event === two.event && one.subject === 'self' && two.subject === 'other'
    ? [{ ...two, subject: 'selfOrOther' }]
    : [one, two];
}
const NAMES = {
  isntBlocked: 'unblocked',
  cycles: 'cycled',
  sacrifices: 'sacrificed',
  declaresAttack: 'youAttack',
  getsCounters: 'counterAdded',
  transforms: 'transformed',
};
function eventOf(trigger) {
  const { on, what } = trigger;
  const about = { subject: SUBJECT(what), ...filterOf(what) };
  switch (on) {
    case 'moves': {
      const { from, to } = trigger;
      const event =
        to === 'battlefield' ? 'enters' : to === 'graveyard' && from === 'battlefield' ? 'dies' : 'leaves';
      return { event, ...about };
    }
    case 'step':
      return { event: STEPS[trigger.step], whose: WHOSE[trigger.whose] };
    case 'attacks':
      return { event: trigger.alone ? 'attacksAlone' : 'attacks', ...about };
    case 'cycles':
    case 'sacrifices': {
      // Whose it is, is whose who sacrifices it: the reference says it again in some places only.
      const yours = on === 'sacrifices' && trigger.who === 'you' ? { controller: 'sacrificed' } : {};
      const said =
        typeof what === 'object' ? { subject: 'other', ...filterOf({ ...what, ...yours }) } : about;
      return {
        event: NAMES[on],
        ...(what === undefined ? { subject: 'other' } : said),
        whose: WHOSE[trigger.who],
      };
    }
    case 'declaresAttack':
      return { event: NAMES[on] };
    case 'casts':
      if (trigger.orCopies)
        return { event: 'castOrCopy', subject: 'other', whose: WHOSE[trigger.who], ...filterOf(what) };
      if (trigger.targetsThis) return { event: 'castTargetingSelf', whose: WHOSE[trigger.who] };
      if (what === 'self') return { event: 'castSpell', subject: 'self' };
      return { event: 'castSpell', subject: 'other', whose: WHOSE[trigger.who], ...filterOf(what) };
    case 'gainsLife':
    case 'losesLife':
    case 'draws':
    case 'discards':
      return { event: on, whose: WHOSE[trigger.who] };
    case 'dealsDamage':
      return {
        event: 'dealsDamage',
        ...about,
        ...(trigger.combat ? { combat: true } : {}),
        ...(trigger.to === 'any' ? {} : { to: trigger.to }),
      };
    default:
      return { event: NAMES[on] ?? on, ...about };
  }
}

/** Rules that others are given, which the neutral form names by themselves. */
const GRANTED_RULES = {
  cantBeBlockedBy: 'cantBeBlockedBy',
  mostBlockers: 'cantBeBlockedBy',
  lure: 'lure',
};

/** A change that lasts as static effects of the neutral form. */
function changesOf({ affects, change }) {
  const on = onOf(affects, new Map());
  const { power, toughness, addKeywords = [], removeKeywords, setPower, setToughness, ...others } = change;
  const [prevented, granted] = [true, false].map((is) =>
    addKeywords.filter(({ keyword }) => keyword.startsWith('prevent') === is),
  );
  const [limits, given] = [true, false].map((is) =>
    granted.filter(({ keyword }) => Object.hasOwn(GRANTED_RULES, keyword) === is),
  );
  return [
    ...limits.map(({ keyword }) => ({ kind: GRANTED_RULES[keyword], on })),
    ...(power === undefined && toughness === undefined
      ? []
      : [{ kind: 'pump', amount: amountOf(power ?? 0), amount2: amountOf(toughness ?? 0), on }]),
    ...(prevented.length > 0 ? [{ kind: 'preventDamage', on }] : []),
    ...(given.length > 0 ? [{ kind: 'grantKeyword', keywords: given.map(nameOf), on }] : []),
    ...(removeKeywords ? [{ kind: 'loseKeyword', keywords: removeKeywords, on }] : []),
    ...(setPower === undefined && setToughness === undefined ? [] : [{ kind: 'setPT', on }]),
    ...(Object.keys(others).length > 0 ? [{ kind: 'becomeType', on }] : []),
  ];
}

const RULES = {
  spellsCost: 'costChange',
  thisCosts: 'costChange',
  mayStayTapped: 'mayNotUntap',
  mostBlockers: 'cantBeBlockedBy',
  hasAbility: 'other',
};
const ARE_RULES = new Set(
  'cantBlock cantAttack cantBeBlocked cantBeBlockedBy cantBeCountered doesntUntap mayStayTapped mustAttack mostBlockers eachPlaysAnotherLand diesOntoLibrary spellsCost thisCosts'.split(
    ' ',
  ),
);

/** The limits of boast (rule 702.142a) go without saying in the neutral form. */
const isBoast = ({ perTurn, onlyIf }) => perTurn === 1 && onlyIf?.is?.thisTurn === 'attacked';

const CHOICES = {
  basicLandType: 'type',
  cardName: 'name',
  cardType: 'type',
  color: 'color',
  creatureType: 'type',
  landType: 'type',
  nonlandCardName: 'name',
  opponent: 'player',
  player: 'player',
};
/** How much more a spell costs, or less; counted, or of colours, it is no number. */
function costChangeOf({ less, more, each }) {
  const [only, ...others] = less ?? more;
  if (each !== undefined || others.length > 0 || typeof only !== 'number')
    return each === undefined ? undefined : 'var';
  return less ? -only : only;
}

/** The abilities that are said in one line of a text, by themselves. */
function ofLine(face, line, index) {
  const { card } = parseCard({ ...face, text: line });
  const rules = card.keywords.filter(({ keyword }) => ARE_RULES.has(keyword));
  return [
    ...card.activated.map((ability) => ({
      class: 'activated',
      line: index,
      cost: costOf(ability.costs),
      ...(ability.zone && ability.zone !== 'battlefield' ? { zone: ability.zone } : {}),
      timing: {
        ...(ability.timing?.sorcery ? { sorcery: true } : {}),
        ...(ability.perTurn && !isBoast(ability) ? { perTurn: ability.perTurn } : {}),
        ...(ability.timing?.turn ? { turn: ability.timing.turn === 'yours' ? 'you' : 'opponent' } : {}),
        ...(ability.timing?.during ? { phase: ability.timing.during } : {}),
      },
      ...(ability.onlyIf && !isBoast(ability) ? { if: true } : {}),
      ...doing(ability),
    })),
    ...card.triggered.map((ability) => ({
      class: 'triggered',
      line: index,
      events: eventsOf(ability.trigger),
      ...(ability.perTurn ? { perTurn: ability.perTurn } : {}),
      ...(ability.zone && !isTold(ability.trigger) ? { zone: ability.zone } : {}),
      ...(ability.if || ability.trigger.others ? { if: true } : {}),
      ...doing(ability),
    })),
    ...card.static.map((ability) => ({
      class: 'static',
      line: index,
      effects: flagged(changesOf(ability), ability.if ? { cond: true } : {}),
      targets: 0,
    })),
    ...([card.power, card.toughness].some((part) => typeof part === 'object')
      ? [{ class: 'static', line: index, effects: [{ kind: 'setPT', on: 'self' }], targets: 0 }]
      : []),
    ...rules.map(({ keyword, attackers, ...rule }) => ({
      class: 'static',
      line: index,
      ...(rule.if ? { if: true } : {}),
      effects: [
        attackers
          ? { kind: 'cantBeBlockedBy', on: 'each' }
          : RULES[keyword] === 'costChange'
            ? { kind: 'costChange', amount: costChangeOf(rule) }
            : { kind: RULES[keyword] ?? keyword, on: 'self' },
      ],
      targets: 0,
    })),
    ...(card.entersWith
      ? [
          {
            class: 'replacement',
            line: index,
            kind: 'entersWithCounters',
            counter: card.entersWith.counter,
            amount: amountOf(card.entersWith.amount),
            effects: [],
            targets: 0,
          },
        ]
      : []),
    ...(card.entersChoosing ?? []).map((choice) => ({
      class: 'replacement',
      line: index,
      kind: 'entersChoosing',
      thing: CHOICES[choice],
      effects: [],
      targets: 0,
    })),
    ...(card.entersTapped
      ? [{ class: 'replacement', line: index, kind: 'entersTapped', effects: [], targets: 0 }]
      : []),
  ];
}

/** What a spell costs in addition. */
function costOfSpell(keywords) {
  const costs = keywords.flatMap((found) => (found.keyword === 'additionalCost' ? found.costs : []));
  return costs.length > 0 ? { cost: costOf(costs) } : {};
}

const isModal = (line) => /^(?:when|whenever|at) .*—$/iu.test(line.replace(/^[^—]{1,40} — /u, '').trim());

/** A face of the reference as Reticle reads it. */
export function read({ name, types, manaCost, pt, oracle }) {
  const [power, toughness] = pt?.split('/') ?? [];
  const face = {
    name,
    types,
    text: oracle,
    ...(manaCost && manaCost !== 'no cost' ? { manaCost } : {}),
    ...(power === undefined ? {} : { power, toughness }),
  };
  const { card } = parseCard(face);
  const lines = oracle.split('\n');
  // The modes of an ability stand on lines of their own below it.
  const below = (from) => lines.slice(from + 1).findIndex((line) => !line.startsWith('•'));
  const abilities = lines.flatMap((line, index) => {
    const more = below(index);
    const modes = isModal(line) ? lines.slice(index + 1, more < 0 ? undefined : index + 1 + more) : [];
    return line.startsWith('•') ? [] : ofLine({ name, types }, [line, ...modes].join('\n'), index);
  });
  const spell = card.spell
    ? [{ class: 'spell', line: null, ...costOfSpell(card.keywords), ...doing(card.spell) }]
    : [];
  return { abilities: [...spell, ...abilities], whole: unexpressedOf(card).length === 0 };
}
