import type { JsonPath } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { CardDefinition } from './card-definition.js';

type CardPart = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is CardPart => typeof value === 'object' && value !== null;
/** Whether something among plain JSON is X. */
export const saysX = (part: unknown): boolean => someWithin(part, (value) => value === 'X' || value === '-X');

/** Events that say how much it was, which is X for what they trigger. */
const SAY_HOW_MUCH: ReadonlySet<unknown> = new Set([
  'dealsDamage',
  'isDealtDamage',
  'gainsLife',
  'losesLife',
  'getsCounters',
]);

/** Events of which several may be told together, as so many. */
const MANY: ReadonlySet<unknown> = new Set(['moves', 'discards', 'sacrifices']);

/** Events of a card whose X is the one that was announced for it: only its own abilities mean that (rule 107.3m). */
export const X_OF_THE_CARD: ReadonlySet<unknown> = new Set(['casts', 'moves', 'turnedFaceUp']);

/** Whether each event that a trigger waits for says what X is, on a card for which X is announced or not. */
function triggerSaysX(trigger: unknown, isAnnounced: boolean): boolean {
  if (!isPart(trigger)) return false;
  const { on, of, what, x, to, many } = trigger;
  if (Array.isArray(of)) return of.every((event) => triggerSaysX(event, isAnnounced));
  if (SAY_HOW_MUCH.has(on) || x !== undefined || (MANY.has(on) && many === true)) return true;
  return isAnnounced && what === 'self' && X_OF_THE_CARD.has(on) && (on !== 'moves' || to === 'battlefield');
}

/** Whether X is said where a part of a card stands: an ability says it by its own cost or event, and by nothing around it. */
function isSaidIn(part: CardPart, isAnnounced: boolean, isSaid: boolean): boolean {
  if ('trigger' in part) return triggerSaysX(part['trigger'], isAnnounced);
  return 'isManaAbility' in part ? saysX(part['costs']) : isSaid;
}

/** What of a part says an X of its own: what is paid, or what it waits for. */
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
 * Where a card says X while nothing says what X is: neither a cost for which it is announced, nor an event that says how much
 * it was (rules 107.3a, 107.3m). Nobody is asked for the X of what is paid as something resolves. X would be 0 there.
 */
export function unsaidX({ name: _name, other: _other, ...card }: CardDefinition): readonly JsonPath[] {
  if (!saysX(card)) return [];
  const isAnnounced = saysX(card.cost) || saysX(card.keywords);
  return unsaid(card, isAnnounced, isAnnounced, []);
}
