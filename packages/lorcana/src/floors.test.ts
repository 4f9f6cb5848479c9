import { floorsIn } from '@reticle/vitest-preset/floors';
import { expect, it } from 'vitest';

it('stands on its floors: arrows run down, and in no circle', () => {
  const floors = floorsIn(import.meta.url, [
    ['language'],
    // A match needs no words. The words depend only on the language of cards.
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
