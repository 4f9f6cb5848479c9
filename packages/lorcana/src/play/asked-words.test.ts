import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { lorcana } from '../index.js';
import { parseTargetRequirements, targetSpecOf } from '../text/targets/parse.js';
import { slotName } from './names.js';

it.each([
  ['Banish chosen character.', 'a character'],
  ['Banish chosen item.', 'an item'],
  ['Banish chosen opposing character.', 'an opposing character'],
  ['Exert chosen character of yours.', 'a character of yours'],
  ['Exert up to 2 chosen characters.', 'up to 2 characters'],
])('who is to do as "%s" says is asked for %s', (text, words) => {
  const spec = unwrap(lorcana.parseSpec(targetSpecOf(parseTargetRequirements(text), { index: 0 })));
  expect(spec.slots.map((slot) => slotName(slot, spec))).toEqual([words]);
});
