import { expect, it } from 'vitest';
import { embersMatch } from '../../../test/embers.js';
import { unwrap } from '../../issue.js';
import type { JsonObject } from '../../json.js';
import { randomFrom, seedRandom } from '../../random.js';
import { dealtByView } from './deal.js';

const begun = unwrap(embersMatch.start({ embers: 3 }, 'deal'));
const match = {
  ...begun,
  state: { ...begun.state, embers: begun.state.embers.map((one) => ({ ...one, cold: one.id === 'bob0' })) },
};

/** Lists which embers are cold in worlds dealt to ann, who knows of bob's only what her view shows. */
const coldIn = (shown: JsonObject) =>
  Array.from({ length: 12 }, (_, seed) => {
    const runtime = {
      game: embersMatch.game,
      hides: (_match: unknown, _player: string, { id }: { readonly id: string }) => id.startsWith('bob'),
      view: (of: typeof match, player?: string) => ({ ...embersMatch.view(of, player), state: shown }),
    };
    const dealt = unwrap(dealtByView(runtime, match, 'ann', randomFrom(seedRandom(seed))));
    return dealt.embers.filter(({ cold }) => cold).map(({ id }) => id);
  });

it('what a view shows of a hidden object stays where it is, by whatever name; all else may be that of another', () => {
  const embers = match.state.embers.map(({ id, cold }) => ({ id, cold }));
  expect(new Set(coldIn({ embers }).flat())).toEqual(new Set(['bob0']));
  expect(new Set(coldIn({ embers: 6 }).flat())).toEqual(new Set(['bob0', 'bob1', 'bob2']));
});
