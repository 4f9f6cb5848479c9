import type { TargetingGame } from '../game.js';
import { isGameIssue, type Issue } from '../issue.js';
import type { AbilityWords } from '../play/effect.js';
import { sentencesIn, type CardSays, type CardText } from '../standard/card-text.js';
import type { TargetSpec } from '../targeting/spec.js';
import type { PhraseGrammar } from '../text/grammar.js';
import { tokenize, type Span } from '../text/tokenize.js';
import { readingOf } from './reading.js';
import { toldUnread } from './told-unread.js';
import {
  phraseWords,
  type CardReader,
  type HostRequirement,
  type HostWords,
  type ReadPart,
  type ReadText,
} from './words.js';

const NOTHING: CardSays<AbilityWords, unknown> = { keywords: [], abilities: [], activated: [] };

/** Returns the list in which a part of what a card says stands, and what it is. */
function placeOf({ keywords, abilities }: CardSays<AbilityWords, unknown>): {
  readonly key: keyof CardSays<AbilityWords, unknown>;
  readonly kind: ReadPart['kind'];
} {
  if (keywords.length > 0) return { key: 'keywords', kind: 'keyword' };
  const [ability] = abilities;
  if (!ability) return { key: 'activated', kind: 'activated' };
  return { key: 'abilities', kind: ability.kind === 'triggered' ? 'triggered' : 'effect' };
}

/** Makes a reader of whole cards: each sentence is an ability, and is read or refused by itself. */
const cardReader = <W extends AbilityWords, Cost>(
  text: CardText<W, Cost>,
  phrases: PhraseGrammar,
): CardReader => ({
  known: () => new Set([...text.words(), ...phrases.words()]),
  readCard(given) {
    const sentences = sentencesIn(given).map((each) => ({ ...each, reading: text.read(each.words) }));
    const understood = sentences.filter(({ reading }) => reading.ok);
    const whole = text.read(understood.map(({ words }) => words).join(' '));
    const counts = { keywords: 0, abilities: 0, activated: 0 };
    return {
      json: whole.ok ? whole.value : NOTHING,
      printed: understood.flatMap(({ reading }) => (reading.ok ? (text.print(reading.value) ?? []) : [])),
      parts: understood.map(({ words, start, reading }): ReadPart => {
        const { key, kind } = placeOf(reading.ok ? reading.value : NOTHING);
        return { span: { start, end: start + words.length }, kind, path: [key, counts[key]++] };
      }),
      unread: sentences.flatMap(({ words, start, reading }): readonly Issue[] => {
        const span = { start, end: start + words.length };
        return reading.ok
          ? []
          : reading.issues.map((found) =>
              isGameIssue(found) ? { ...found, data: { ...found.data, words, span } } : found,
            );
      }),
    };
  },
});

/**
 * Tells what of the text of a printed card is not read, as {@link toldUnread} does. Returns an empty text if all is read.
 *
 * @param targets the grammar of its targets
 */
export function toldCard<W extends AbilityWords, Cost>(
  text: CardText<W, Cost>,
  targets: PhraseGrammar,
  { name, text: words }: { readonly name: string; readonly text: string },
): string {
  const none = { read: () => ({ requirements: [], specOf: () => undefined }) };
  return toldUnread(readingOf(none, cardReader(text, targets), words, { name }), { name });
}

/** Returns what the ability of a sentence targets, if it targets anything. */
const targetsOf = ({ abilities, activated }: CardSays<AbilityWords, unknown>): TargetSpec | undefined =>
  [...abilities, ...activated].flatMap((ability) =>
    'targets' in ability && ability.targets ? [ability.targets] : [],
  )[0];

/** Lists the places of the targets of a sentence that begins at a place of a text. */
function phrasesOf(targets: PhraseGrammar, words: string, start: number): readonly Span[] {
  const tokens = tokenize(words);
  return tokens.flatMap((token, at): readonly Span[] => {
    const clause = targets.isAnchor(token) ? targets.readAt(tokens, at) : undefined;
    const [first, last] = clause?.found === 'phrase' ? [tokens[clause.from], tokens[clause.to - 1]] : [];
    return first && last ? [{ start: start + first.start, end: start + last.end }] : [];
  });
}

/** Lists what the sentences of a card target: each sentence is an ability. */
function cardTargets<W extends AbilityWords, Cost>(
  text: CardText<W, Cost>,
  targets: PhraseGrammar,
  given: string,
): ReadText {
  const specs = new Map<number, TargetSpec>();
  const requirements = sentencesIn(given).flatMap(({ words, start }, index): readonly HostRequirement[] => {
    const reading = text.read(words);
    const span = { start, end: start + words.length };
    const place = { span, from: 'text', relations: [] } as const;
    if (!reading.ok) {
      if (!tokenize(words).some(targets.isAnchor)) return [];
      const issues = reading.issues.map((found) =>
        isGameIssue(found) ? { ...found, data: { ...found.data, words, span } } : found,
      );
      return [{ ...place, ability: { kind: 'text', index }, id: 't1', understood: false, issues }];
    }
    const spec = targetsOf(reading.value);
    if (!spec) return [];
    specs.set(index, spec);
    const ability = { kind: placeOf(reading.value).kind, index };
    const phrases = phrasesOf(targets, words, start);
    return spec.slots.map((slot, at) => ({
      ...place,
      // As many phrases as slots: each is the words of one.
      span: (phrases.length === spec.slots.length ? phrases[at] : undefined) ?? span,
      ability,
      id: slot.id,
      understood: true,
      words,
      slot,
      relations: spec.relations,
      issues: [],
    }));
  });
  return { requirements, specOf: ({ index }) => specs.get(index) };
}

/**
 * Makes the words part for a game whose cards are read by a `cardText`: whole cards, sentence by sentence, and targets alone by
 * its grammar of targets.
 */
export function cardWords<State, W extends AbilityWords, Cost>(
  game: TargetingGame<State>,
  text: CardText<W, Cost>,
  targets: PhraseGrammar,
): HostWords {
  const phrases = phraseWords(game, targets);
  return {
    ...phrases,
    // Words without a full stop are no sentence of a card: they name a target.
    read: (given, context) =>
      given.includes('.') || given.trim() === ''
        ? cardTargets(text, targets, given)
        : phrases.read(given, context),
    reader: () => Promise.resolve(cardReader(text, targets)),
  };
}
