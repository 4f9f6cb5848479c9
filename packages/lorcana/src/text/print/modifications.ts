import type { Duration, Modification, MustBeChosen } from '../../language/modification.js';
import type { Amount } from '../../language/reference.js';
import type { Prohibition } from '../../language/vocabulary.js';
import { noun, inPlay, nouns } from './nouns.js';
import { ownPlace } from './conditions.js';
import { joined, said, type Words } from './said.js';
import { verb, type Thing } from './talk.js';

const SIGNS = { strength: '{S}', willpower: '{W}', lore: '{L}' } as const;

const CANT: { readonly [P in Prohibition]: string } = {
  ready: "can't ready",
  exert: "can't be exerted",
  quest: "can't quest",
  challenge: "can't challenge",
  sing: "can't {E} to sing songs",
  move: "can't move to locations",
  beChallenged: "can't be challenged",
  beDamaged: "can't be dealt damage",
};

/** Keywords whose N is added to something. */
const ADDS: ReadonlySet<string> = new Set(['challenger', 'resist']);

/** "Rush", "Challenger +2", "Sing Together 7". */
export function keywordWords(keyword: string, value: number | undefined): string {
  const name = keyword
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return value === undefined ? name : `${name} ${ADDS.has(keyword) ? '+' : ''}${value}`;
}

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

/** "for each other character you have in play", "for each card in your hand". */
function forEach(amount: Amount): Words {
  if (typeof amount !== 'object' || !('count' in amount)) return undefined;
  const place = ownPlace(amount.count);
  const words = place && noun(place.rest);
  if (!place) return undefined;
  return place.where === 'in play'
    ? said`for each ${words} you have in play`
    : said`for each ${words} ${place.where}`;
}

function statWords(of: Thing, stat: keyof typeof SIGNS, amount: Amount): Words {
  const get = verb(of, 'gets', 'get');
  if (typeof amount === 'number') return `${get} ${signed(amount)} ${SIGNS[stat]}`;
  const times = typeof amount === 'object' ? (amount.times ?? 1) : 1;
  return said`${get} ${signed(times)} ${SIGNS[stat]} ${forEach(amount)}`;
}

/** What is said of a thing that gets something; that it can't be challenged is said of those who can't. */
function given(of: Thing, part: Modification): Words {
  if ('stat' in part) return statWords(of, part.stat, part.amount);
  if ('keyword' in part) return `${verb(of, 'gains', 'gain')} ${keywordWords(part.keyword, part.value)}`;
  return 'cant' in part ? CANT[part.cant] : undefined;
}

const EFFECTS = { action: 'actions', ability: 'abilities' } as const;

/** "opponents must choose this character for actions if able". */
function mustWords(of: Thing, { by, for: kinds = ['action', 'ability'] }: MustBeChosen): Words {
  const who = by === 'any' ? 'players' : 'opponents';
  return `${who} must choose ${of.object} for ${kinds.map((kind) => EFFECTS[kind]).join(' and ')} if able`;
}

/** "this character gets +1 {S} and gains Rush"; `undefined` where there are no words for it. */
export function givenWords(of: Thing, gives: readonly Modification[]): Words {
  const [first] = gives;
  if (gives.length === 1 && first && 'cantBeChallengedBy' in first)
    return said`${nouns(inPlay(first.cantBeChallengedBy))} can't challenge ${of.object}`;
  if (gives.length === 1 && first && 'mustBeChosen' in first) return mustWords(of, first.mustBeChosen);
  const all = joined(
    gives.map((part) => given(of, part)),
    ' and ',
  );
  return said`${of.subject} ${all}`;
}

/** How long, after what is given: " this turn". */
export function durationWords(gives: readonly Modification[], how: Duration): Words {
  const forbids = gives.every((part) => 'cant' in part);
  if (how === 'thisTurn') return forbids ? ' for the rest of this turn' : ' this turn';
  if (how === 'theirNextTurn') return ' during their next turn';
  if (how === 'untilYourNextTurn') return ' until the start of your next turn';
  const ready = gives.every((part) => 'cant' in part && part.cant === 'ready');
  return ready ? ' at the start of their next turn' : undefined;
}
