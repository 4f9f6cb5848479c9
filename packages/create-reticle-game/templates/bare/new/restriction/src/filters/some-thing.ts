import * as z from 'zod';
import type { Card } from '../card.js';

const keyword = 'some-thing';

/** Fill this in from the rules. Until then a card matches if it has the keyword. */
export const someThingKey = {
  schema: z.boolean().optional().describe(`Whether the card is ${keyword}.`),
  matcher: {
    test: ({ keywords }: Card, wanted: boolean) => keywords.includes(keyword) === wanted,
    words: (wanted: boolean) => ({ before: wanted ? keyword : `not ${keyword}` }),
  },
};
