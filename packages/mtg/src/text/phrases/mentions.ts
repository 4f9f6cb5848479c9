import { standsAt, type Token } from '@reticle/core/text';
import { asToken, markedId, markOf, type NamedThing } from './context.js';

/** How many words "creature or planeswalker" has. */
const EITHER = 3;
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

/** Words that introduce an object to which a pronoun could refer as well. */
const OTHERS: ReadonlySet<string> = new Set(
  'a an each all another the that those them this any one two three x cards card token tokens creatures'.split(
    ' ',
  ),
);
/** After "the" and "a", these words name no object to which "it" could refer. */
const NO_THING: ReadonlySet<string> = new Set(
  'next battlefield end beginning number amount total greatest highest'.split(' '),
);

type KnownMentions = Omit<Mentions, 'tokens'>;

interface Mentions {
  readonly tokens: readonly Token[];
  readonly names: readonly NamedThing[];
  /** What is named before these words: `~` by a cost or trigger, or names that a trigger gives. */
  readonly before: readonly string[];
  /** Whether they are named in the first sentence itself: in the trigger before its comma. */
  readonly inSentence: boolean;
}

/**
 * Replaces "that creature", "it", "its" and the like by marks where it is certain what they mean. Others
 * stay.
 */
export function withMentions({ tokens, ...known }: Mentions): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const noun = tokens[at + 1]?.text ?? '';
    if (token.text === 'defending' && noun === 'player' && isNamed(known, DEFENDER)) {
      out.push(asToken(token, markOf(DEFENDER)));
      at++;
    } else if (token.text === 'those' && MANY_NOUNS.has(noun)) {
      const id = onlyMany(out, known);
      out.push(id === undefined ? token : asToken(token, markOf(id)));
      if (id !== undefined) at++;
    } else if ((token.text === 'they' && !SINGULAR.has(noun)) || token.text === 'them') {
      const id = onlyMany(out, known) ?? onlyPlayer(out, known, [token.text, noun]);
      out.push(id === undefined ? token : asToken(token, markOf(id)));
      // One player is named: "lands they control" are the lands that the player controls.
      const next = tokens[at + 1];
      const verb = isOnePlayer(known, id) ? THIRD_PERSON.get(noun) : undefined;
      if (verb !== undefined && next) {
        out.push(asToken(next, verb));
        at++;
      }
    } else if (token.text === 'their' && OF_EACH.has(noun) && isAmount(sentenceOf(out))) {
      // "Target player draws cards equal to the number of cards in their hand".
      const id = onlyPlayer(out, known, ['they', 'lose']);
      out.push(...(id === undefined ? [token] : [asToken(token, markOf(id)), asToken(token, "'s")]));
    } else if (token.text === "it's" && IS_SO.has(noun)) {
      const what = pronounOf(out, known, false, "it's");
      if (what === undefined) out.push(token);
      else out.push(asToken(token, what), asToken(token, 'is'));
    } else if (
      token.text === 'the' &&
      noun === 'chosen' &&
      chosenIn(out, known, tokens[at + 2]) !== undefined
    ) {
      out.push(asToken(token, markOf(chosenIn(out, known, tokens[at + 2]) ?? '')));
      at += 2;
    } else if (token.text === 'that' && (CARD_NOUNS.has(noun) || PLAYER_NOUNS.has(noun))) {
      const id = onlyNamed(out, known, noun);
      // "That creature or planeswalker": both nouns are of the same target.
      const isEither = tokens[at + 2]?.text === 'or' && CARD_NOUNS.has(tokens[at + 3]?.text ?? '');
      out.push(id === undefined ? token : asToken(token, markOf(id)));
      if (id !== undefined) at += isEither ? EITHER : 1;
    } else if (isBlocked(tokens, at)) {
      // "It deals damage to each creature blocking it": what blocks isn't what "it" means.
      const what = onlyThing(out, known) ?? subjectOf(out);
      out.push(what === undefined ? token : asToken(token, what));
      if (what !== undefined && token.text === "it's") out.push(asToken(token, "'s"));
    } else if (token.text === 'it' || token.text === 'its' || token.text === 'itself') {
      const what =
        token.text === 'itself' ? subjectOf(out) : pronounOf(out, known, PLAYERS.has(noun), token.text);
      out.push(what === undefined ? token : asToken(token, what));
      if (what !== undefined && token.text === 'its') out.push(asToken(token, "'s"));
    } else out.push(token);
  }
  return out;
}

/** "The chosen creature": returns the target of the only sentence "choose {a target}" before it. */
function chosenIn(
  words: readonly Token[],
  { names }: KnownMentions,
  noun: Token | undefined,
): string | undefined {
  const chosen = words.flatMap(({ text }, at) =>
    text === 'choose' ? [markedId(words[at + 1]?.text ?? '')] : [],
  );
  const [id, ...others] = chosen;
  const found = names.find((name) => name.id === id);
  const isPlural = MANY_NOUNS.has(noun?.text ?? '');
  const isNoun = isPlural || CARD_NOUNS.has(noun?.text ?? '');
  return found?.kind === 'card' && others.length === 0 && isNoun && found.many === isPlural ? id : undefined;
}

/** What a player has of which an amount may be. */
const OF_EACH: ReadonlySet<string> = new Set(['hand', 'library', 'graveyard', 'life']);
const AMOUNTS = [['equal', 'to'], ['for', 'each'], ['half'], ['x', 'is']];
/** Whether the words of a sentence so far are those of an amount. */
const isAmount = (sentence: readonly Token[]): boolean =>
  AMOUNTS.some((said) => sentence.some((_, at) => standsAt(said, sentence, at)));

const DEFENDER = 'defender';
const MANY_NOUNS: ReadonlySet<string> = new Set(['creatures', 'permanents', 'lands', 'artifacts', 'cards']);
/** After "it's", these words say what something is like. */
const IS_SO: ReadonlySet<string> = new Set(
  'a an attacking tapped untapped white blue black red green colorless multicolored legendary'.split(' '),
);
const isNamed = ({ names }: KnownMentions, id: string): boolean => names.some((name) => name.id === id);

/** Returns the single name before that may be several objects. */
function onlyMany(words: readonly Token[], { names, before }: KnownMentions): string | undefined {
  const said = new Set([...marksIn(words), ...before]);
  const [only, ...others] = names.filter(({ id, many }) => many && said.has(id));
  return only?.kind === 'card' && others.length === 0 ? only.id : undefined;
}

/** "They lose 2 life": returns the single player named before. */
function onlyPlayer(
  words: readonly Token[],
  { names, before }: KnownMentions,
  [pronoun, verb]: readonly [string, string],
): string | undefined {
  const said = new Set([...marksIn(words), ...before]);
  const [only, ...others] = names.filter(({ id, kind }) => kind !== 'card' && said.has(id));
  const isHeld = verb === 'have' && isAmount(sentenceOf(words));
  const plural = isHeld || OF_PLAYERS.has(verb) ? PLAYERS_TOO : PLURAL;
  const fits = pronoun === 'they' && only?.kind === 'player' && !only.many && others.length === 0;
  const isOther = ({ text }: Token, at: number): boolean => plural.test(text) && !isCounted(words, at);
  return fits && !words.some(isOther) ? only.id : undefined;
}
const isOnePlayer = ({ names }: KnownMentions, id: string | undefined): boolean =>
  names.some((name) => name.id === id && name.kind !== 'card' && !name.many);
/** What only players do. */
const OF_PLAYERS: ReadonlySet<string> = new Set(
  'lose draw discard sacrifice mill create pay control'.split(' '),
);
/** The third person singular of verbs after "they". */
const THIRD_PERSON: ReadonlyMap<string, string> = new Map([
  ...[...OF_PLAYERS, 'reveal'].map((verb) => [verb, `${verb}s`] as const),
  ['have', 'has'],
]);
/** Verbs that don't agree with "they". */
const SINGULAR: ReadonlySet<string> = new Set(THIRD_PERSON.values());
const PLAYERS_TOO = /^(?:players|opponents|each)$/u;
const PLURAL = /^(?:tokens|creatures|players|opponents|permanents|lands|cards|each)$/u;

/** Whether it is the "each" of "for each", which counts objects. */
const isCounted = (words: readonly Token[], at: number): boolean =>
  words[at]?.text === 'each' && words[at - 1]?.text === 'for' && !PLAYER_NOUNS.has(words[at + 1]?.text ?? '');

/** Whether it is "blocking it" or "it's blocking". */
function isBlocked(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text;
  if (text === "it's") return tokens[at + 1]?.text === 'blocking';
  return text === 'it' && tokens[at - 1]?.text === 'blocking';
}

const PLAYERS: ReadonlySet<string> = new Set(['controller']);

const marksIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ text }) => markedId(text) ?? (text === '~' ? '~' : [])));

/** Returns the single earlier target that such a noun can mean. Nothing else may have that noun. */
function onlyNamed(
  words: readonly Token[],
  { names, before }: KnownMentions,
  noun: string,
): string | undefined {
  const kind = PLAYER_NOUNS.has(noun) ? 'player' : 'card';
  const said = new Set([...marksIn(words), ...before]);
  const fits = names.filter(
    ({ id, kind: of, mention }) =>
      said.has(id) &&
      of !== (kind === 'card' ? 'player' : 'card') &&
      // A spell that was cast is no creature or other permanent.
      !(mention === 'that spell' && noun !== 'spell' && noun !== 'card'),
  );
  const [only] = fits;
  // Several tokens are not "that creature".
  const unclear = words.some(
    ({ text }, at) => (text === noun && words[at + 1]?.text !== 'tokens') || text === `${noun}s`,
  );
  return fits.length === 1 && only?.kind === kind && !only.many && !unclear ? only.id : undefined;
}

/** Returns the object with which the sentence begins. */
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
  pronoun: string,
): string | undefined {
  const sentence = sentenceOf(all);
  const joined = joinedTo(all) ?? commandedIn(sentence);
  const isObject = isObjectOfSelf(sentence);
  if (joined !== undefined) return joined;
  const last = all.at(-1)?.text === '.' ? sentenceOf(all.slice(0, -1)) : [];
  for (const words of [sentence, last, all]) {
    const found = new Set([
      ...marksIn(words),
      ...(words === all || (inSentence && words === sentence && sentence.length === all.length)
        ? before
        : []),
    ]);
    for (const { id, kind } of names) if (kind === 'player') found.delete(id);
    if (notSelf && found.size > 1 && onlySubject(words)) found.delete('~');
    // "~ deals 2 damage to it", "attach ~ to it": "it" is another object, or the words would be "itself".
    if (isObject && (found.size > 1 || pronoun === 'it')) found.delete('~');
    if (found.size === 0) continue;
    const [id = '~'] = found;
    const named = names.find((one) => one.id === id);
    const sure =
      found.size === 1 &&
      !namesOther(words, isAmount(sentence)) &&
      named?.many !== true &&
      named?.kind !== 'either';
    return sure ? (id === '~' ? id : markOf(id)) : undefined;
  }
  return undefined;
}

/** "Tap {=t1} and it doesn't untap": returns what stands before "and". */
function joinedTo(words: readonly Token[]): string | undefined {
  const [thing, joint] = words.slice(-2);
  if (joint?.text !== 'and' || !thing) return undefined;
  return thing.text === '~' || markedId(thing.text) !== undefined ? thing.text : undefined;
}

/**
 * "Whenever ~ attacks, tap {=t1} and put a stun counter on it": returns what the sentence says to do something to.
 * It is nearer than what the trigger names, which would be named again.
 */
function commandedIn(sentence: readonly Token[]): string | undefined {
  const [verb, thing, and, again, ...others] = sentence;
  const isAgain = again !== undefined && COMMANDS.has(again.text);
  if (!verb || !COMMANDS.has(verb.text) || and?.text !== 'and' || !isAgain || !thing) return undefined;
  const isAlone = !others.some(({ text }) => text === '~' || text === 'and' || markedId(text) !== undefined);
  return markedId(thing.text) !== undefined && isAlone && !namesOther(others) ? thing.text : undefined;
}
const COMMANDS: ReadonlySet<string> = new Set(['tap', 'untap', 'put', 'goad', 'regenerate']);

/**
 * Whether in the words up to "it" the card itself does something to it: "~ deals 2 damage to", "attach ~ to".
 */
function isObjectOfSelf(words: readonly Token[]): boolean {
  if (words.at(-1)?.text !== 'to') return false;
  const at = words.findIndex(({ text }) => text === '~');
  const [before, after] = [words[at - 1]?.text, words[at + 1]?.text];
  return at >= 0 && ((before === 'attach' && after === 'to') || after === 'deals' || after === 'deal');
}

/** Returns the single object named before in the sentence, whatever else is mentioned. */
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

/** Whether the card itself is only named as the subject of sentences. */
const onlySubject = (words: readonly Token[]): boolean =>
  words.every(({ text }, at) => text !== '~' || at === 0 || words[at - 1]?.text === '.');

/** "This turn", "countered this way". */
const THIS: ReadonlySet<string> = new Set(['turn', 'combat', 'way']);
const IS: ReadonlySet<string> = new Set(['is', "isn't"]);
const DRAWS: ReadonlySet<string> = new Set(['draw', 'draws']);
const CARD: ReadonlySet<string> = new Set(['card', 'cards']);

/** Words for several objects, of which an amount is: "X cards, where X is its power". */
const SEVERAL: ReadonlySet<string> = new Set('x two three cards tokens creatures'.split(' '));

/**
 * Whether any other object is named: "a creature", "the top card of your library". Counters don't count.
 *
 * @param inAmount whether the words end in an amount, in which "it" means none of several objects
 */
export function namesOther(words: readonly Token[], inAmount = false): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    const counter = words.slice(at + 1, at + 5).some((token) => token.text.startsWith('counter'));
    const turn = text === 'this' && THIS.has(next);
    // Nobody looks at drawn cards, so nothing is said about them.
    const drawn = DRAWS.has(words[at - 1]?.text ?? '') || DRAWS.has(words[at - 2]?.text ?? '');
    const card = CARD.has(text) || CARD.has(next);
    const isX = text === 'x' && next === 'is';
    const isSo = (text === 'a' || text === 'an') && IS.has(words[at - 1]?.text ?? '');
    if (inAmount && (SEVERAL.has(text) || isCounted(words, at))) return false;
    return OTHERS.has(text) && !NO_THING.has(next) && !counter && !turn && !isSo && !isX && !(drawn && card);
  });
}
