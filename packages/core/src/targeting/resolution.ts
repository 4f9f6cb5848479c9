import type { CoreIssue } from '../issue.js';
import type { Known } from './board.js';
import { relationIssues, type LegalTargets } from './check.js';
import type { BoundSpec } from './bound-spec.js';
import { sameTarget, type PinnedRef, type TargetRef } from '../ref.js';
import type { PickedIn } from './slot-context.js';

/** One announced thing as it stands when its spell or ability resolves. */
export interface TargetReport {
  readonly target: PinnedRef;
  readonly legal: boolean;
  /** Every step that it fails now. */
  readonly issues: readonly CoreIssue[];
  /** What is still known of it: as it is, as the game remembers it, or nothing. */
  readonly known: Known | undefined;
  /** Its share of a division, fixed on announcement. */
  readonly share?: number;
}

/** The announced things of one slot, in the order in which they were chosen. */
export interface SlotReport {
  readonly slot: string;
  readonly targets: readonly TargetReport[];
}

/** What became of each announced target: the effect acts on the legal ones of the slot, and on no others. */
export interface ResolutionReport {
  readonly slots: readonly SlotReport[];
}

/** The report on announced targets; {@link BoundSpec} must have been asked with what was announced. */
export function reportOn<State>(question: BoundSpec<State>, { slots }: LegalTargets): ResolutionReport {
  const pickedIn: PickedIn = (wanted) => {
    const [ref] = slots.find(({ slot }) => slot === wanted)?.targets ?? [];
    return ref && question.board.known(ref);
  };
  const judged = question.slots.map((open) => {
    const announced = slots.find(({ slot }) => slot === open.id);
    const targets = announced?.targets ?? [];
    return {
      slot: open.id,
      targets: targets.map((target, index) => ({
        target,
        issues: question.failures(target, open, pickedIn),
        known: target.kind === 'choice' ? undefined : question.board.known(target),
        share: announced?.division?.[index],
      })),
    };
  });
  const legalNow = judged.map(({ targets }) =>
    targets.filter(({ issues }) => issues.length === 0).map(({ target }) => target),
  );
  const broken = relationIssues(question, legalNow);
  return {
    slots: judged.map(({ slot, targets }) => ({
      slot,
      targets: targets.map(({ target, issues, known, share }) => {
        const tied = broken.filter(
          ({ code, data }) =>
            code === 'relationBroken' && 'targets' in data && inRelation(data, slot, target),
        );
        const all = [...issues, ...tied];
        return {
          target,
          legal: all.length === 0,
          issues: all,
          known,
          ...(share === undefined ? {} : { share }),
        };
      }),
    })),
  };
}

function inRelation(
  data: { readonly slots: readonly string[]; readonly targets: readonly TargetRef[] },
  slot: string,
  target: TargetRef,
): boolean {
  const [declared = slot] = slot.split(':');
  return data.slots.includes(declared) && data.targets.some((other) => sameTarget(other, target));
}

/**
 * Whether a spell or ability does nothing because of its targets: it has at least one, and every one of them, over all
 * slots, is illegal. One that was announced without any target never fizzles (Magic's rules 608.2b and 115.6).
 */
export function shouldSpellFizzle({ slots }: ResolutionReport): boolean {
  const all = slots.flatMap(({ targets }) => targets);
  return all.length > 0 && all.every(({ legal }) => !legal);
}
