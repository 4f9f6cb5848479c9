import * as z from 'zod';

const text = z.string();
/** Databases leave a key out, or give null. */
const number = z.string().nullish();

const face = z.object({
  name: text.min(1).max(300),
  type_line: text.nullish(),
  oracle_text: text.nullish(),
  mana_cost: text.max(200).nullish(),
  colors: z
    .array(z.enum(['W', 'U', 'B', 'R', 'G']))
    .max(5)
    .nullish(),
  cmc: z.number().min(0).nullish(),
  power: number,
  toughness: number,
  loyalty: number,
  defense: number,
});

/** The facts of a card in Scryfall's files; of other keys there may be any. */
export const scryfallCard = face.extend({
  object: text.nullish(),
  id: text.max(100).nullish(),
  oracle_id: text.max(100).nullish(),
  layout: text.max(100).nullish(),
  set_type: text.max(100).nullish(),
  keywords: z.array(text.max(100)).max(100).nullish(),
  card_faces: z.array(face).min(1).max(20).nullish(),
});
export type ScryfallCard = z.infer<typeof scryfallCard>;
export type ScryfallFace = z.infer<typeof face>;
