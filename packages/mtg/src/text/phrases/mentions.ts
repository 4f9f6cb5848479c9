import type { Token } from '@reticle/core/text';
import { markedId, markOf, type NamedThing } from './context.js';

const CARD_NOUNS: ReadonlySet<string> = new Set([
  'creature',
  'permanent',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'spell',
  'card',
]);
const PLAYER_NOUNS: ReadonlySet<string> = new Set(['player', 'opponent']);

/** Words that bring in a thing which a pronoun could mean as well. */
const OTHERS: ReadonlySet<string> = new Set(
  'a an each all another the that those them this any one two three x cards card token tokens creatures'.split(
    ' ',
  ),
);
/** After these "the" and "a" no thing is named that "it" could mean. */
const NO_THING: ReadonlySet<string> = new Set(['next', 'battlefield', 'end', 'beginning']);

type KnownMentions = Omit<Mentions, 'tokens'>;

interface Mentions {
  readonly tokens: readonly Token[];
  readonly names: readonly NamedThing[];
  /** What is named before these words: `~` by a cost or trigger, names that a trigger gives. */
  readonly before: readonly string[];
  /** They are named in the first sentence itself: in the trigger before its comma. */
  readonly inSentence: boolean;
}

/** Marks instead of "that creature", "it", "its" and the like, wherever it is certain what they mean; others stay. */
export function withMentions({ tokens, ...known }: Mentions): readonly Token[] {
  const out: Token[] = [];
  const marked = (token: Token, text: string): Token => ({ ...token, text });
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const noun = tokens[at + 1]?.text ?? '';
    if (token.text === 'that' && (CARD_NOUNS.has(noun) || PLAYER_NOUNS.has(noun))) {
      const id = onlyNamed(out, known, noun);
      out.push(id === undefined ? token : marked(token, markOf(id)));
      if (id !== undefined) at++;
    } else if (isBlocked(tokens, at)) {
      // "It deals damage to each creature blocking it": what blocks is another thing than what "it" means.
      const what = onlyThing(out, known) ?? subjectOf(out);
      out.push(what === undefined ? token : marked(token, what));
      if (what !== undefined && token.text === "it's") out.push(marked(token, "'s"));
    } else if (token.text === 'it' || token.text === 'its' || token.text === 'itself') {
      const what = token.text === 'itself' ? subjectOf(out) : pronounOf(out, known, PLAYERS.has(noun));
      out.push(what === undefined ? token : marked(token, what));
      if (what !== undefined && token.text === 'its') out.push(marked(token, "'s"));
    } else out.push(token);
  }
  return out;
}

/** "Blocking it", "it's blocking". */
function isBlocked(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text;
  if (text === "it's") return tokens[at + 1]?.text === 'blocking';
  return text === 'it' && tokens[at - 1]?.text === 'blocking';
}

const PLAYERS: ReadonlySet<string> = new Set(['controller']);

const marksIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ text }) => markedId(text) ?? (text === '~' ? '~' : [])));

/** The one target before that such a noun can mean; the noun must not be said of anything else. */
function onlyNamed(
  words: readonly Token[],
  { names, before }: KnownMentions,
  noun: string,
): string | undefined {
  const kind = PLAYER_NOUNS.has(noun) ? 'player' : 'card';
  const said = new Set([...marksIn(words), ...before]);
  const fits = names.filter(
    ({ id, kind: of }) => said.has(id) && of !== (kind === 'card' ? 'player' : 'card'),
  );
  const [only] = fits;
  const unclear = words.some(({ text }) => text === noun || text === `${noun}s`);
  return fits.length === 1 && only?.kind === kind && !only.many && !unclear ? only.id : undefined;
}

/** The thing with which the sentence begins. */
function subjectOf(before: readonly Token[]): string | undefined {
  const text = sentenceOf(before)[0]?.text ?? '';
  return text === '~' || markedId(text) !== undefined ? text : undefined;
}

const sentenceOf = (before: readonly Token[]): readonly Token[] =>
  before.slice(before.findLastIndex(({ text }) => text === '.') + 1);

function pronounOf(
  all: readonly Token[],
  { names, before, inSentence }: KnownMentions,
  notSelf: boolean,
): string | undefined {
  const sentence = sentenceOf(all);
  for (const words of [sentence, all]) {
    const found = new Set([
      ...marksIn(words),
      ...(words === all || (inSentence && sentence.length === all.length) ? before : []),
    ]);
    for (const { id, kind } of names) if (kind === 'player') found.delete(id);
    if (notSelf && found.size > 1 && onlySubject(words)) found.delete('~');
    if (found.size === 0) continue;
    const [id = '~'] = found;
    const named = names.find((one) => one.id === id);
    const sure = found.size === 1 && !namesOther(words) && named?.many !== true && named?.kind !== 'either';
    return sure ? (id === '~' ? id : markOf(id)) : undefined;
  }
  return undefined;
}

/** The one thing named before in the sentence, whatever else is spoken of. */
function onlyThing(all: readonly Token[], { names, before, inSentence }: KnownMentions): string | undefined {
  const sentence = sentenceOf(all);
  const found = new Set([
    ...marksIn(sentence),
    ...(inSentence && sentence.length === all.length ? before : []),
  ]);
  for (const { id, kind } of names) if (kind === 'player') found.delete(id);
  const [id, second] = found;
  if (id === undefined || second !== undefined) return undefined;
  return id === '~' ? id : markOf(id);
}

/** Whether the card itself is named as who does something, and nowhere else. */
const onlySubject = (words: readonly Token[]): boolean =>
  words.every(({ text }, at) => text !== '~' || at === 0 || words[at - 1]?.text === '.');

/** Whether any other thing is named: "a creature", "the top card of your library"; counters do not count. */
function namesOther(words: readonly Token[]): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    const counter = words.slice(at + 1, at + 4).some((token) => token.text.startsWith('counter'));
    const turn = text === 'this' && (next === 'turn' || next === 'combat');
    return OTHERS.has(text) && !NO_THING.has(next) && !counter && !turn;
  });
}
