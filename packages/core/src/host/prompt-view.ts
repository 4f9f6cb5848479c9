import type { Issue } from '../issue.js';
import type { Match } from '../match/definition.js';
import type { Prompt, TargetAnswer } from '../match/prompt.js';
import type { TargetRef } from '../ref.js';
import type { HostMatch } from './host.js';
import { namedWords } from './words.js';
import { narrationOf } from './narration.js';

/** An answer that may be given now. */
interface OptionView {
  readonly answer: TargetAnswer;
  readonly words: string;
}

/** The view of a prompt: what is asked about the targets of a move, in words. */
export interface PromptView {
  /** The move in words. */
  readonly words: string;
  /** What is chosen now: "target creature". */
  readonly label: string;
  readonly options: readonly OptionView[];
  /** What is chosen so far, in all slots. */
  readonly chosen: readonly TargetRef[];
  /** How many are chosen for the current slot, and how many it takes. */
  readonly count?:
    | { readonly chosen: number; readonly min: number; readonly max: number | 'any' }
    | undefined;
  /** Why others cannot be chosen, if that was asked for. */
  readonly refused?: readonly WhyNot[] | undefined;
}

/** Why a thing cannot be chosen. */
interface WhyNot {
  readonly target: TargetRef;
  readonly words: readonly string[];
}

type PickingQuestion = Extract<Prompt['asks'], { readonly kind: 'target' | 'share' }>;

/**
 * Describes what a seat is asked about targets. The result is made for that seat's eyes, so it can be sent to
 * it.
 *
 * @param asks the question of a prompt of that seat
 */
export function promptView<State>(
  host: HostMatch<State>,
  match: Match<State>,
  asks: PickingQuestion,
): PromptView {
  const { runtime } = host;
  const { describeMove, nameOf, slotName } = narrationOf(host);
  const { offer, chosen, slot } = asks;
  const { move, player, params } = offer;
  const opened = runtime.open(match, offer);
  // A card may have left the hand while its targets are chosen.
  const state = opened.ok ? opened.value.state : match.state;
  const shared = {
    words: describeMove(match.state, { move, player, params }),
    chosen: chosen.flatMap(({ targets }) => targets),
  };
  if (asks.kind === 'share') {
    const { target, total, left, options } = asks;
    return {
      ...shared,
      label: `how many of ${total} for ${nameOf(state, target)}; ${left} are left`,
      options: options.map((share) => ({ answer: share, words: String(share) })),
    };
  }
  const { min, max, canStop, options, refused } = asks;
  const label = slotName(slot, offer.spec);
  const named = (ref: TargetRef): string => nameOf(state, ref);
  const words = (found: Issue, target: TargetRef): string =>
    found.code === 'filterMismatch'
      ? `What is chosen here: ${label}.`
      : namedWords(found, target, runtime.game, named);
  return {
    ...shared,
    label,
    count: { chosen: chosen.at(-1)?.targets.length ?? 0, min, max },
    options: [
      ...options.map((ref) => ({ answer: ref, words: nameOf(state, ref) })),
      ...(canStop ? [{ answer: 'done' as const, words: 'Done' }] : []),
    ],
    ...(refused
      ? {
          refused: refused.map(({ target, issues }) => ({
            target,
            words: [...new Set(issues.map((found) => words(found, target)))],
          })),
        }
      : {}),
  };
}
