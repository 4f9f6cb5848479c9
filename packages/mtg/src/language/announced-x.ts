import type { JsonPath } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { CardDefinition } from './card-definition.js';

type CardPart = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is CardPart => typeof value === 'object' && value !== null;
/** Whether plain JSON contains an X, at any depth. */
export const saysX = (part: unknown): boolean => someWithin(part, (value) => value === 'X' || value === '-X');

/** Events with an amount, which is X for the abilities that they trigger. */
const SAY_HOW_MUCH: ReadonlySet<unknown> = new Set([
  'dealsDamage',
  'isDealtDamage',
  'gainsLife',
  'losesLife',
  'getsCounters',
]);

/** Events that may be counted together; their number is X. */
const MANY: ReadonlySet<unknown> = new Set(['moves', 'discards', 'sacrifices']);

/**
 * Events for which X is the X announced for the card itself, which only the card's own abilities mean (rule
 * 107.3m).
 */
export const X_OF_THE_CARD: ReadonlySet<unknown> = new Set(['casts', 'moves', 'turnedFaceUp']);

/**
 * Whether every event that a trigger waits for says what X is. `isAnnounced` tells whether X is announced for
 * the card.
 */
function triggerSaysX(trigger: unknown, isAnnounced: boolean): boolean {
  if (!isPart(trigger)) return false;
  const { on, of, what, x, to, many } = trigger;
  if (Array.isArray(of)) return of.every((event) => triggerSaysX(event, isAnnounced));
  if (SAY_HOW_MUCH.has(on) || x !== undefined || (MANY.has(on) && many === true)) return true;
  return isAnnounced && what === 'self' && X_OF_THE_CARD.has(on) && (on !== 'moves' || to === 'battlefield');
}

/**
 * Whether X is defined inside a part of a card. An ability defines it by its own cost or event, never by what
 * surrounds the ability.
 */
function isSaidIn(part: CardPart, isAnnounced: boolean, isSaid: boolean): boolean {
  // The X of targets may be counted.
  if ('slots' in part && part['X'] !== undefined) return true;
  if ('trigger' in part) return triggerSaysX(part['trigger'], isAnnounced);
  // A delayed trigger may wait for an event with an amount.
  const { effect, at } = part;
  if (effect === 'delayed' && isPart(at) && 'event' in at) return isSaid || triggerSaysX(at['event'], false);
  return 'isManaAbility' in part ? saysX(part['costs']) : isSaid;
}

/** The keys of a part under which it defines an X of its own: its costs and its trigger. */
const OF_COSTS: ReadonlySet<string> = new Set(['cost', 'costs', 'trigger']);
const isSkipped = (part: CardPart, key: string): boolean => OF_COSTS.has(key) && part['effect'] !== 'mayPay';

function unsaid(value: unknown, isAnnounced: boolean, isSaid: boolean, path: JsonPath): readonly JsonPath[] {
  if (value === 'X') return isSaid ? [] : [path];
  if (!isPart(value)) return [];
  const here = isSaidIn(value, isAnnounced, isSaid);
  return Object.entries(value).flatMap(([key, part]) =>
    isSkipped(value, key)
      ? []
      : unsaid(part, isAnnounced, here, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Finds each place where a card uses an undefined X: no cost announces it, and no event has an amount (rules
 * 107.3a, 107.3m). Such an X would be 0, since nobody is asked for the X of a cost that is paid as something
 * resolves.
 */
export function unsaidX({ name: _name, other: _other, ...card }: CardDefinition): readonly JsonPath[] {
  if (!saysX(card)) return [];
  const isAnnounced = saysX(card.cost) || saysX(card.keywords);
  return unsaid(card, isAnnounced, isAnnounced, []);
}
