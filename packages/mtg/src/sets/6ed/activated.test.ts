import { describe, expect, inject, it } from 'vitest';
import { rigOf, SIXTH, waysUntil, type Rig } from '../../../test/6ed/rig.js';
import { activations, doesSomething, momentsWith } from '../../../test/6ed/uses.js';
import { SIXTH_EDITION } from './index.js';
import type { ActivatedAbility } from '../../language/ability.js';
import { manaValueOf } from '../../language/mana.js';
import { manaIn } from '../../state/mana-pool.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { CardDefinition } from '../../language/card-definition.js';

const ALL = SIXTH_EDITION.flatMap((card) => card.activated.map((ability) => ({ card, ability })));

const manaOf = ({ players }: MtgMatchState) => manaIn(players.find(({ id }) => id === 'you')?.pool ?? {});

/** Returns the moment and the way in which the ability visibly does something. */
function found(rig: Rig, card: CardDefinition, ability: ActivatedAbility): string | undefined {
  for (const [moment, state] of momentsWith(card, ability.zone)) {
    for (const announced of activations(rig, state, ability)) {
      const what = doesSomething(rig, announced, announced.match.state.stack.at(-1) ?? '');
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
    expect(found(SIXTH, card, ability)).toBeDefined();
  });
});

describe('what does nothing is found out', () => {
  const nothing = [{ effect: 'gainLife', amount: 0 }] as const;

  // One is enough, since each is looked at in every way. The others are looked at in the deep run.
  it.each(['Jayemdae Tome', ...(inject('deep') ? ['Drudge Skeletons', 'Dragon Engine'] : [])])(
    '%s, if its ability did nothing',
    (name) => {
      const cards = SIXTH_EDITION.map((card) =>
        card.name === name
          ? { ...card, activated: card.activated.map((ability) => ({ ...ability, effects: nothing })) }
          : card,
      );
      const idle = rigOf(cards);
      const card = cards.find((one) => one.name === name);
      const what = card?.activated.flatMap((ability) => found(idle, card, ability) ?? []);
      expect(what).toEqual([]);
    },
  );
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
