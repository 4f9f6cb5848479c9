import type { TargetRef } from '@reticle/core';
import { hostedGame, type GameHost } from '@reticle/core/host';
import { host as taktik } from '@reticle/taktik/host';
import { expect, it } from 'vitest';
import { localMatch } from './match.js';
import { optionFor } from './moves-of.js';

/**
 * Returns the first prompt about targets of a match, and the words for the things that cannot be chosen for
 * it.
 */
async function toldOf<State, MatchState>(host: GameHost<State, MatchState>, seat: string) {
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) => localMatch(match, { seed: '3', seat }));
  if (opened?.ok !== true) throw new Error('The match does not begin.');
  const { value: source } = opened;
  for (let pressed = 0; pressed < 60 && !source.state.asked; pressed++) {
    const { offers } = source.state;
    const [first] = offers;
    const offer = offers.find(({ asks }) => asks) ?? offers.find(({ passes }) => !passes) ?? first;
    if (offer) source.actions.take(offer);
  }
  const { asked, zones } = source.state;
  const others = zones
    .flatMap(({ things }) => things)
    .filter(({ ref }) => optionFor(asked, ref) === undefined);
  const whyNot = async (ref: TargetRef): Promise<readonly string[]> =>
    (await source.actions.whyNot?.(ref)) ?? [];
  const lines = (await Promise.all(others.map(({ ref }) => whyNot(ref)))).flat();
  const [option] = asked?.options ?? [];
  const ofOption = typeof option?.answer === 'object' ? await whyNot(option.answer) : [];
  return { refused: asked?.refused, lines, ofOption };
}

it('what is looked at says why it cannot be chosen, and nothing is worked out before', async () => {
  const { refused, lines, ofOption } = await toldOf(taktik, 'red');
  expect(refused).toBeUndefined();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => /undefined|\[object|\b[a-z]+[A-Z]/u.test(line))).toEqual([]);
  expect(ofOption).toEqual([]);
});
