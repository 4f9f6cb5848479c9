import { tokenize, type Clause, type Issue, type TargetPhrase, type TargetRelation, type TargetSlot, type Token } from '@reticle/core';
import { abilitiesOf, type Segment } from './abilities.js';
import { divisionBefore } from './division.js';
import { mtgGrammar } from './grammar.js';
import { keywordTargets } from './keyword-targets.js';
import { playersNamed } from './players-named.js';
import type { TargetRequirement, TextContext } from './requirement.js';
import { selfTold } from './self.js';

/** Longer than any card's text; more is refused at once. */
export const MAX_TEXT = 20_000;

/**
 * Everything that a card's rules text targets: every ability, mode and granted ability, in the order of the text.
 * Each word "target" outside reminder text belongs to one requirement, or targets nothing ("becomes the target of").
 * What is not understood is reported with its place and a code, and never made wider.
 */
export function parseTargetRequirements(text: string, context: TextContext = {}): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) return [tooLong(text)];
  const tokens = selfTold(tokenize(text), context.name);
  const segments = abilitiesOf(tokens, context);
  const found = keywordTargets(tokens, context);
  if (!tokens.some(mtgGrammar.isAnchor)) return found;
  const bySlot = new Map<string, Named[]>();
  return [...segments.flatMap((segment) => readSegment(tokens, segment, bySlot)), ...found];
}

/** The slots that an ability and mode have so far. */
interface Named {
  readonly slot: TargetSlot;
}

function readSegment(tokens: readonly Token[], segment: Segment, bySlot: Map<string, Named[]>): readonly TargetRequirement[] {
  const { ability } = segment;
  const requirements: TargetRequirement[] = [];
  const key = `${ability.index}.${ability.mode ?? ''}`;
  const before = bySlot.get(key) ?? [];
  bySlot.set(key, before);
  let done = segment.from;
  for (let at = segment.from; at < segment.to; at++) {
    const token = tokens[at];
    if (!token || at < done || !mtgGrammar.isAnchor(token)) continue;
    const clause = mtgGrammar.readAt(tokens, at);
    if (clause.found === 'mention') continue;
    done = Math.max(at + 1, clause.to);
    const id = `t${before.length + 1}`;
    if (clause.found === 'unread') {
      requirements.push({ ability, id, span: clause.span, from: 'text', understood: false, relations: [], issues: [unread(clause)] });
      continue;
    }
    const made = slotOf(tokens, clause, id, before.map(({ slot }) => slot));
    before.push(made);
    requirements.push({ ability, id, span: clause.span, from: 'text', understood: true, words: clause.words, issues: [], ...made });
  }
  return requirements;
}

function unread({ code, words, span }: Extract<Clause, { found: 'unread' }>): Issue {
  return { code, data: { words, span } };
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return {
    ability: { kind: 'spell', index: 0 },
    id: 't1',
    span,
    from: 'text',
    understood: false,
    relations: [],
    issues: [{ code: 'text.tooLong', data: { limit: MAX_TEXT, span } }],
  };
}

function slotOf(
  tokens: readonly Token[],
  { phrase, from }: Extract<Clause, { found: 'phrase' }>,
  id: string,
  earlier: readonly TargetSlot[],
): { readonly slot: TargetSlot; readonly relations: readonly TargetRelation[] } {
  const others = phrase.other ? earlier.filter(({ accepts }) => accepts.some(({ kind }) => phrase.accepts.some((query) => query.kind === kind))) : [];
  const total = divisionBefore(tokens, from);
  const slot: TargetSlot = {
    id,
    accepts: playersNamed(acceptsOf(phrase, others.length === 0), earlier),
    min: phrase.min,
    max: phrase.max,
    chooser: phrase.chooser === 'opponent' ? 'opponent' : 'controller',
    mode: 'target',
    ...(total === undefined ? {} : { division: { total } }),
  };
  const relations: TargetRelation[] = others.length > 0 ? [{ relation: 'different', slots: [...others.map((other) => other.id), id] }] : [];
  for (const { relation, property, is } of phrase.relations ?? []) {
    if (relation !== 'sum') relations.push({ relation, property, slots: [id] });
    else if (is) relations.push({ relation, property, slots: [id], is });
  }
  return { slot, relations };
}

/** "Another" with no earlier target to differ from means: not the source itself. */
function acceptsOf({ accepts, other }: TargetPhrase, fromSource: boolean): TargetPhrase['accepts'] {
  if (!other || !fromSource) return accepts;
  return accepts.map(({ kind, filter }) => (kind === 'card' ? { kind, filter: { ...filter, excludeSelf: true } } : { kind, filter }));
}
