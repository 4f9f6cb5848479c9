import { type GameIssue, type Issue, type Result, parseWith, refuse, unwrap } from '@reticle/core';
import * as z from 'zod';
import { type CardDefinition, LAYOUTS, cardIdOf } from '../../language/card-definition.js';
import type { AbilityCost } from '../../language/cost.js';
import { costsOfKeyword } from '../../language/keyword.js';
import { type ManaCost, readManaCost, readSpacedManaCost } from '../../language/mana.js';
import { COLORS, type Color, isInstantOrSorcery, plainHyphens } from '../../language/vocabulary.js';
import { tokensOf } from '../lexicon/index.js';
import { readKeywordLine } from '../phrases/keywords.js';
import { MAX_TEXT } from '../targets/parse.js';
import { readActivated } from './activated.js';
import { type AbilityText, type ReadingOptions, abilitiesIn, isOfThisTurn, unread } from './card-text.js';
import { CardWork } from './card-work.js';
import { hasNoHost, unclearIn } from './unclear.js';
import { wrongThingIn } from './wrong-things.js';
import { KeptFaces, type SaidOfCard } from './kept.js';
import { type LevelText, levelsIn, standingAt } from './levels.js';
import { isKeywordAbility } from './ability-keywords.js';
import { otherText, withOther, withoutBrackets } from './other-text.js';
import { printCard } from './print-card.js';
import { quotedAbility } from './quoted.js';
import { readSpell } from './spell.js';
import { readStatic, withLine } from './static.js';
import { readTriggered } from './triggered.js';

/** Returns the text of a spell with its additional costs. */
const paying = ({ modes, ...given }: AbilityText, costs: readonly AbilityCost[]): AbilityText => ({
  ...given,
  costs,
  ...(modes ? { modes: modes.map((mode) => paying(mode, costs)) } : {}),
});

/** A face of a card as it is printed. */
export interface CardFace {
  readonly name: string;
  /** The type line: `Legendary Creature — Human Soldier`. The dash is optional. */
  readonly types: string;
  /** The rules text, one line for each paragraph. */
  readonly text: string;
  /** `{2}{U}{U}`, or `2 U U` as databases spell it. Absent for a land. */
  readonly manaCost?: string;
  /** As printed: "2", "*". */
  readonly power?: string;
  readonly toughness?: string;
  /** As printed: "4", "X". */
  readonly loyalty?: string;
  /** The colour indicator (rule 204.1). */
  readonly colors?: readonly Color[];
  /** The second face of the card, and its layout. */
  readonly other?: Omit<CardFace, 'other'> & { readonly layout: (typeof LAYOUTS)[number] };
}

const oneFace = z.object({
  name: z.string(),
  types: z.string(),
  text: z.string(),
  manaCost: z.string().optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  colors: z.array(z.enum(COLORS)).max(5).optional(),
});
/** The schema of a face. Other keys are ignored. */
const cardFace = oneFace.extend({ other: oneFace.extend({ layout: z.enum(LAYOUTS) }).optional() });
/** A text that is too long has its own refusal; it doesn't make the face invalid. */
const FACE_LIMITS = { depth: 48, values: 20_000, characters: Number.MAX_SAFE_INTEGER };

/** A card that was read, and what of its face wasn't. */
export interface ParsedCard {
  /** Its `unexpressed` has what wasn't understood, in the card's own words. */
  readonly card: CardDefinition;
  /** Each issue has a code, the `words`, and their `span` in the text. */
  readonly unexpressed: readonly GameIssue[];
}

const TYPES: ReadonlySet<string> = new Set(
  'artifact battle conspiracy creature dungeon enchantment instant kindred land phenomenon plane planeswalker scheme sorcery tribal vanguard'.split(
    ' ',
  ),
);
const SUPERTYPES: ReadonlySet<string> = new Set(
  'basic elite host legendary ongoing snow token world'.split(' '),
);

function typesOf(line: string): Pick<CardDefinition, 'supertypes' | 'types' | 'subtypes'> {
  const words = plainHyphens(line)
    .split(/[\s—–]+/u)
    .filter((word) => word !== '' && word !== '-');
  const among = (set: ReadonlySet<string>) =>
    words.map((word) => word.toLowerCase().replace('tribal', 'kindred')).filter((word) => set.has(word));
  const isSubtype = (word: string): boolean =>
    !TYPES.has(word.toLowerCase()) && !SUPERTYPES.has(word.toLowerCase());
  return { supertypes: among(SUPERTYPES), types: among(TYPES), subtypes: words.filter(isSubtype) };
}

const costOf = (cost: string): Result<ManaCost | undefined> =>
  cost.startsWith('{') ? readManaCost(cost) : readSpacedManaCost(cost);

const NUMBER = /^\d{1,3}$/u;
/** The most characters of words that weren't understood; longer ones are cut. */
const LONGEST = 200;
const KEPT_FACES = new KeptFaces();

/** Collects the parts of a card, and why parts weren't read. */
class Reading {
  readonly unexpressed: GameIssue[] = [];
  readonly #face: CardFace;
  readonly #options: ReadingOptions;
  readonly #printed: string[] = [];
  readonly #types: ReturnType<typeof typesOf>;
  readonly #work = new CardWork();
  #cost: ManaCost | undefined;
  #said: SaidOfCard = { keywords: [], activated: [], triggered: [], static: [] };

  constructor(face: CardFace) {
    this.#face = face;
    this.#types = typesOf(face.types);
    this.#options = {
      name: face.name,
      types: this.#types.types,
      quoted: quotedAbility,
      onPrinted: (words) => this.#printed.push(words),
    };
  }

  run(): ParsedCard {
    const { manaCost } = this.#face;
    const text = withoutBrackets(this.#face.text);
    if (manaCost !== undefined && manaCost !== '')
      this.#cost = this.#take(costOf(manaCost), { words: manaCost });
    if (text.length > MAX_TEXT) {
      this.#refuse({ code: 'text.tooLong', data: { limit: MAX_TEXT, words: text.slice(0, LONGEST) } });
      return this.#done();
    }
    this.#text(text);
    this.#size();
    const made = this.#done();
    // Abilities are printed one by one as they are read. These parts are printed with the rest of the card.
    const hasParts = made.card.spell?.paid !== undefined || levelsIn(text) !== undefined;
    const unsaid = hasParts && this.unexpressed.length === 0 ? printCard(made.card).unsaid : [];
    if (unsaid.length === 0) return made;
    this.#refuse({ code: 'text.notPrintedBack', data: { words: text } });
    return this.#done();
  }

  /** Reads the text, or takes the reading from the cache. */
  #text(text: string): void {
    const known = KEPT_FACES.find(this.#face);
    if (known) {
      this.#said = known.said;
      this.unexpressed.push(...known.unexpressed);
      return;
    }
    const before = this.unexpressed.length;
    this.#abilities(text);
    const unexpressed = this.unexpressed.slice(before);
    KEPT_FACES.keep(this.#face, { said: this.#said, unexpressed }, this.#printed);
  }

  #abilities(whole: string): void {
    const leveler = levelsIn(whole);
    const text = leveler?.above ?? whole;
    this.#lines(text);
    for (const level of leveler?.levels ?? []) this.#level(level);
  }

  /** Reads the lines of some levels like a card of their own (rule 711.2). */
  #level(level: LevelText): void {
    const { name, types } = this.#face;
    const { card, unexpressed } = new Reading({ name, types, text: level.text }).run();
    const { length } = this.#said.static;
    const standings = standingAt(level, card, (at) => `s${length + at + 1}`);
    if (standings && unexpressed.length === 0)
      this.#said = { ...this.#said, static: [...this.#said.static, ...standings] };
    else this.#refuse({ code: 'mtg.conditionalAbility', data: { words: level.text } });
  }

  #lines(text: string): void {
    const given = abilitiesIn(text, this.#options);
    if (given.length === 0 && tokensOf(text).length > 0)
      this.#refuse({ code: 'mtg.unreadAbility', data: { words: text } });
    const isSpell = isInstantOrSorcery(this.#types.types);
    const paragraphs: AbilityText[] = [];
    for (const ability of given) {
      this.#within(ability, () => {
        if (isSpell && (isDelayed(ability) || isOfThisTurn(ability.words) || this.#isParagraph(ability)))
          paragraphs.push(ability);
        else this.#line(ability);
      });
    }
    const [first] = paragraphs;
    if (first) this.#within(first, () => this.#spell(paragraphs));
  }

  /** Reads an ability if the work that is left to the card suffices. Refuses it if not. */
  #within(ability: AbilityText, read: () => void): void {
    if (!this.#work.within(ability, read)) this.#refuse(unread('text.tooLong', ability));
  }

  #done(): ParsedCard {
    const words = this.unexpressed.map(({ data: { words: said } }) =>
      typeof said === 'string' && said !== '' ? said.slice(0, LONGEST) : 'its words',
    );
    const { name, colors = [] } = this.#face;
    const { keywords, activated, triggered, static: standings, ...others } = this.#said;
    const card: CardDefinition = {
      id: cardIdOf(name),
      name,
      ...this.#types,
      // New lists, since the cached reading may be shared with another card.
      keywords: [...keywords],
      activated: [...activated],
      triggered: [...triggered],
      static: [...standings],
      unexpressed: words,
      ...(this.#cost ? { cost: this.#cost } : {}),
      ...(colors.length > 0 ? { colorIndicator: colors } : {}),
      ...others,
    };
    return { card, unexpressed: this.unexpressed };
  }

  /** Returns the value of a result. Records its first issue if it has none. */
  #take<Value>(result: Result<Value>, words: object): Value | undefined {
    if (!result.ok) {
      const [issue] = result.issues;
      if (issue) this.#refuse(withWords(issue, words));
      return undefined;
    }
    const code = hasNoHost(result.value, this.#types)
      ? 'mtg.unreadAbility'
      : unclearIn(result.value, this.#face.text, this.#types);
    const wrong: GameIssue | undefined =
      code === undefined ? wrongThingIn(result.value, words) : { code, data: { ...words } };
    if (!wrong) return result.value;
    this.#refuse(wrong);
    return undefined;
  }

  #refuse(issue: GameIssue): void {
    this.unexpressed.push(issue);
  }

  /**
   * Whether a line of an instant or a sorcery is a paragraph of its effects, and not a line such as "~ can't
   * be countered".
   */
  #isParagraph(given: AbilityText): boolean {
    const isStatic = () => readStatic(given, () => 's0', this.#options).ok || isKeywordAbility(given);
    return given.ability.kind === 'spell' && !isStatic();
  }

  #line(given: AbilityText): void {
    const { activated, triggered, static: standings } = this.#said;
    const words = { words: given.text.slice(given.span.start, given.span.end), span: given.span };
    const keywords =
      given.ability.kind === 'triggered' ||
      given.ability.onlyAs !== undefined ||
      given.later ||
      given.continued
        ? undefined
        : readKeywordLine(given.words);
    if (keywords) this.#said = { ...this.#said, keywords: [...this.#said.keywords, ...keywords] };
    else if (given.ability.kind === 'activated' || isKeywordAbility(given)) {
      const read = this.#take(readActivated(given, `a${activated.length + 1}`, this.#options), words);
      if (read) this.#said = { ...this.#said, activated: [...activated, read] };
    } else if (given.ability.kind === 'triggered') {
      const read = this.#take(readTriggered(given, `t${triggered.length + 1}`, this.#options), words);
      if (read) this.#said = { ...this.#said, triggered: [...triggered, read] };
    } else if (given.continued) this.#refuse(unread('mtg.unreadAbility', given));
    else {
      const id = (at: number): string => `s${standings.length + at + 1}`;
      const read = this.#take(readStatic(given, id, this.#options), words);
      // The data can hold only one effect that replaces draws.
      if (read?.replacesDraws && this.#said.replacesDraws) this.#refuse(unread('mtg.unreadAbility', given));
      else if (read) this.#said = withLine(this.#said, read);
    }
  }

  #spell(paragraphs: readonly AbilityText[]): void {
    const costs = costsOfKeyword(this.#said.keywords, 'additionalCost');
    const options = costs.length === 0 ? this.#options : { ...this.#options, costs };
    const read = readSpell(
      costs.length === 0 ? paragraphs : paragraphs.map((one) => paying(one, costs)),
      options,
    );
    const [first] = paragraphs;
    const spell = first && this.#take(read, unread('mtg.unreadAbility', first).data);
    if (!spell) return;
    this.#said = { ...this.#said, spell };
    this.#otherText(spell, paragraphs);
  }

  /** Adds what a spell does instead for its overload or cleave cost. */
  #otherText(spell: NonNullable<CardDefinition['spell']>, paragraphs: readonly AbilityText[]): void {
    const words = paragraphs.map(({ span: { start, end } }) => this.#face.text.slice(start, end)).join('\n');
    const other = otherText(this.#said.keywords, words);
    if (!other) return;
    const read = readSpell(abilitiesIn(other.text, this.#options), this.#options);
    const whole = read.ok && read.value.modes ? unreadText(other.text) : read;
    const found = this.#take(whole, { words: other.text });
    if (found) this.#said = { ...this.#said, spell: withOther(spell, other.cost, found) };
  }

  #size(): void {
    const { power, toughness, loyalty } = this.#face;
    if (loyalty !== undefined && loyalty !== '') {
      if (NUMBER.test(loyalty)) this.#said = { ...this.#said, loyalty: Number(loyalty) };
      else if (loyalty === 'X') this.#said = { ...this.#said, loyalty };
      else this.#refuse({ code: 'mtg.unreadSize', data: { words: `loyalty ${loyalty}` } });
    }
    for (const [key, printed] of [
      ['power', power],
      ['toughness', toughness],
    ] as const) {
      if (printed === undefined || printed === '') continue;
      if (NUMBER.test(printed)) this.#said = { ...this.#said, [key]: Number(printed) };
      else if (printed !== '*' || this.#said[key] === undefined)
        this.#refuse({ code: 'mtg.unreadSize', data: { words: `${key} ${printed}` } });
    }
  }
}

/**
 * "At the beginning of your next upkeep": a delayed trigger of a spell (rule 603.7a), not an ability of the
 * card.
 */
function isDelayed({ words }: AbilityText): boolean {
  const [at, the, beginning, of, whose, next] = words.map(({ text }) => text);
  const begins = [at, the, beginning, of].join(' ') === 'at the beginning of';
  return begins && (whose === 'the' || whose === 'your') && next === 'next';
}

const unreadText = (words: string): Result<never> => refuse({ code: 'mtg.unreadEffect', data: { words } });

/** Builds an issue with at least the words that it is about. */
const withWords = ({ code, data }: Issue, words: object): GameIssue => ({
  code: isOwn(code) ? code : 'mtg.unreadAbility',
  data: { ...words, ...data },
});
const isOwn = (code: string): code is GameIssue['code'] => code.includes('.');

/**
 * Reads a whole face: its facts, keywords, spell effects in paragraphs or modes, and activated, triggered and
 * static abilities. Each part is read completely or left out; it is accepted only if it prints as words that
 * are read as the same. What was left out is in `unexpressed`. `unexpressedOf` adds what the data say and no
 * match performs.
 *
 * @throws RefusedError with the issues (`wrongType`, with the path) if it isn't given a face
 */
export function parseCard(given: CardFace): ParsedCard {
  unwrap(parseWith(cardFace, given, FACE_LIMITS));
  const { other, ...face } = given;
  const first = new Reading(face).run();
  if (!other) return first;
  const { layout, ...inset } = other;
  const second = new Reading(inset).run();
  // 709.4a: a split card has both names. Other cards of two faces have the id of the first face.
  const id = layout === 'split' ? cardIdOf(`${face.name} // ${inset.name}`) : first.card.id;
  return {
    card: { ...first.card, id, other: { ...second.card, id: cardIdOf(`${id} ${inset.name}`), layout } },
    unexpressed: [...first.unexpressed, ...second.unexpressed],
  };
}
