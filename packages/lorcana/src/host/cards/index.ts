import { ok, parseWith, type Result } from '@reticle/core';
import type { CardFiles, CardInFile, CardShape, PlayableCard } from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../../language/card.js';
import { cardFacts, fullNameOf, plainName } from '../../language/facts.js';
import { lorcanaDecks } from '../../play/decks.js';
import { THE_FIRST_CHAPTER } from '../../sets/the-first-chapter/index.js';
import { cardFromJson } from '../../state/card.js';
import { parseCard } from '../../text/abilities/parse-card.js';
import { printCard } from '../../text/abilities/print-card.js';
import { shownCard } from '../zones.js';
import { lorcanaDraft } from './draft.js';

const string = z.string();
const longText = string.max(20_000).nullish();

/** An ability of a card in a database's file. Other keys are allowed. */
const ability = z.object({
  name: string.max(300).nullish(),
  effect: longText,
  /** The cost of an activated ability, whose words `effect` leaves out. */
  costsText: longText,
  fullText: longText,
  type: string.max(100).nullish(),
  keyword: string.max(100).nullish(),
  keywordValueNumber: z.number().nullish(),
});
type AbilityJson = z.infer<typeof ability>;

/** The text of a card in a database's file. Other keys are allowed. */
const lorcanaCardJson = z.object({
  name: string.min(1).max(300),
  version: string.max(300).nullish(),
  subtitle: string.max(300).nullish(),
  abilities: z.array(ability).max(50).nullish(),
  effects: z.array(string.max(20_000)).max(50).nullish(),
  fullText: longText,
  text: longText,
  keywords: z.array(z.unknown()).max(50).nullish(),
  keywordAbilities: z.array(string.max(100)).max(50).nullish(),
});
type LorcanaCardJson = z.infer<typeof lorcanaCardJson>;

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns a card's text with one ability a line: its name in capitals, as on cards, and its words. */
function textOf({ abilities, effects, fullText, text }: LorcanaCardJson): string {
  const lines = [...(abilities ?? []).map(lineOf), ...(effects ?? []).map(inOneLine)].filter(
    (line) => line !== '',
  );
  return lines.length > 0 ? lines.join('\n') : (fullText ?? text ?? '');
}

function lineOf({ name, costsText, effect, fullText }: AbilityJson): string {
  const cost = typeof costsText === 'string' && costsText !== '' ? `${costsText} \u2014 ` : '';
  const said =
    typeof effect === 'string' && typeof name === 'string'
      ? `${name.toUpperCase()} ${cost}${effect}`
      : undefined;
  return inOneLine(said ?? fullText ?? effect ?? '');
}

/** The key under which a file of Lorcana has its list of cards. */
const LORCANA_LIST = 'cards';

/** The keys of a card in a file, with a short example. In databases, its abilities are a list. */
const LORCANA_SHAPE: CardShape = {
  keys: ['fullText', 'text', 'abilities', 'effects', 'keywords', 'keywordAbilities', 'version', 'subtitle'],
  example: {
    name: 'Lamplighter',
    type: 'Character',
    fullText: 'When you play this character, chosen character gets +1 {S}.',
  },
};

/** Reads one object of a file of Lorcana cards. */
function readLorcana(json: unknown): Result<CardInFile> {
  const parsed = parseWith(lorcanaCardJson, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const read = cardFromJson({ ...Object(json), keywords: card.keywords ?? keywordsIn(card) });
  if (!read.ok) return read;
  const { facts, unread } = read.value;
  const { publicId = card.name, types = [] } = facts;
  const face = { name: publicId, types, text: textOf(card), facts, unread };
  const { setCode } = printing.parse(json);
  const set = typeof setCode === 'string' ? { set: setCode.toLowerCase() } : {};
  return { ok: true, value: { id: publicId, name: publicId, ...set, faces: [face] } };
}

/** Returns the keywords among a card's abilities, with their numbers. */
function keywordsIn({ abilities }: LorcanaCardJson): readonly object[] {
  return (abilities ?? []).flatMap(({ keyword, keywordValueNumber: value }) =>
    typeof keyword === 'string' ? [{ keyword, ...(typeof value === 'number' ? { value } : {}) }] : [],
  );
}

/** The facts on a card's face besides its text. */
const faceFacts = cardFacts.omit({ keywords: true }).partial({ number: true });

/** A line of an imported file, or a card written by hand. */
const written = z.object({ definition: cardDefinition });

/** The facts of a database's card that its state does not have. Other keys are allowed. */
const printing = z.object({
  number: z.number().int().positive().nullish().catch(undefined),
  setCode: z.string().min(1).max(32).nullish().catch(undefined),
  rarity: z.string().min(1).max(64).nullish().catch(undefined),
});

const playable = (card: CardDefinition): PlayableCard => ({
  id: cardIdOf(card),
  definition: card,
  lacks: [],
});

/**
 * Returns a card of a file as a match takes it: a card written as data, an imported card, or a card of a
 * database, whose text is read. What was not understood is listed in `lacks`, as codes. No deck may contain
 * such a card.
 */
function playableLorcana(json: unknown): Result<PlayableCard> {
  const own = cardDefinition.safeParse(json);
  if (own.success) return ok(playable(own.data));
  const imported = written.safeParse(json);
  if (imported.success) return ok(playable(imported.data.definition));
  const parsed = parseWith(lorcanaCardJson, json);
  if (!parsed.ok) return parsed;
  const read = cardFromJson(json);
  if (!read.ok) return read;
  const { facts, unread } = read.value;
  const {
    name = '',
    version,
    types = [],
    cost = 0,
    inks = [],
    inkwell = false,
    characteristics = [],
  } = facts;
  const { strength, willpower, lore, moveCost } = facts;
  const isSong = types.includes('song');
  const { number, setCode, rarity } = printing.parse(json);
  const face = parseWith(faceFacts, {
    name,
    ...(version === undefined ? {} : { version }),
    type: isSong ? 'song' : types[0],
    cost,
    inkwell,
    ink: inks,
    ...Object.fromEntries(
      Object.entries({ strength, willpower, lore, moveCost }).filter(([, value]) => value !== undefined),
    ),
    ...(typeof number === 'number' ? { number } : {}),
    ...(typeof setCode === 'string' ? { set: setCode } : {}),
    ...(typeof rarity === 'string' ? { rarity } : {}),
    classifications: characteristics.filter((one) => one.toLowerCase() !== 'song'),
  });
  if (!face.ok) return face;
  const { number: place, ...printed } = face.value;
  const { card, unexpressed } = parseCard({
    ...printed,
    ...(place === undefined ? {} : { number: place }),
    text: textOf(parsed.value),
  });
  const codes = unexpressed.map(({ code }) => code);
  const unreadFacts = unread.map((word) => `lorcana.unreadFact ${word}`);
  const said = (card.unexpressed ?? []).filter((one) => typeof one !== 'string');
  const lacks = [...said, ...codes, ...unreadFacts];
  const { unexpressed: _words, ...rest } = card;
  const definition = lacks.length > 0 ? { ...rest, unexpressed: lacks } : rest;
  return ok({ id: cardIdOf(card), definition, lacks: unexpressed });
}

/** The name of a card: in a database's file, or as data. Nothing else is looked at. */
const named = z.object({ name: string, version: string.nullish() });
const namedCard = z.union([
  named,
  z.object({ facts: named }).transform(({ facts }) => facts),
  z.object({ definition: z.object({ facts: named }) }).transform(({ definition: { facts } }) => facts),
]);

/** Returns the name by which decks mean the card of a value. */
function namesOf(json: unknown): readonly string[] {
  const found = namedCard.safeParse(json);
  if (!found.success) return [];
  const { name, version } = found.data;
  return [plainName(fullNameOf({ name, version: version ?? undefined }))];
}

/** The reader of card files. */
export const lorcanaCards: CardFiles = {
  read: readLorcana,
  list: LORCANA_LIST,
  shape: LORCANA_SHAPE,
  playable: playableLorcana,
  namesOf,
  idOf: plainName,
  known: THE_FIRST_CHAPTER,
  shown: (definition) => shownCard(cardDefinition.parse(definition)),
  printed(definition) {
    const words = printCard(cardDefinition.parse(definition));
    return words.ok ? words.value : [];
  },
  draft: lorcanaDraft,
  sources: { lorcana: { read: readLorcana, list: LORCANA_LIST, playable: playableLorcana, namesOf } },
  decks: lorcanaDecks,
};
