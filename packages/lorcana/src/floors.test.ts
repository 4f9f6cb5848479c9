import { floorsIn } from '@reticle/vitest-preset/floors';
import { expect, it } from 'vitest';

it('stands on its floors: arrows run down, and in no circle', () => {
  const floors = floorsIn(import.meta.url, [
    ['language'],
    // A match needs no words: they stand below it, and know the language of cards alone.
    ['text'],
    ['sets'],
    ['state'],
    ['rules'],
    ['play'],
    ['index', 'entries'],
    ['host'],
  ]);
  expect(floors).toEqual({ homeless: [], upwards: [], circles: [], long: [] });
});
