import { describe, expect, it } from 'vitest';
import { issue, type Issue } from '../issue.js';
import { redactIssues } from './prompt-targets.js';

const lamp = { kind: 'card', id: 'lamp', incarnation: 3 };
const wrong = (key: string): Issue =>
  issue('filterMismatch', { slot: 's', target: lamp, key, wanted: 1, actual: 2 });
const few = issue('tooFewTargets', { slot: 's', wanted: 2, got: 1 });

describe('what a refusal tells', () => {
  it('everything of what is not hidden', () => {
    const issues = [wrong('cost'), few];
    expect(redactIssues(issues, () => false)).toBe(issues);
  });

  it('of what is hidden only that it is not there, once, and not how often it moved', () => {
    const isHidden = ({ id }: { readonly id: string }) => id === 'lamp';
    expect(redactIssues([wrong('cost'), wrong('zone'), few], isHidden)).toEqual([
      issue('unknownTarget', { slot: 's', target: { kind: 'card', id: 'lamp' } }),
    ]);
    expect(redactIssues([few], isHidden)).toEqual([few]);
  });
});
