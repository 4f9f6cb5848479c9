import type { TargetingGame } from '../game.js';
import type { GameIssue, Issue } from '../issue.js';
import type { AbilityWords } from '../play/effect.js';
import type { CardSays, CardText } from '../standard/card-text.js';
import type { PhraseGrammar } from '../text/grammar.js';
import { phraseWords, type CardReader, type HostWords, type ReadPart } from './words.js';

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

const isOfGame = (found: Issue): found is GameIssue => found.code.includes('.');

/** Makes a reader of whole cards: each sentence is an ability, and is read or refused by itself. */
const cardReader = <W extends AbilityWords, Cost>(
  text: CardText<W, Cost>,
  phrases: PhraseGrammar,
): CardReader => ({
  known: () => new Set([...text.words(), ...phrases.words()]),
  readCard(given) {
    const sentences = [...given.matchAll(/[^.\s][^.]*(?:\.|$)/gu)].map(({ 0: words, index }) => ({
      words: words.trimEnd(),
      start: index,
      reading: text.read(words),
    }));
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
              isOfGame(found) ? { ...found, data: { ...found.data, words, span } } : found,
            );
      }),
    };
  },
});

/**
 * Makes the words part for a game whose cards are read by a `cardText`: whole cards, sentence by sentence, and targets alone by
 * its grammar of targets.
 */
export const cardWords = <State, W extends AbilityWords, Cost>(
  game: TargetingGame<State>,
  text: CardText<W, Cost>,
  targets: PhraseGrammar,
): HostWords => ({
  ...phraseWords(game, targets),
  reader: () => Promise.resolve(cardReader(text, targets)),
});
