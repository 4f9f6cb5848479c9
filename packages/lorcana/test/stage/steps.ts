/** Short names for what players do in tests of cards. The player who must act does it. */
import type { Match } from '@reticle/core/match';
import { lorcanaMatch } from '../../src/play/match.js';
import type { LorcanaMatchState } from '../../src/state/match.js';
import { decisionOf } from '../../src/rules/advance.js';

type Running = Match<LorcanaMatchState>;

/** One action of a player, or one that is refused. */
export interface Step {
  readonly move: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** The cards or the option chosen in the move's only slot. */
  readonly chosen?: readonly string[];
  /** The reason why it is refused. */
  readonly refused?: string;
}

const withCard =
  (move: string) =>
  (cardId: string, chosen?: string | readonly string[]): Step => ({
    move,
    params: { cardId },
    ...(chosen === undefined ? {} : { chosen: [chosen].flat() }),
  });

export const play = withCard('play');
export const quest = withCard('quest');
export const ink = withCard('ink');
/** `challenge('Pim', 'Rook')`, `shift('Elsa - ...', 'Elsa')`, `sing('Tune', 'Pim')`. */
export const challenge = withCard('challenge');
export const shift = withCard('shift');
export const sing = withCard('sing');
/** Uses the activated ability of a card. */
export const use = (cardId: string): Step => ({ move: 'activate', params: { cardId, ability: 0 } });
export const end: Step = { move: 'endTurn' };
/** Answers a question with cards or with one of its options. */
export const choose = (...chosen: readonly string[]): Step => ({ move: 'decide', chosen });
export const yes = choose('yes');
export const no = choose('no');
/** Takes one of several abilities out of the bag: the first one that waits, the second ... */
export const trigger = (nth: number): Step => ({ move: 'resolveTrigger', params: { nth } });
export const refused = (step: Step, code: string): Step => ({ ...step, refused: code });

function targetsOf({ state }: Running, { move, chosen }: Step) {
  if (chosen === undefined) return {};
  const slot = move === 'decide' ? decisionOf(state)?.spec.slots[0] : undefined;
  const kind = slot?.accepts.some((query) => query.kind === 'choice') === true ? 'choice' : 'card';
  return { targets: [{ targets: chosen.map((id) => ({ kind, id })) }] };
}

/** The result of a step: the match after it, or why it did not go as it says. */
export type Taken = { readonly match: Running } | { readonly wrong: string };

/** Makes one step. */
export function take(match: Running, step: Step): Taken {
  const { move, refused: wanted } = step;
  const waiting = match.state.waiting[Number(step.params?.['nth'])];
  const params = waiting ? { id: waiting.id } : (step.params ?? {});
  const [player = ''] = lorcanaMatch.toAct(match);
  const applied = lorcanaMatch.apply(match, { move, player, params, ...targetsOf(match, step) });
  const codes: readonly string[] = applied.ok ? [] : applied.issues.map(({ code }) => code);
  if (wanted === undefined) {
    return applied.ok ? applied.value : { wrong: `${JSON.stringify(step)}: ${codes.join(', ')}` };
  }
  return codes.includes(wanted) ? { match } : { wrong: `${JSON.stringify(step)}: got ${codes.join(', ')}` };
}

/** Whether a step only answers a question that is not asked now. */
export const isIdle = ({ state }: Running, { move }: Step): boolean =>
  move === 'decide' && decisionOf(state) === undefined;
