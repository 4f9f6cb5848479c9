import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.js';
import { issue, ok, refuse } from '../issue.js';
import { payWhole } from './cost.js';
import type { GameEvent } from './event.js';

describe('a cost in parts', () => {
  const pay = (start: number, ...parts: readonly number[]) => {
    const events: GameEvent[] = [];
    const tools = { random: randomFrom([0, 0, 0, 1]), emit: (event: GameEvent) => void events.push(event) };
    const paid = payWhole(start, tools, parts, (part, has, { emit }) => {
      emit({ type: 'paid', amount: part });
      return has < part ? refuse(issue('cannotPay', { cost: 'gold' })) : ok(has - part);
    });
    return { paid, amounts: events.map(({ amount }) => amount) };
  };

  it('is paid part by part, in order', () => {
    expect(pay(5, 2, 3)).toEqual({ paid: ok(0), amounts: [2, 3] });
  });

  it('is not paid at all where one part is refused, and nothing is told', () => {
    expect(pay(4, 2, 3)).toMatchObject({ paid: { ok: false }, amounts: [] });
  });
});
