import type { TargetSlot } from '@reticle/core';
import { slotParts, tokenize, type Clause, type Token } from '@reticle/core/text';
import { actionTargets } from './action-targets.js';
import { abilitiesOf, type Segment } from './abilities.js';
import { goesOn } from './goes-on.js';
import { mtgGrammar } from './grammar.js';
import { ACTION_TARGETS, KEYWORD_TARGETS } from './keyword-table.js';
import { keywordTargets } from './keyword-targets.js';
import { onlyIf } from './only-if.js';
import { eitherOr, refusal } from './refusal.js';
import type { TargetRequirement, TextContext } from './requirement.js';
import { selfTold } from './self.js';
import { slotOf } from './slot.js';

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
  if (!mayTarget(text)) return [];
  const tokens = selfTold(tokenize(text), context.name);
  const segments = once(() => abilitiesOf(tokens, context));
  const keywords = [
    ...keywordTargets(tokens, segments, context),
    ...actionTargets(tokens, segments, context),
  ];
  if (!tokens.some(mtgGrammar.isAnchor)) return keywords;
  const known = new Map<string, Known>();
  const found = segments().flatMap((segment) => readSegment(tokens, segment, known, context));
  return [...found, ...keywords].toSorted((a, b) => a.span.start - b.span.start);
}

/** Letters that every anchor word has whatever its case, and those of the keywords: most texts have none of them. */
const SIGNS: readonly string[] = [
  'arget',
  ...[...KEYWORD_TARGETS, ...ACTION_TARGETS].map(({ keyword }) => keyword.slice(1)),
];

function mayTarget(text: string): boolean {
  const lower = text.toLowerCase();
  return SIGNS.some((sign) => lower.includes(sign));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The targets that an ability and mode have so far. */
interface Known {
  readonly slots: TargetSlot[];
  count: number;
}

function readSegment(
  tokens: readonly Token[],
  segment: Segment,
  known: Map<string, Known>,
  context: TextContext,
): readonly TargetRequirement[] {
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
    requirements.push({ made: readTarget(tokens, segment, clause, before, context), clause });
  }
  return requirements.map(({ made, clause }, index) => {
    const next = requirements[index + 1]?.clause;
    const last = requirements[index - 1]?.clause;
    const either = (next && eitherOr(tokens, clause, next)) || (last && eitherOr(tokens, last, clause));
    return either && made.understood ? refusal(made, 'mtg.eitherTarget', { words: made.words }) : made;
  });
}

type Found = Exclude<Clause, { found: 'mention' }>;

function readTarget(
  tokens: readonly Token[],
  { ability }: Segment,
  clause: Found,
  before: Known,
  { name, parts }: TextContext,
): TargetRequirement {
  before.count++;
  const id = `t${before.count}`;
  const { span } = clause;
  const refused = (code: `${string}.${string}`, data: object): TargetRequirement =>
    refusal({ ability, id, span }, code, data);
  if (clause.found === 'unread') return refused(clause.code, { words: clause.words });
  if (goesOn(tokens, clause.to)) return refused('text.unknownTail', { words: clause.words });
  const unsure = clause.phrase.other === true && before.slots.length < before.count - 1;
  const made = unsure ? 'mtg.unclearReference' : slotOf(tokens, clause, id, before.slots, name);
  if (typeof made === 'string') return refused(made, { words: clause.words });
  const where = amountIn(tokens, clause);
  // "The number of cards in target player's hand": a target within an amount is none of its own.
  if (where?.split(' ').includes('target')) return refused('text.unknownTail', { words: clause.words });
  before.slots.push(made.slot);
  const only = ability.kind === 'spell' ? onlyIf(tokens, clause.from) : undefined;
  const said = {
    words: clause.words,
    ...(parts ? { parts: slotParts(clause, made) } : {}),
    ...(where === undefined ? {} : { where }),
    ...(only ? { onlyIf: only } : {}),
  };
  return { ability, id, span, from: 'text', understood: true, ...said, issues: [], ...made };
}

/** "The number of ..." within a phrase counts as X; these are its words. */
function amountIn(tokens: readonly Token[], { from, to }: Found): string | undefined {
  for (let at = from; at + 2 < to; at++) {
    if (tokens[at]?.text !== 'the' || tokens[at + 1]?.text !== 'number' || tokens[at + 2]?.text !== 'of')
      continue;
    return tokens
      .slice(at, to)
      .map(({ text }) => text)
      .join(' ');
  }
  return undefined;
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return refusal({ ability: { kind: 'spell', index: 0 }, id: 't1', span }, 'text.tooLong', {
    limit: MAX_TEXT,
  });
}
