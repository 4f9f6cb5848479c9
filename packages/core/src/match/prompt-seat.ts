import * as z from 'zod';
import { below, issue, ok, refuse, type Result } from '../issue.js';
import { parseWith } from '../json.js';
import { acceptance } from './offer-list.js';
import type { Match, MatchRuntime } from './definition.js';
import type { Move } from './move.js';
import { moveAnswer, type Offer, type Prompt, type PromptDetail } from './prompt.js';
import { promptTargets } from './prompt-targets.js';

type PromptQuestion = Prompt['asks'];

/** Returns what a seat is asked after these answers; see {@link MatchRuntime.prompt}. */
export function promptSeat<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  answers: unknown,
  detail: PromptDetail,
): Result<Prompt> {
  const asks = asksOf(runtime, match, player, answers, detail);
  return asks.ok ? ok({ player, step: match.step, asks: asks.value }) : asks;
}

function asksOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  raw: unknown,
  detail: PromptDetail,
): Result<PromptQuestion> {
  const listed = parseWith(z.array(z.unknown()), raw);
  if (!listed.ok) return listed;
  const [first, ...answers] = listed.value;
  if (first === undefined) {
    const toAct = runtime.toAct(match);
    return toAct.includes(player)
      ? ok({ kind: 'move', offers: [...runtime.offers(match, player)].filter(leadsOn(runtime, match)) })
      : refuse(issue('notToAct', { player, toAct }));
  }
  const offer = offerAfter(runtime, match, player, first);
  if (!offer.ok) return { ok: false, issues: below([0], offer.issues) };
  const asked = askTargets(runtime, match, offer.value, answers, detail);
  return asked.ok
    ? asked
    : { ok: false, issues: asked.issues.map((found) => ({ ...found, path: afterMove(found.path) })) };
}

/** Whether some choice of targets is accepted, if a move has any. */
const leadsOn =
  <State>(runtime: MatchRuntime<State>, match: Match<State>) =>
  (made: Offer): boolean => {
    if (made.spec.slots.length === 0) return true;
    const opened = runtime.open(match, made);
    return opened.ok && acceptance(opened.value).any(opened.value.choices);
  };

/** Moves the path of an issue with a target answer: target answers come after the one that names the move. */
const afterMove = ([at, ...rest]: readonly (string | number)[] = []): readonly (string | number)[] =>
  typeof at === 'number' ? [at + 1, ...rest] : [];

function offerAfter<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  answer: unknown,
): Result<Offer> {
  const parsed = parseWith(moveAnswer, answer);
  if (!parsed.ok) return parsed;
  const { move, params = {} } = parsed.value;
  const opened = runtime.open(match, { move, player, params });
  if (!opened.ok) return opened;
  const { spec, attempt } = opened.value;
  return ok({ move, player, params, spec, attempt });
}

function askTargets<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  offer: Offer,
  answers: readonly unknown[],
  detail: PromptDetail,
): Result<PromptQuestion> {
  const { move, player, params } = offer;
  const head: Move = { move, player, params };
  const opened = runtime.open(match, offer);
  if (!opened.ok) return opened;
  if (!opened.value.choices) {
    return answers.length === 0
      ? ok({ kind: 'ready', move: head })
      : refuse(issue('invalidValue', { problem: 'not on offer' }, [0]));
  }
  const asked = promptTargets(opened.value, answers, detail);
  if (!asked.ok) return asked;
  const found = asked.value;
  return ok(
    found.kind === 'chosen'
      ? { kind: 'ready', move: { ...head, targets: found.targets } }
      : { ...found, offer },
  );
}
