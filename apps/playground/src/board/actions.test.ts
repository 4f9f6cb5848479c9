import { describe, expect, it } from 'vitest';
import { withoutLast, withoutPick, withPick, withShare } from './picks.js';

const unit = (id: string) => ({ kind: 'unit', id });
const choice = (...slots: readonly (readonly string[])[]) => slots.map((ids) => ({ targets: ids.map(unit) }));

describe('a choice', () => {
  it('grows slot by slot, without the incarnation that was seen', () => {
    expect(withPick([], 1, { ...unit('a'), incarnation: 3 })).toEqual(choice([], ['a']));
    expect(withPick(choice(['a']), 0, unit('b'))).toEqual(choice(['a', 'b']));
  });

  it('forgets a division when its targets change', () => {
    expect(withPick([{ targets: [unit('a')], division: [4] }], 0, unit('b'))).toEqual(choice(['a', 'b']));
  });

  it('loses a thing', () => {
    expect(withoutPick(choice(['a', 'b'], ['a']), 0, unit('a'))).toEqual(choice(['b'], ['a']));
  });

  it.each([
    [choice(['a'], ['b', 'c']), { picks: choice(['a'], ['b']), slot: 1, last: unit('c') }],
    [choice(['a'], []), { picks: choice([], []), slot: 0, last: unit('a') }],
    [choice([], []), undefined],
    [[], undefined],
  ])('%j without what was chosen last is %j', (before, after) => {
    expect(withoutLast(before)).toEqual(after);
  });

  it('has shares, one after the other, and loses the last of them first', () => {
    const first = withShare(choice(['a', 'b'], ['c']), 0, 3);
    expect(first).toEqual([{ targets: [unit('a'), unit('b')], division: [3] }, { targets: [unit('c')] }]);
    const both = withShare(first, 0, 1);
    expect(both[0]).toEqual({ targets: [unit('a'), unit('b')], division: [3, 1] });
    expect(withoutLast(both)).toEqual({ picks: first, slot: 0, share: 1 });
    expect(withoutLast(first)).toEqual({ picks: choice(['a', 'b'], ['c']), slot: 0, share: 3 });
  });
});
