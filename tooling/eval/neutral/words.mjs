// Selectors, amounts, names and costs in the neutral form.

export const amountOf = (amount) => (typeof amount === 'number' ? amount : amount === 'all' ? 'all' : 'var');

/** What the names of one ability mean: targets, and players among them. */
export const meant = (targets) => new Map((targets?.slots ?? []).map(({ id, accepts }) => [id, accepts]));
const isTarget = (selector, slots) =>
  typeof selector === 'object' && 'bound' in selector && slots.has(selector.bound);
export function onOf(selector, slots) {
  if (selector === 'self') return 'self';
  if (selector === 'host') return 'attached';
  if (typeof selector !== 'object') return undefined;
  if ('among' in selector) return selector.among.every((one) => isTarget(one, slots)) ? 'target' : undefined;
  // Those of a player who is named: of one player, or of each.
  if ('each' in selector) return String(selector.each.controller).startsWith('role.') ? undefined : 'each';
  return isTarget(selector, slots) ? 'target' : 'that';
}
export function whoOf(selector = 'you', slots) {
  if (selector === 'you') return 'you';
  if (selector === 'eachPlayer') return 'each';
  if (selector === 'eachOpponent') return 'opponents';
  // Each other player.
  if (selector.those === 'eachPlayer' && selector.except === 'you') return 'opponents';
  return isTarget(selector, slots) ? 'target' : 'that';
}
export const PLAYERS = new Set(['you', 'eachPlayer', 'eachOpponent', 'activePlayer']);
export function struck(to, slots) {
  if (typeof to === 'string' && PLAYERS.has(to)) return whoOf(to, slots);
  return typeof to === 'object' && 'controllerOf' in to ? 'that' : onOf(to, slots);
}
export const nameOf = ({ keyword, from, n, costs, price, land }) => {
  // "Artifact landwalk": the supertypes and types of the land besides.
  if (land) {
    const also = [
      land.supertype,
      land.not?.supertype && `non${land.not.supertype}`,
      ...(land.allTypes ?? []),
    ];
    return `${also.filter((one) => one && one !== 'land').join(' ')} ${(land.subtype ?? 'land').toLowerCase()}walk`;
  }
  if (keyword === 'protection' && from?.color) return `protection from ${from.color}`;
  if (keyword === 'protection' && from?.colorCount)
    return `protection from ${from.colorCount.gte === 1 ? 'all colors' : 'multicolored'}`;
  const [cost] = costs ?? price ?? [];
  return [keyword, ...(n === undefined ? [] : [n]), ...(cost?.mana ?? [])].join(' ');
};
export const MOVES = {
  exile: 'exile',
  hand: 'toHand',
  battlefield: 'toBattlefield',
  graveyard: 'toGraveyard',
  library: 'toLibrary',
};
export const until = (duration) => (duration === 'endOfTurn' ? 'endOfTurn' : 'forever');

/** A cost in the neutral form; `self` where the card itself pays. */
export function costOf(costs) {
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

export const SUBJECT = (what) => (what === 'self' ? 'self' : what === 'host' ? 'attached' : 'other');
export function filterOf(what) {
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
