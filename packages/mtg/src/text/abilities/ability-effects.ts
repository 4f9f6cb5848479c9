import { ok, refuse, type Result, type TargetSpec } from '@reticle/core';
import { someWithin, standsAt, type Token } from '@reticle/core/text';
import { saysX } from '../../language/announced-x.js';
import type { Effect } from '../../language/effects/effect.js';
import { ACTION_ID } from '../targets/keyword-targets.js';
import { targetSpecOf } from '../targets/parse.js';
import { DONE_TO, forEachLead } from '../targets/players.js';
import type { TargetRequirement } from '../targets/requirement.js';
import { unread, type AbilityText } from './card-text.js';
import {
  asToken,
  markedId,
  markOf,
  targetNames,
  textOf,
  type NamedThing,
  type WordsContext,
} from '../phrases/context.js';
import { readEffects } from './effects.js';
import { type LaterText, laterText, withLaterTargets } from './later.js';
import { joinSentences, readInTurn } from './read-in-turn.js';
import { sentencesOf, withHost, withMarks } from '../phrases/marks.js';
import { withChosenQuality } from '../effects/chosen-qualities.js';
import { type ReadCountedX, readCountedX } from '../phrases/counted-x.js';
import { followingMoved } from '../phrases/moved-objects.js';
import { withMentions } from '../phrases/mentions.js';
import { asksNothingDone } from '../phrases/this-way.js';
import { leansOnAnOffer, losesTrack } from '../phrases/losing-track.js';

/** What an ability does, and what it targets. */
export interface AbilityEffects {
  readonly effects: readonly Effect[];
  readonly targets?: TargetSpec;
}

/** Words prepared for reading: targets and mentions are marks, and sentences are separate. */
export interface MarkedText {
  readonly sentences: readonly (readonly Token[])[];
  readonly spec: TargetSpec | undefined;
  /** The trigger with which it ends, if that has targets of its own. */
  readonly later?: Pick<LaterText, 'kind' | 'spec'> | undefined;
  readonly context: WordsContext;
}

/** What the words may refer to, apart from their targets. */
interface NamedBefore {
  readonly names: readonly NamedThing[];
  /** What is named before the words: `~`, and names that a trigger gives. */
  readonly before: readonly string[];
  /** Whether they are named in the same sentence. */
  readonly inSentence?: boolean;
  /** Whether the event of the trigger has an amount. */
  readonly much?: boolean;
  readonly zone?: 'graveyard' | 'hand' | undefined;
  readonly removed?: 'X' | undefined;
}

/** The id of an ability's only target. */
const ONLY = 't1';

/**
 * Names the target of a keyword action like any other target if it is the only one: "earthbend 2" (rule
 * 701.66a).
 */
function ofAction(requirement: TargetRequirement, count: number): TargetRequirement {
  const { from, slot } = requirement;
  const isIt = from === 'keyword' && requirement.id.startsWith(ACTION_ID) && count === 1;
  return isIt && slot ? { ...requirement, id: ONLY, slot: { ...slot, id: ONLY } } : requirement;
}

/** Adds a mark after the words of each keyword action with a target. */
const withActions = (
  tokens: readonly Token[],
  actions: readonly Pick<TargetRequirement, 'id' | 'span'>[],
): readonly Token[] =>
  actions.length === 0
    ? tokens
    : tokens.flatMap((token) => {
        const action = actions.find(({ span }) => span.end === token.end);
        return action ? [token, asToken(token, markOf(action.id))] : [token];
      });

/** Reads what X is in the words of some targets, if it is counted, and the same for all of them. */
function countedIn(own: readonly TargetRequirement[]): ReadCountedX | undefined {
  const said = own.flatMap(({ slot, where }) => (saysX(slot) ? [where] : []));
  const [words, ...others] = new Set(said);
  return words === undefined || others.length > 0 ? undefined : readCountedX(words);
}

/** Replaces targets and mentions in the words of effects by marks. Refuses a target that isn't understood. */
export function prepare(
  given: AbilityText,
  effectWords: readonly Token[],
  { names: more, before, inSentence = false, much = false, zone, removed }: NamedBefore,
): Result<MarkedText> {
  const { host, words } = given;
  const own = given.own.map((requirement) => ofAction(requirement, given.own.length));
  const counted = countedIn(own);
  const [issue] = [...own, ...(given.later?.own ?? [])].flatMap(({ issues }) => issues);
  if (issue) return refuse(issue);
  const start = effectWords[0]?.start ?? 0;
  const misplaced = own.some(({ from, id, span }) => (from !== 'text' && id !== ONLY) || span.start < start);
  if (misplaced || words.some(({ text }) => text.startsWith('{='))) {
    return refuse(unread('mtg.unreadAbility', given));
  }
  const plain = own[0] && targetSpecOf(own, own[0].ability);
  const spec = plain && counted ? { ...plain, X: counted.X } : plain;
  const later = given.later && laterText(given.later, spec?.slots.length ?? 0);
  if (given.later && !later) return refuse(unread('mtg.unreadAbility', given));
  const names = [...targetNames([...(spec?.slots ?? []), ...(later?.spec?.slots ?? [])]), ...more];
  const all = [...withChosenQuality(uncapitalised(effectWords)), ...(later?.tokens ?? [])];
  const acted = own.flatMap(({ from, ...phrase }) => (from === 'keyword' ? [phrase] : []));
  const said = own.filter(({ from }) => from === 'text');
  const marked = withHost(withMarks(withActions(all, acted), [...said, ...(later?.phrases ?? [])]), host);
  const named = sentencesOf(withMentions({ tokens: marked, names, before, inSentence }));
  const sentences = withoutChoosing(named, new Set(said.map(({ id }) => id)));
  return ok({
    sentences: sentences.map((sentence) => doneForEach(sentence, own)),
    spec,
    later,
    context: {
      names,
      host,
      known: new Map(),
      quoted: given.quoted,
      ...(counted ? { targetsX: counted.amount } : {}),
      ...(much ? { much } : {}),
      ...(zone === undefined ? {} : { zone }),
      ...(removed ? { removed } : {}),
    },
  });
}

/**
 * Removes "choose {a target}": targets are chosen as the spell or ability is put on the stack (rule 601.2c), and as it
 * resolves nothing is done by that.
 */
function withoutChoosing(
  sentences: MarkedText['sentences'],
  targets: ReadonlySet<string>,
): MarkedText['sentences'] {
  return sentences.flatMap((sentence) => {
    if (sentence[0]?.text !== 'choose') return [sentence];
    const isTarget = (at: number): boolean => targets.has(markedId(sentence[at]?.text ?? '') ?? '');
    let end = 1;
    while (isTarget(end)) end += sentence[end + 1]?.text === 'and' && isTarget(end + 2) ? 2 : 1;
    if (end === 1) return [sentence];
    if (end === sentence.length) return [];
    return standsAt([',', 'then'], sentence, end) ? [sentence.slice(end + 2)] : [sentence];
  });
}

/** What may follow the target of "for each opponent, exile {it} until ~ leaves the battlefield". */
const ENDS: ReadonlySet<string | undefined> = new Set([undefined, 'until', 'to']);

/**
 * Returns "for each opponent, exile {a target that player controls}" without its beginning, since the target
 * is one of each. What else may be done for each player is not read so.
 */
function doneForEach(sentence: readonly Token[], own: readonly TargetRequirement[]): readonly Token[] {
  const done = sentence.slice(forEachLead(sentence));
  if (done.length === sentence.length) return sentence;
  const verbs = standsAt(['gain', 'control', 'of'], done) ? 3 : Number(DONE_TO.has(done[0]?.text ?? ''));
  const isOfEach = own.some(
    ({ id, relations }) =>
      markOf(id) === done[verbs]?.text &&
      relations.some(({ relation, slots }) => relation === 'distinct' && slots.length === 1),
  );
  return verbs > 0 && isOfEach && ENDS.has(done[verbs + 1]?.text) ? done : sentence;
}

/**
 * Reads prepared sentences as a whole. Effects must refer to every target, and to nothing that is `lost`
 * already.
 */
export function readAbilityEffects(
  given: AbilityText,
  { spec, later, context }: MarkedText,
  sentences: MarkedText['sentences'],
  lost: readonly string[] = [],
): Result<AbilityEffects> {
  const rest = joinSentences(sentences);
  const whole = readEffects(rest, context);
  const said = whole.found === 'none' ? readInTurn(sentences, context) : whole;
  if (said.found !== 'one') {
    return refuse(unread(said.found === 'ambiguous' ? 'text.ambiguous' : 'mtg.unreadEffect', given, rest));
  }
  const slots = [...(spec?.slots ?? []), ...(later?.spec?.slots ?? [])];
  const ids = slots.map(({ id }) => id);
  const uses = (id: string) =>
    someWithin(said.value, (value) => value === `role.${id}` || (isBound(value) && value.bound === id));
  if (!ids.every(uses)) return refuse(unread('mtg.unreadTarget', given, rest));
  const effects = losesTrack(said.value, lost) ? followingMoved(said.value) : said.value;
  if (losesTrack(effects, lost) || leansOnAnOffer(said.value, ids) || asksNothingDone(said.value)) {
    return refuse(unread('mtg.unclearReference', given, rest));
  }
  const done = later ? withLaterTargets(effects, later) : effects;
  return done
    ? ok({ effects: done, ...(spec ? { targets: spec } : {}) })
    : refuse(unread('mtg.unreadTarget', given, rest));
}

const isBound = (value: unknown): value is { readonly bound: unknown } =>
  typeof value === 'object' && value !== null && 'bound' in value;

/**
 * Returns the zone in which an ability works if it isn't the battlefield: one that names its card in a
 * graveyard, or discards it, works there (rule 113.6).
 */
export function zoneOf(words: readonly Token[]): 'graveyard' | 'hand' | undefined {
  // Cards named like it are other cards.
  const text = textOf(words).replaceAll('named ~', 'named');
  if (text.includes('~ from your graveyard') || text.includes('if ~ is in your graveyard'))
    return 'graveyard';
  const fromHand = ['discard ~', 'exile ~ from your hand', 'reveal ~ from your hand'];
  return fromHand.some((said) => text.includes(said)) ? 'hand' : undefined;
}

/** Removes capital letters that only mark the beginning of a sentence. */
const uncapitalised = (words: readonly Token[]): readonly Token[] =>
  words.map((word, at) => (at === 0 || words[at - 1]?.text === '.' ? asToken(word, word.text) : word));
