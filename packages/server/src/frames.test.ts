/**
 * What goes over the wire tells nobody what they may not see: two tables whose matches differ only in that send a client the same
 * frames, byte by byte and in the same order, whatever it says and whatever happens.
 */
import type { HostMatch } from '@reticle/core/host';
import { host as lorcanaHost } from '@reticle/lorcana/host';
import { host as taktikHost } from '@reticle/taktik/host';
import { expect, it } from 'vitest';
import { hidden as hiddenInLorcana } from '../../lorcana/test/hidden.js';
import { hidden as hiddenInTaktik } from '../../taktik/test/hidden.js';
import { law, leaksIn, LONG, matchesOf } from '../test/frames.js';

const SMALL = { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 1 }, turnLimit: 8 };

it(
  'law: frames of Lorcana tell nobody what they may not see',
  async () => {
    expect(await law(await matchesOf(lorcanaHost), hiddenInLorcana(), {})).toEqual([]);
  },
  LONG,
);

it(
  'law: frames of Taktik tell nobody what they may not see',
  async () => {
    expect(await law(await matchesOf(taktikHost), hiddenInTaktik, SMALL)).toEqual([]);
  },
  LONG,
);

it(
  'notices a table that tells the seat what another one is asked',
  async () => {
    const host = await matchesOf(taktikHost);
    const told: HostMatch<Parameters<typeof host.describeMove>[0]> = {
      ...host,
      moment: (state) => JSON.stringify(state).slice(0, 4_000),
    };
    const { leaks } = await leaksIn(told, hiddenInTaktik, SMALL, 'frames 1');
    expect(leaks).not.toEqual([]);
  },
  LONG,
);
