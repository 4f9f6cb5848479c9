import { describe, expect, it } from 'vitest';
import type { ManaCost } from '../../language/mana.js';
import { sayable } from '../../../test/sound.js';
import { type CostChanges, totalManaCost } from './total.js';

/** Returns the codes with which there is no total. The reason has words and a rule number. */
const refused = (total: ReturnType<typeof totalManaCost>) =>
  total.ok ? [] : sayable(total.issues).map(({ code }) => code);

describe('the total cost', () => {
  it.each<[ManaCost, CostChanges, number, ManaCost]>([
    [[2, 'U'], {}, 0, [2, 'U']],
    [[2, 'U'], { more: [[1], ['R']] }, 0, [3, 'U', 'R']],
    [[2, 'U'], { less: [[1]] }, 0, [1, 'U']],
    [[2, 'U'], { more: [[1]], less: [[2]] }, 0, [1, 'U']],
    [[2, 'U', 'U'], { less: [[9]] }, 0, ['U', 'U']],
    [[2], { less: [[9]] }, 0, [0]],
    [['X', 1, 'R'], { less: [[1]] }, 3, ['X', 'R']],
    [['X', 1, 'R'], { less: [[3]] }, 3, [1, 'R']],
    [['X', 'X', 'R'], { less: [[3]] }, 3, [3, 'R']],
    [['W/U', 2], { less: [[1]] }, 0, [1, 'W/U']],
    [['2/W', 2], { less: [[2]] }, 0, ['2/W']],
  ])('601.2f, 118.7a: %j with %j and X as %i costs %j', (cost, changes, X, total) => {
    expect(totalManaCost(cost, changes, { X })).toEqual({ ok: true, value: total });
  });

  it('601.2b, 601.2f: an X that no reduction reaches stays as it is, announced or not', () => {
    expect(totalManaCost(['X', 2, 'U'], { less: [[2]] })).toEqual({ ok: true, value: ['X', 'U'] });
    expect(totalManaCost(['X', 2, 'U'], { less: [[3]] })).toMatchObject({
      issues: [{ code: 'mtg.announceX' }],
    });
  });

  it.each<[ManaCost, ManaCost, ManaCost]>([
    [[2, 'U', 'U'], ['U'], [2, 'U']],
    [[2, 'U'], ['R'], [1, 'U']],
    [[2, 'U'], ['U', 'U'], [1]],
    [['U'], ['U', 'U'], [0]],
    [[1, 'C'], ['C'], [1]],
  ])('118.7c, 118.7d: %j less %j is %j', (cost, less, total) => {
    expect(totalManaCost(cost, { less: [less] })).toEqual({ ok: true, value: total });
  });

  it.each<[ManaCost, ManaCost]>([
    [['W/U'], ['U']],
    [['2/W'], [1]],
    [['U'], ['W/U']],
    [['U'], ['X']],
    [['U/P'], ['U']],
    [['U/P'], ['U/P']],
    [['U'], ['U/P']],
    [['U'], ['2/U']],
  ])('118.7, 118.7e: %j less %j waits for a choice, and why can be told', (cost, less) => {
    expect(refused(totalManaCost(cost, { less: [less] }))).toEqual(['mtg.unclearReduction']);
  });

  it('601.2b: a reduction that reaches X wants it announced, and unrestricted', () => {
    expect(refused(totalManaCost(['X'], { less: [[1]] }))).toEqual(['mtg.announceX']);
    const onlyRed = { X: 2, restrict: { X: ['red'] } } as const;
    expect(refused(totalManaCost(['X'], { less: [[1]] }, onlyRed))).toEqual(['mtg.unclearReduction']);
  });

  it('601.2f: nothing at all costs {0}', () => {
    expect(totalManaCost([], { more: [] })).toEqual({ ok: true, value: [0] });
  });
});
