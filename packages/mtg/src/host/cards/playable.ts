import { type GameIssue, ok, parseWith, type Result } from '@reticle/core';
import type { PlayableCard } from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, type CardDefinition } from '../../language/card-definition.js';
import { deckIdsOf } from '../../language/layouts.js';
import { colorsOfCost } from '../../language/mana.js';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard, type CardFace } from '../../text/abilities/parse-card.js';
import { isPlain, plainFace, scryfallCard, type ScryfallFace, skippedAs } from './read.js';

/** A line of an imported file, or a card written by hand. */
const written = z.object({ definition: cardDefinition });

/** Builds a card of which everything except `lacks` is data. */
const playable = (definition: CardDefinition, lacks: readonly GameIssue[]): PlayableCard => ({
  id: definition.id,
  ...(definition.other ? { also: deckIdsOf(definition) } : {}),
  definition,
  lacks: [...lacks, ...unexpressedOf({ ...definition, unexpressed: [] })],
});

/** Removes its words, which belong to its publisher. `lacks` has them. */
const withCodes = (card: CardDefinition, lacks: readonly GameIssue[]): CardDefinition => ({
  ...card,
  unexpressed: lacks.map(({ code }) => code),
  ...(card.other ? { other: { ...card.other, unexpressed: [] } } : {}),
});

/** Returns a card that is data already. */
function ownCard(json: unknown): CardDefinition | undefined {
  const own = cardDefinition.safeParse(json);
  return own.success ? own.data : written.safeParse(json).data?.definition;
}

const anyName = z.object({ name: z.string() });
/** The names of a card: in a database's file, by hand, or as data. Nothing else is looked at. */
const namedCard = anyName.extend({
  id: z.string().optional().catch(undefined),
  card_faces: z.array(anyName).nullish().catch(undefined),
  other: anyName.optional().catch(undefined),
});
const named = z.union([
  z.object({ definition: namedCard }).transform(({ definition }) => definition),
  namedCard,
]);

/** Returns every name by which a deck may mean the card of a value: of both faces, of each, and its id. */
export function namesOf(json: unknown): readonly string[] {
  const found = named.safeParse(json);
  if (!found.success) return [];
  const { name, id, card_faces: faces, other } = found.data;
  const each = faces?.map((face) => face.name) ?? (other ? [name, other.name] : []);
  return [name, ...each, ...(each.length > 1 ? [each.join(' // ')] : []), ...(id === undefined ? [] : [id])];
}

/** Returns a printed face, if its file has enough. Databases leave keys out or give null. */
const faceOf = (
  {
    name,
    oracle_text: text,
    mana_cost: cost,
    colors,
    power,
    toughness,
    loyalty,
  }: Omit<ScryfallFace, 'type_line'>,
  types: string,
): CardFace => ({
  name,
  types,
  text: text ?? '',
  ...(typeof cost === 'string' ? { manaCost: cost } : {}),
  ...(typeof power === 'string' ? { power } : {}),
  ...(typeof toughness === 'string' ? { toughness } : {}),
  ...(typeof loyalty === 'string' ? { loyalty } : {}),
  // An object without a mana cost has the colours of its indicator (rule 202.2e).
  ...(colors && !cost ? { colors: colorsOfCost(colors) } : {}),
});

/** Reads a face. One of which the file names no type is no card that anybody can play. */
const readFace = (face: CardFace, more: readonly GameIssue[] = []): PlayableCard => {
  const { card, unexpressed } = parseCard(face);
  const untyped: readonly GameIssue[] =
    card.types.length === 0 ? [{ code: 'mtg.noType', data: { words: face.name } }] : [];
  const lacks = [...untyped, ...unexpressed, ...more];
  return playable(withCodes(card, lacks), lacks);
};

/**
 * Reads a card of a file for matches: a card written as data, an imported one, or one of a database (or a
 * single face), which is read from its words. `lacks` has what wasn't read and what no match performs; the
 * card's data have only the codes of it. Such a card is not put into decks. Of cards with two sides, split
 * cards and cards with an Adventure, both faces are played. Of other cards with several faces, each face is
 * read, and all but the first are lacking.
 */
export function playableMtg(json: unknown): Result<PlayableCard | { readonly skipped: string }> {
  const own = ownCard(json);
  if (own) return ok({ id: own.id, definition: own, lacks: unexpressedOf(own) });
  if (isPlain(json)) {
    const parsed = parseWith(plainFace, json);
    if (!parsed.ok) return parsed;
    const { name, types = '', oracle, cost, ...numbers } = parsed.value;
    const line = typeof types === 'string' ? types : types.join(' ');
    return ok(readFace(faceOf({ name, oracle_text: oracle, mana_cost: cost, ...numbers }, line)));
  }
  const parsed = parseWith(scryfallCard, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const skipped = skippedAs(card);
  if (skipped !== undefined) return ok({ skipped });
  const [front = card, ...others] = card.card_faces ?? [];
  const [face, ...rest] = [front, ...others].map((one) => faceOf(one, one.type_line ?? card.type_line ?? ''));
  const [other] = rest;
  const layout = LAYOUTS_OF_FILES.get(card.layout ?? '');
  if (!face) return ok({ skipped: 'no face' });
  if (layout && other && rest.length === 1) return ok(readFace({ ...face, other: { ...other, layout } }));
  return ok(readFace(face, rest.flatMap(lackingFace)));
}

/**
 * The layouts of two-faced cards of which matches play both faces (rules 709, 712, 715), by their names in
 * files.
 */
const LAYOUTS_OF_FILES: ReadonlyMap<string, NonNullable<CardDefinition['other']>['layout']> = new Map([
  ['transform', 'transform'],
  ['modal_dfc', 'modal'],
  ['split', 'split'],
  ['adventure', 'adventure'],
]);

/** Returns the issues of a face that no match plays, and of what wasn't understood of it. */
function lackingFace(face: CardFace): readonly GameIssue[] {
  return [{ code: 'mtg.otherFace', data: { words: face.name } }, ...parseCard(face).unexpressed];
}
