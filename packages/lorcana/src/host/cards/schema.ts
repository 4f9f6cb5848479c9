import * as z from 'zod';

const text = z.string();
const words = text.max(20_000).nullish();

/** An ability of a card in a database's file; of other keys there may be any. */
const ability = z.object({
  name: text.max(300).nullish(),
  effect: words,
  fullText: words,
  type: text.max(100).nullish(),
  keyword: text.max(100).nullish(),
  keywordValueNumber: z.number().nullish(),
});
export type AbilityJson = z.infer<typeof ability>;

/** The words of a card in a database's file; of other keys there may be any. */
export const lorcanaCardJson = z.object({
  name: text.min(1).max(300),
  version: text.max(300).nullish(),
  subtitle: text.max(300).nullish(),
  abilities: z.array(ability).max(50).nullish(),
  effects: z.array(text.max(20_000)).max(50).nullish(),
  fullText: words,
  text: words,
  keywords: z.array(z.unknown()).max(50).nullish(),
  keywordAbilities: z.array(text.max(100)).max(50).nullish(),
});
export type LorcanaCardJson = z.infer<typeof lorcanaCardJson>;
