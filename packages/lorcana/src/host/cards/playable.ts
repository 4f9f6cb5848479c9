import { ok, parseWith, type Result } from '@reticle/core';
import type { PlayableCard } from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, cardIdOf, type CardDefinition } from '../../language/card.js';
import { cardFacts } from '../../language/facts.js';
import { cardFromJson } from '../../state/card.js';
import { parseCard } from '../../text/abilities/parse-card.js';
import { lorcanaCardJson } from './schema.js';
import { textOf } from './text.js';

/** What a card's face says beside its text. */
const faceFacts = cardFacts.omit({ keywords: true }).partial({ number: true });

/** What a line of an imported file, or a card written by hand, has. */
const written = z.object({ definition: cardDefinition });

/** The facts of a database's card beside those of its state; of other keys there may be any. */
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
 * A card of a file as a match takes it: one that is written as data, one that was imported, or one of a database, which is read
 * from its words. What was not read of it stands in `lacks`, by its codes alone; such a card is put into no deck.
 */
export function playableLorcana(json: unknown): Result<PlayableCard> {
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
