import type { TargetSlot } from '@reticle/core';
import {
  type Clause,
  MARK,
  type Token,
  slotParts,
  tokenize,
  unreadDetails,
  visible,
} from '@reticle/core/text';
import { mtgGrammar } from '../grammar.js';
import { type Segment, abilitiesOf } from './abilities.js';
import { actionTargets } from './action-targets.js';
import { cleaved, uncleaved } from './cleave.js';
import { goesOn } from './goes-on.js';
import { ACTION_TARGETS, KEYWORD_TARGETS } from './keyword-table.js';
import { keywordTargets } from './keyword-targets.js';
import { ofAnyOpponents, ofOpponents } from './one-player.js';
import { onlyIf } from './only-if.js';
import { eitherOr, refusal } from './refusal.js';
import type { TargetRequirement, TextContext } from './requirement.js';
import { selfTold } from './self.js';
import { slotOf } from './slot.js';
import { strangeIn } from './strange.js';
import { unchoosable, without } from './unchoosable.js';
import { amountIn, whereXIs } from './where.js';

/** Longer than any card's text; more is refused at once. */
const MAX_TEXT = 20_000;

/**
 * Everything that a card's rules text targets: every ability, mode and granted ability, in the order of the text.
 * Each word "target" outside reminder text belongs to one requirement, or targets nothing ("becomes the target of").
 * What is not understood is reported with its place and a code, and never made wider.
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) return [tooLong(text)];
  const strange = strangeIn(text);
  if (strange)
    return [refusal({ ability: FIRST, id: 't1', span: strange.span }, 'mtg.strangeCharacter', strange)];
  if (!mayTarget(text)) return [];
  const tokens = selfTold(tokenize(text), context.name);
  const paid = cleaved(tokens);
  const found = limited(tokens, inTokens(uncleaved(tokens), context));
  return paid ? withCleave(found, limited(paid, inTokens(paid, context, 'c'))) : found;
}
const FIRST = { kind: 'spell', index: 0 } as const;

/** What some words target; the ids of slots are numbered after a letter. */
function inTokens(
  tokens: readonly Token[],
  context: TextContext,
  letter = 't',
): readonly TargetRequirement[] {
  const segments = once(() => abilitiesOf(tokens, context));
  const keywords = [
    ...keywordTargets(tokens, segments, context),
    ...actionTargets(tokens, segments, context),
  ];
  if (!tokens.some(mtgGrammar.isAnchor)) return keywords;
  const known = new Map<string, Known>();
  const found = segments().flatMap((segment) => readSegment({ tokens, context, letter, known }, segment));
  return [...found, ...keywords].toSorted((a, b) => a.span.start - b.span.start);
}

/** Letters that every anchor word has whatever its case, and those of the keywords: most texts have none of them. */
const SIGNS: readonly string[] = [
  'arget',
  ...[...KEYWORD_TARGETS, ...ACTION_TARGETS].map(({ keyword }) => keyword.slice(1)),
];

function mayTarget(text: string): boolean {
  const lower = visible(text).toLowerCase();
  return SIGNS.some((sign) => lower.includes(sign));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The targets of a spell without those that may not be chosen as it is cast. */
function limited(
  tokens: readonly Token[],
  requirements: readonly TargetRequirement[],
): readonly TargetRequirement[] {
  const thing = unchoosable(tokens);
  if (!thing) return requirements;
  return requirements.map((made) => {
    if (made.ability.kind !== 'spell' || !made.slot) return made;
    if (thing === 'unclear') return refusal(made, 'mtg.unreadLimit', { words: made.words });
    return { ...made, slot: without(made.slot, thing) };
  });
}
const CLEAVE = "this spell's cleave cost was paid";

/** The targets of a spell, and those that stand in for them where its cleave cost is paid (rule 702.148a). */
function withCleave(
  plain: readonly TargetRequirement[],
  paid: readonly TargetRequirement[],
): readonly TargetRequirement[] {
  const same = (one: TargetRequirement, other: TargetRequirement) => one.words === other.words;
  const at = ({ span }: TargetRequirement) => span.start;
  const other = paid.filter((made) => !plain.some((one) => at(one) === at(made) && same(one, made)));
  const gone = (made: TargetRequirement) => !paid.some((one) => at(one) === at(made));
  return [
    // What only the plain words ask for is asked for unless something is paid: no spec says that.
    ...plain.map((made) =>
      made.understood && gone(made) ? refusal(made, 'mtg.unclearCondition', { words: made.words }) : made,
    ),
    ...other.map((made) => ({ ...made, onlyIf: { words: CLEAVE, instead: true as const } })),
  ].toSorted((a, b) => at(a) - at(b));
}

/** The targets that an ability and mode have so far. */
interface Known {
  readonly slots: TargetSlot[];
  count: number;
}

interface Words {
  readonly tokens: readonly Token[];
  readonly context: TextContext;
  readonly letter: string;
  readonly known: Map<string, Known>;
}

function readSegment(words: Words, segment: Segment): readonly TargetRequirement[] {
  const { tokens, known } = words;
  const { ability, from, to } = segment;
  const key = `${ability.index}.${ability.mode ?? ''}`;
  const before = known.get(key) ?? { slots: [], count: 0 };
  known.set(key, before);
  const requirements: { readonly made: TargetRequirement; readonly clause: Found }[] = [];
  let done = from;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || at < done || !mtgGrammar.isAnchor(token)) continue;
    const clause = mtgGrammar.readAt(tokens, at);
    if (clause.found === 'mention') continue;
    done = Math.max(at + 1, clause.to);
    requirements.push({ made: readTarget(words, segment, clause, before), clause });
  }
  return requirements.map(({ made, clause }, index) => {
    const next = requirements[index + 1]?.clause;
    const last = requirements[index - 1]?.clause;
    const either =
      (next && eitherOr(tokens, clause, next)) ||
      (last && eitherOr(tokens, last, clause)) ||
      tokens[clause.from - 1]?.text === 'or';
    return either && made.understood ? refusal(made, 'mtg.eitherTarget', { words: made.words }) : made;
  });
}
type Found = Exclude<Clause, { found: 'mention' }>;

function readTarget(
  { tokens, letter, context: { name, parts } }: Words,
  { ability, from }: Segment,
  clause: Found,
  before: Known,
): TargetRequirement {
  before.count++;
  const id = `${letter}${before.count}`;
  const { span, words } = clause;
  const refused = (code: `${string}.${string}`, data: object = {}): TargetRequirement =>
    refusal({ ability, id, span }, code, { words, ...data });
  if (clause.found === 'unread') {
    return refused(clause.code, unreadDetails(clause));
  }
  if (goesOn(tokens, clause.to)) return refused('text.unknownTail');
  const unsure = clause.phrase.other === true && before.slots.length < before.count - 1;
  const start = ability.kind === 'spell' || ability.mode !== undefined ? 0 : lineStart(tokens, from);
  const made = unsure
    ? 'mtg.unclearReference'
    : slotOf(tokens, clause, { id, earlier: before.slots, name, start });
  if (typeof made === 'string') return refused(made);
  const amount = amountIn(tokens, clause);
  // "The number of cards in target player's hand": a target within an amount is none of its own.
  if (amount?.split(' ').includes('target')) return refused('text.unknownTail');
  before.slots.push(made.slot);
  const only = ability.kind === 'spell' ? onlyIf(tokens, clause) : undefined;
  if (only === 'unclear' && before.count > 1) return refused('mtg.unclearCondition');
  const where =
    amount ?? (JSON.stringify(made.slot).includes('"X"') ? whereXIs(tokens, clause.to) : undefined);
  const apart = made.slot.max !== 1 && !made.relations.some(({ relation }) => relation === 'same');
  const said = {
    words: apart && ofOpponents(clause.phrase.accepts).length > 0 ? ofAnyOpponents(words) : words,
    ...(parts ? { parts: slotParts(clause, made) } : {}),
    ...(where === undefined ? {} : { where }),
    ...(only && only !== 'unclear' ? { onlyIf: only } : {}),
  };
  return { ability, id, span, from: 'text', understood: true, ...said, issues: [], ...made };
}

/** Where the line begins in which a token stands. */
function lineStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.text !== MARK.line) start--;
  return start;
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return refusal({ ability: FIRST, id: 't1', span }, 'text.tooLong', { limit: MAX_TEXT });
}
