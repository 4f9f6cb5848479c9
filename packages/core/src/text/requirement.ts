import { refuse, type GameIssue, type Issue, type Result, type JsonPath } from '../issue.js';
import type { TargetRelation, TargetSlot, TargetSpec } from '../targeting/spec.js';
import { jsonAt } from './path.js';
import type { PhrasePart, PhraseSlot, TargetPhrase } from './phrase.js';
import { sameJson } from './template.js';
import { type Span, MARK, standsAt, type Token } from './tokenize.js';

/**
 * The ability of a text to which something belongs. Abilities are counted from 0 in the order of the text,
 * whatever their kind.
 */
export interface AbilityInText<Kind extends string = string> {
  readonly kind: Kind;
  readonly index: number;
  /** The mode of a modal ability, counted from 0. */
  readonly mode?: number;
  /** Set if the ability is granted: it stands in quotation marks. */
  readonly granted?: true;
}

/** What the reader knows of a card besides its text. */
export interface TextContext {
  /** The card's name. */
  readonly name?: string;
  /** The card's types. They tell the text of a spell or an action from that of a card in play. */
  readonly types?: readonly string[];
  /**
   * What is printed beside the words and what they may speak of, as printed: `{ loyalty: "4", cost: "{X}{R}" }`. A game
   * looks at those that its `CardReader` takes.
   */
  readonly printed?: Readonly<Record<string, string>>;
  /** Whether each requirement lists which words say what, in its `parts`. */
  readonly parts?: boolean;
}

/**
 * A requirement: one target of a text, with its words and the slot that they stand for. A game adds what it
 * knows of the place and of the condition.
 */
export interface TextRequirement {
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  /** The place of its words in the text. For a keyword's target, the place of the keyword. */
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  /** Whether the words were read in full. If not, `slot` is absent and `issues` say why. */
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** The words in their normal form. */
  readonly words?: string;
  /**
   * The words of the text and what they say of `slot` and `relations`, if the context asks for it. Absent for
   * a keyword's target, since the keyword's rule says it. Words shared with a phrase that follows have their
   * place there, outside `span`.
   */
  readonly parts?: readonly SlotPart[];
  /**
   * The meaning of X in the text's words ("the number of cards in your hand"). They stand in the target's own
   * words, or after them in the same sentence ("deals X damage to target creature, where X is ..."), where X
   * may belong to the effect alone.
   */
  readonly where?: string;
  /** The relations that tie this slot to itself or to earlier slots of the same ability and mode. */
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** Makes the requirement of a target that was found but not understood, with the reader's code. */
export const refusedRequirement = (
  { id, span }: Pick<TextRequirement, 'id' | 'span'>,
  code: GameIssue['code'],
  data: object = {},
): TextRequirement => ({
  id,
  span,
  from: 'text',
  understood: false,
  relations: [],
  issues: [{ code, data: { ...data, span } }],
});

/** Makes one spec from several requirements. Returns undefined if one of them was not understood. */
export function specOfRequirements(
  requirements: readonly TextRequirement[],
  timing: TargetSpec['timing'],
): TargetSpec | undefined {
  const slots = requirements.flatMap(({ slot }) => slot ?? []);
  if (slots.length < requirements.length) return undefined;
  return { slots, relations: requirements.flatMap(({ relations }) => relations), timing };
}

/** A pattern: a phrase that was read by itself, with its words in their normal form. */
export interface TargetPattern {
  readonly spec: TargetSpec;
  readonly words: readonly string[];
}

/**
 * Makes a pattern from the requirements of one phrase. Refuses with the issues of those that were not
 * understood, and with `none` if they make no spec.
 */
export function patternOf<Requirement extends TextRequirement>(
  requirements: readonly Requirement[],
  specOf: (requirements: readonly Requirement[], first: Requirement) => TargetSpec | undefined,
  none: Issue,
): Result<TargetPattern> {
  const found = requirements.filter(({ from }) => from === 'text');
  const [issue, ...more] = found.flatMap(({ issues }) => issues);
  if (issue) return refuse(issue, ...more);
  const [first] = found;
  const spec = first && specOf(found, first);
  return spec
    ? { ok: true, value: { spec, words: found.flatMap(({ words }) => words ?? []) } }
    : refuse(none);
}

/**
 * A part of a text: some words, and what they say of a slot, as paths into the slot's JSON: `['accepts', 0,
 * 'filter', 'zone']`.
 */
export interface SlotPart extends PhrasePart {
  /** The positions of the slot's relations that the words say. */
  readonly relations: readonly number[];
}

interface PhraseWithParts {
  readonly phrase: TargetPhrase;
  readonly parts: () => readonly PhrasePart[];
}
/**
 * Converts the parts of a phrase to parts of the slot that a game made from it. The anchor says the slot's
 * mode. What the game put into the slot itself belongs to no words: a count that it changed is left out, and
 * so is a key that the slot lacks.
 */
export function slotParts({ phrase, parts }: PhraseWithParts, made: PhraseSlot): readonly SlotPart[] {
  const moved = (paths: readonly JsonPath[]): readonly JsonPath[] =>
    paths.length === 0 ? paths : paths.flatMap((path) => slotPaths(path, phrase, made));
  const meant = (paths: readonly JsonPath[]): readonly number[] =>
    made.relations.length === 0 ? [] : paths.flatMap((path) => relationsAt(path, phrase, made));
  return parts().map(({ span, role, entry, paths, implied }) => ({
    span,
    role,
    entry,
    paths: role === 'anchor' || role === 'any' ? [MODE, ...moved(paths)] : moved(paths),
    implied: moved(implied),
    relations: meant(paths),
  }));
}

const MODE: JsonPath = ['mode'];

function slotPaths(
  path: JsonPath,
  phrase: TargetPhrase,
  { slot, relations }: PhraseSlot,
): readonly JsonPath[] {
  switch (path[0]) {
    case 'accepts':
      return slot.accepts === phrase.accepts || jsonAt(slot, path) !== undefined ? [path] : [];
    case 'min':
    case 'max':
      return sameJson(slot[path[0]], phrase[path[0]]) ? [path] : [];
    case 'chooser':
      return [path];
    case 'other':
      return relations.some(isOther(slot)) ? [] : notItself(slot, phrase);
    default:
      return [];
  }
}

/**
 * Returns the paths of `excludeSelf` for "another" with no earlier slot: each thing is different from the
 * source.
 */
const notItself = ({ accepts }: TargetSlot, phrase: TargetPhrase): readonly JsonPath[] =>
  accepts.flatMap((_query, index) => {
    const path = ['accepts', index, 'filter', 'excludeSelf'];
    return jsonAt({ accepts }, path) !== undefined && jsonAt(phrase, path) === undefined ? [path] : [];
  });

const isOther =
  ({ id }: TargetSlot) =>
  ({ relation, slots }: TargetRelation): boolean =>
    relation === 'different' && slots.includes(id);

function relationsAt(
  path: JsonPath,
  phrase: TargetPhrase,
  { slot, relations }: PhraseSlot,
): readonly number[] {
  const [key, index] = path;
  const said = key === 'relations' ? phrase.relations?.[Number(index)] : undefined;
  const isMeant = (relation: TargetRelation): boolean =>
    key === 'other'
      ? isOther(slot)(relation)
      : said !== undefined && relation.relation === said.relation && relation.property === said.property;
  return relations.flatMap((relation, at) => (isMeant(relation) ? [at] : []));
}

/** Replaces every occurrence of one of these names by the one token `~`. */
export function replaceOwnName(
  tokens: readonly Token[],
  names: readonly (readonly string[])[],
): readonly Token[] {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    const [first] = name;
    const same = first === undefined ? undefined : byFirst.get(first);
    if (same) same.push(name);
    else if (first !== undefined) byFirst.set(first, [name]);
  }
  if (byFirst.size === 0) return tokens;
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const fits = byFirst
      .get(token.text)
      ?.filter((name) => standsAt(name, tokens, at))
      .reduce((longest, name) => Math.max(longest, name.length), 0);
    const last = fits ? tokens[at + fits - 1] : undefined;
    if (!fits || !last || !(token.capital || token.text.startsWith('this'))) out.push(token);
    else {
      out.push({ ...token, text: MARK.self, raw: MARK.self, end: last.end });
      at += fits - 1;
    }
  }
  return out;
}
