import { parseWith, unwrap, type GameIssue, type Issue } from '@reticle/core';
import { ReadingWork, sameValue, type Token } from '@reticle/core/text';
import type { Ability } from '../../language/ability.js';
import * as z from 'zod';
import { define, type CardDefinition } from '../../language/card.js';
import { cardFacts, type CardFacts, type PrintedKeyword } from '../../language/facts.js';
import { readKeyword } from '../phrases/keyword-words.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { abilityTexts, type AbilityText } from './ability-text.js';
import { guarded } from './guarded.js';
import { abilityWords, actionWords } from './print-card.js';
import { readAbility, readAction, unread } from './read-ability.js';

/** A card as printed: its facts, and its text with a line for each keyword and ability. */
export interface CardFace extends Omit<CardFacts, 'keywords' | 'number'> {
  readonly number?: number;
  /** The rules text. It may contain reminder text. */
  readonly text: string;
}

const cardFace = cardFacts
  .omit({ keywords: true, number: true })
  .extend({ number: cardFacts.shape.number.optional(), text: z.string() });
/** A text that is too long has its own refusal; it does not make the face invalid. */
const FACE_LIMITS = { depth: 48, values: 20_000, characters: Number.MAX_SAFE_INTEGER };

/** A card that was read, and what was not understood. */
export interface ParsedCard {
  /** What was not understood is in its `unexpressed`, in the card's own words. */
  readonly card: CardDefinition;
  /** The issues for what was not understood, each with its code, `words`, and their `span` in the text. */
  readonly unexpressed: readonly GameIssue[];
}

const isOwn = (code: string): code is GameIssue['code'] => code.includes('.');

/** The length to which words that were not understood are cut. */
const LONGEST = 200;
/** The most parts that a card keeps of what was not understood: one is enough that no deck may contain it. */
const MOST_UNEXPRESSED = 32;

/**
 * The most words and marks of one ability. The work of reading grows with the square of them, and printed abilities have
 * fewer than a hundred.
 */
const MOST_WORDS = 160;
/** The most abilities of a card. */
const MOST_ABILITIES = 16;
/** The most work of reading a card: patterns tried with its words, and its abilities. */
const MOST_WORK = 75_000;
/** The work of any ability, however short. */
const WORK_OF_ABILITY = 500;

/** Reads a line of keywords: "Rush", "Evasive, Ward". */
export function keywordsIn(words: readonly Token[]): readonly PrintedKeyword[] | undefined {
  const out: PrintedKeyword[] = [];
  for (let at = 0; at < words.length;) {
    if (words[at]?.text === ',' || words[at]?.text === '.') {
      at++;
      continue;
    }
    const read = readKeyword(words, at);
    if (!read) return undefined;
    const { keyword, value, end } = read;
    out.push({ keyword, ...(value === undefined ? {} : { value }) });
    at = end;
  }
  return out.length > 0 ? out : undefined;
}

/** Builds a card, and collects the reasons why parts of it were not understood. */
class Reading {
  readonly #face: CardFace;
  readonly #unexpressed: GameIssue[] = [];
  readonly #keywords: PrintedKeyword[] = [];
  readonly #abilities: Ability[] = [];
  readonly #work = new ReadingWork(MOST_WORK);
  #effects: EffectRow | undefined;

  constructor(face: CardFace) {
    this.#face = face;
  }

  run(): ParsedCard {
    const { text, number = 1, ...facts } = this.#face;
    const lines = abilityTexts(text);
    if (lines) this.#lines(lines);
    else this.#unexpressed.push({ code: 'text.tooLong', data: { words: text.slice(0, LONGEST) } });
    const unexpressed = this.#unexpressed
      .slice(0, MOST_UNEXPRESSED)
      .map(({ data: { words } }) =>
        typeof words === 'string' && words !== '' ? words.slice(0, LONGEST) : 'its words',
      );
    const card = define(
      { ...facts, number, keywords: this.#keywords },
      {
        abilities: this.#abilities,
        ...(this.#effects ? { effects: this.#effects } : {}),
        ...(unexpressed.length > 0 ? { unexpressed } : {}),
      },
    );
    return { card, unexpressed: this.#unexpressed };
  }

  #lines(lines: readonly AbilityText[]): void {
    const isAction = this.#face.type === 'action' || this.#face.type === 'song';
    const sentences: AbilityText[] = [];
    for (const line of lines) {
      const keywords = line.modes.length === 0 ? keywordsIn(line.words) : undefined;
      if (keywords) this.#keywords.push(...keywords);
      else if (!isAction) this.#within(line, () => this.#ability(line));
      else
        this.#within(line, () => {
          if (!this.#price(line)) sentences.push(line);
        });
    }
    const [first, ...more] = sentences;
    if (first) this.#within(first, () => this.#action([first, ...more]));
  }

  /** Reads an ability if the work that is left to the card suffices. Refuses it if not. */
  #within(line: AbilityText, read: () => void): void {
    if (line.words.length > MOST_WORDS || !this.#work.within(WORK_OF_ABILITY, read))
      this.#refuse([unread('text.tooLong', line)], line);
  }

  /** Reads what an action says about its own price. This is an ability, not an effect. */
  #price(line: AbilityText): boolean {
    const read = readAbility(line);
    if (!read.ok || read.value.kind !== 'discount') return false;
    this.#ability(line);
    return true;
  }

  #ability(line: AbilityText): void {
    const read = guarded([line], readAbility(line), this.#face);
    if (!read.ok) this.#refuse(read.issues, line);
    else if (this.#abilities.length >= MOST_ABILITIES) this.#refuse([unread('text.tooLong', line)], line);
    else if (
      this.#printsBack(abilityWords(this.#face.type, read.value), (again) => readAbility(again), read.value)
    )
      this.#abilities.push(read.value);
    else this.#refuse([unread('text.notPrintedBack', line)], line);
  }

  #action(lines: readonly [AbilityText, ...AbilityText[]]): void {
    const read = guarded(lines, readAction(lines), this.#face);
    const [first] = lines;
    if (!read.ok) this.#refuse(read.issues, first);
    else if (
      this.#printsBack(actionWords(this.#face.type, read.value), (again) => readAction([again]), read.value)
    )
      this.#effects = read.value;
    else this.#refuse([unread('text.notPrintedBack', first)], first);
  }

  /** Whether the printed words of what was read are read as the same again. */
  #printsBack<Made>(
    words: string | undefined,
    again: (line: AbilityText) => { readonly ok: boolean; readonly value?: Made },
    value: Made,
  ): boolean {
    const [line, ...more] = (words === undefined ? undefined : abilityTexts(words)) ?? [];
    if (!line || more.length > 0) return false;
    const read = again(line);
    return read.ok && sameValue(read.value, value);
  }

  #refuse(issues: readonly Issue[], line: AbilityText): void {
    const own = issues.flatMap(({ code, data }): readonly GameIssue[] =>
      isOwn(code) ? [{ code, data: { ...data } }] : [],
    );
    this.#unexpressed.push(...(own.length > 0 ? own : [unread('lorcana.unreadAbility', line)]));
  }
}

/**
 * Reads a whole card: its keywords, and its abilities or the effects of an action. Each line is read completely or
 * left out. A line counts only if the result has the words that change its meaning, such as "may", and prints as words
 * that are read as the same. What was left out is in
 * `unexpressed`, to which `define` adds what no match performs.
 *
 * @throws RefusedError with the issues, each with its path, if it is not given a face
 */
export function parseCard(face: CardFace): ParsedCard {
  unwrap(parseWith(cardFace, face, FACE_LIMITS));
  return new Reading(face).run();
}
