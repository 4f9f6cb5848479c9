import { refuse, type GameIssue, type Issue, type Result, type JsonPath } from '../issue.js';
import type { TargetRelation, TargetSlot, TargetSpec } from '../targeting/spec.js';
import { jsonAt } from './path.js';
import type { PhrasePart, MadeSlot, TargetPhrase } from './phrase.js';
import { sameJson } from './template.js';
import { type Span, MARK, standsAt, type Token } from './tokenize.js';

/** Which ability of a text something belongs to. Abilities are counted from 0 in the order of the text, whatever their kind. */
export interface AbilityInText<Kind extends string = string> {
  readonly kind: Kind;
  readonly index: number;
  /** The mode of a modal ability, counted from 0. */
  readonly mode?: number;
  /** The ability is granted: it stands in quotation marks. */
  readonly granted?: true;
}

/** What is known of a card beside its text. */
export interface TextContext {
  /** The card's name. */
  readonly name?: string;
  /** Card types; they tell the text of a spell or an action from that of a card in play. */
  readonly types?: readonly string[];
  /** Whether each requirement is to tell which words say what: its `parts`. */
  readonly parts?: boolean;
}

/** One target of a text: its words, and the slot that they stand for. A game adds what it knows of the place and of the condition. */
export interface TextRequirement {
  /** The slot's id, unique within its ability and mode. */
  readonly id: string;
  /** Where its words stand in the text; of a keyword's target, where the keyword stands. */
  readonly span: Span;
  readonly from: 'text' | 'keyword';
  /** Whether the words were read in full. If not, `slot` is absent and `issues` say why. */
  readonly understood: boolean;
  readonly slot?: TargetSlot;
  /** The words in their normal form. */
  readonly words?: string;
  /**
   * Which words of the text say what of `slot` and `relations`, if the context asks for it; absent of a keyword's target,
   * which its rule says. Words shared with a phrase that follows stand there, outside `span`.
   */
  readonly parts?: readonly SlotPart[];
  /**
   * What X stands for, in the text's words ("the number of cards in your hand"): in the target's own words, or behind them in
   * the same sentence ("deals X damage to target creature, where X is ..."), whose X may be one of the effect alone.
   */
  readonly where?: string;
  /** What ties this slot to itself or to earlier slots of the same ability and mode. */
  readonly relations: readonly TargetRelation[];
  readonly issues: readonly Issue[];
}

/** Makes the requirement of a target that was seen and is not understood, with the reader's code. */
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

/** The spec of some requirements together; `undefined` if one of them was not understood. */
export function specOfRequirements(
  requirements: readonly TextRequirement[],
  timing: TargetSpec['timing'],
): TargetSpec | undefined {
  const slots = requirements.flatMap(({ slot }) => slot ?? []);
  if (slots.length < requirements.length) return undefined;
  return { slots, relations: requirements.flatMap(({ relations }) => relations), timing };
}

/** A phrase that was read by itself, with its words in their normal form. */
export interface TargetPattern {
  readonly spec: TargetSpec;
  readonly words: readonly string[];
}

/**
 * The requirements of one phrase by itself as a pattern. Refused with the issues of those that are not understood, and
 * with `none` if no spec comes of them.
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

/** Words of a text and what of a slot they say, with paths into the slot as JSON: `['accepts', 0, 'filter', 'zone']`. */
export interface SlotPart extends PhrasePart {
  /** Which of the slot's relations they say, by their places in the list. */
  readonly relations: readonly number[];
}

interface PhraseWithParts {
  readonly phrase: TargetPhrase;
  readonly parts: () => readonly PhrasePart[];
}
/**
 * The parts of a phrase as parts of the slot that a game made of it; the anchor is what says the slot's mode. What the
 * game put in itself belongs to no words: a count that it changed is left out, and so is a key that the slot has not.
 */
export function slotParts({ phrase, parts }: PhraseWithParts, made: MadeSlot): readonly SlotPart[] {
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

function slotPaths(path: JsonPath, phrase: TargetPhrase, { slot, relations }: MadeSlot): readonly JsonPath[] {
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

/** "Another" with nothing before it that it could be another than: each thing is not the source. */
const notItself = ({ accepts }: TargetSlot, phrase: TargetPhrase): readonly JsonPath[] =>
  accepts.flatMap((_query, index) => {
    const path = ['accepts', index, 'filter', 'excludeSelf'];
    return jsonAt({ accepts }, path) !== undefined && jsonAt(phrase, path) === undefined ? [path] : [];
  });

const isOther =
  ({ id }: TargetSlot) =>
  ({ relation, slots }: TargetRelation): boolean =>
    relation === 'different' && slots.includes(id);

function relationsAt(path: JsonPath, phrase: TargetPhrase, { slot, relations }: MadeSlot): readonly number[] {
  const [key, index] = path;
  const said = key === 'relations' ? phrase.relations?.[Number(index)] : undefined;
  const isMeant = (relation: TargetRelation): boolean =>
    key === 'other'
      ? isOther(slot)(relation)
      : said !== undefined && relation.relation === said.relation && relation.property === said.property;
  return relations.flatMap((relation, at) => (isMeant(relation) ? [at] : []));
}

/** The tokens with every occurrence of one of these names as the one token `~`. */
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
