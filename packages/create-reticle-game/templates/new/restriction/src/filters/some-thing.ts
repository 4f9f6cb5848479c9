import * as z from 'zod';
import type { Card } from '../card.js';

const keyword = 'some-thing';

/** To be written from the rules: until then a card is that where it has the keyword. */
export const someThingKey = {
  schema: z.boolean().optional().describe(`Whether the card is ${keyword}.`),
  matcher: {
    test: ({ keywords }: Card, wanted: boolean) => keywords.includes(keyword) === wanted,
    words: (wanted: boolean) => ({ before: wanted ? keyword : `not ${keyword}` }),
  },
};
