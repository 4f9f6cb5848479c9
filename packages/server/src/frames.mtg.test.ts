import { host } from '@reticle/mtg/host';
import { expect, it } from 'vitest';
import { hidden } from '../../mtg/test/hidden.js';
import { law, LONG, matchesOf } from '../test/frames.js';

it(
  'law: frames of Magic tell nobody what they may not see',
  async () => {
    expect(await law(await matchesOf(host), hidden(), {})).toEqual([]);
  },
  LONG,
);
