import { floorsIn } from '@reticle/vitest-preset/floors';
import { expect, it } from 'vitest';

it('stands on its floors: arrows run down, and in no circle', () => {
  const floors = floorsIn(import.meta.url, [
    ['language'],
    ['sets'],
    ['state'],
    ['rules'],
    ['play'],
    ['index'],
    ['host'],
  ]);
  expect(floors).toEqual({ homeless: [], upwards: [], circles: [], long: [] });
});
