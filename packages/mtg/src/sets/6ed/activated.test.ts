import { describe, expect, it } from 'vitest';
import { SIXTH, waysUntil, type Played } from '../../../test/6ed/rig.js';
import { activations, doesSomething, momentsWith } from '../../../test/6ed/uses.js';
import type { ActivatedAbility } from '../../abilities/ability.js';
import { manaValueOf } from '../../mana/mana.js';
import { manaIn } from '../../mana/pool.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { CardDefinition } from '../card-definition.js';
import { SIXTH_EDITION } from './index.js';

const ALL = SIXTH_EDITION.flatMap((card) => card.activated.map((ability) => ({ card, ability })));

const manaOf = ({ players }: MtgMatchState) => manaIn(players.find(({ id }) => id === 'you')?.pool ?? {});

/** At which moment, and how, the ability is seen to do something. */
function found(
  card: CardDefinition,
  ability: ActivatedAbility,
  does: (announced: Played) => string | undefined,
) {
  for (const [moment, state] of momentsWith(card, ability.zone)) {
    for (const announced of activations(SIXTH, state, ability)) {
      const what = does(announced);
      if (what !== undefined) return `${moment}: ${what}`;
    }
  }
  return undefined;
}

describe('602: every activated ability of the set is activated, paid for and does something', () => {
  it.each(
    ALL.filter(({ ability }) => !ability.isManaAbility).map(
      (one) => [one.card.name, one.ability.id, one] as const,
    ),
  )('%s: %s', (_name, _id, { card, ability }) => {
    expect(
      found(card, ability, (announced) =>
        doesSomething(SIXTH, announced, announced.match.state.stack.at(-1) ?? ''),
      ),
    ).toBeDefined();
  });
});

describe('605: every mana ability of the set adds mana, whatever it costs', () => {
  it.each(
    ALL.filter(({ ability }) => ability.isManaAbility).map(
      (one) => [one.card.name, one.ability.id, one] as const,
    ),
  )('%s: %s', (_name, _id, { card, ability }) => {
    const [moment] = momentsWith(card);
    const state = moment?.[1];
    const used =
      state &&
      [...activations(SIXTH, state, ability)].flatMap((announced) => [
        ...waysUntil(SIXTH, announced, ({ resolving }) => resolving.length === 0),
      ]);
    const paid = ability.costs.reduce(
      (sum, cost) => sum + (cost.cost === 'mana' ? manaValueOf(cost.mana) : 0),
      0,
    );
    const gained = used?.map(({ match }) => manaOf(match.state) - manaOf(state ?? match.state) + paid);
    const [effect] = ability.effects;
    const wanted = effect?.effect === 'addMana' ? [effect.mana].flat() : [];
    expect(gained?.length).toBeGreaterThanOrEqual(wanted.length);
    expect(new Set(gained)).toEqual(new Set(wanted.map((mana) => manaIn(mana))));
  });
});
