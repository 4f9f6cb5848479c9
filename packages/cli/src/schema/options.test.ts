import { jsonSchemaOf } from '@reticle/core/schema';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { optionsOf } from './command.js';

const keysOf = (shape: z.ZodRawShape) =>
  jsonSchemaOf(optionsOf('moths', z.strictObject(shape)), 'urn:x')['properties'];

it('the options of a match are what the game says, whatever they are called', () => {
  expect(keysOf({ cards: z.int().default(4).describe('How many.') })).toEqual({
    cards: expect.objectContaining({ type: 'integer', default: 4, description: 'How many.' }) as unknown,
  });
});

it('what a game calls opaque is a list of things, with words for both', () => {
  const cards = z
    .array(z.strictObject({ name: z.string() }))
    .default([])
    .meta({ description: 'More cards.', opaque: 'A card as data.' });
  expect(keysOf({ cards })).toEqual({
    cards: {
      type: 'array',
      description: 'More cards.',
      items: expect.objectContaining({
        type: 'object',
        properties: {},
        description: 'A card as data.',
      }) as unknown,
    },
  });
});
