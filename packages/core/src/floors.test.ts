import { floorsIn } from '@reticle/vitest-preset/floors';
import { expect, it } from 'vitest';

it('stands on its floors: arrows run down, and in no circle', () => {
  const floors = floorsIn(import.meta.url, [
    ['issue', 'former-names', 'json', 'random', 'ref', 'schema-issues', 'sha256'],
    ['filter'],
    ['choice'],
    ['targeting'],
    ['game'],
    ['text'],
    ['play'],
    ['match'],
    ['standard'],
    ['describe'],
    ['host'],
    ['schema'],
    ['index'],
  ]);
  expect(floors).toEqual({ homeless: [], upwards: [], circles: [], long: [] });
});
