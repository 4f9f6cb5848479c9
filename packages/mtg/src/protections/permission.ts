import { hasQuality } from '../filter/quality.js';
import type { Permission } from '../state/state.js';
import type { Bearer, Context } from './bearer.js';
import { seatOf } from './context.js';

/** Whether the asking player may target as though the bearer didn't have it; for nothing else (rule 609.4). */
export function permitted(what: Permission['ignores'], { card }: Bearer, context: Context): boolean {
  return context.state.permissions.some(({ controller, ignores, cards, players }) => {
    if (ignores !== what || controller !== context.controller) return false;
    if (card === undefined) return players === true;
    return cards !== undefined && hasQuality(card, cards, context, seatOf(context.state, controller));
  });
}
