import { ok } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner } from '@reticle/core/play';
import { describe, expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { happen, matchStateOf, playerIn, refTo } from '../../../test/match.js';
import { sorcery, unreadOf } from '../../../test/read-card.js';
import { parseCard } from '../../text/abilities/parse-card.js';
import type { Caster } from './casting.js';
import { NO_CHOICES } from './entering.js';
import { poolOnly } from './flow.js';
import { effectKindsWith } from './kinds.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';
import type { Effect } from '../../language/effects/effect.js';
import { unexpressedOf } from '../../language/unexpressed.js';

const parsed = (text: string) => parseCard({ name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}', text });
const players = ['you', 'foe', 'third'].map((id) => ({ id, life: 20 }));

describe('several players where an effect is of one', () => {
  it('101.4: each of them copies a spell, in turn order', () => {
    const rite = sorcery('You gain 1 life.');
    const three = ['ann', 'bob', 'cat'].map((id) => ({ id }));
    const start = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)], { players: three });
    const { state } = start.does('ann', 'cast', { card: 'moss-rite' });
    const copy: Effect = { effect: 'copySpell', what: { bound: 'spell' }, who: 'eachOpponent' };
    const copied = happen(state, copy, { controller: 'ann', bound: { spell: ['moss-rite'] } });
    const made = copied.state.cards.filter(({ instanceId }) => instanceId.startsWith('copy'));
    expect(made.map(({ controller }) => controller)).toEqual(['bob', 'cat']);
  });

  it('101.4: each of them is asked whether to cast a card', () => {
    const asked = new Set<string>();
    const caster: Caster = {
      ways(_state, { player }) {
        asked.add(player);
        return [];
      },
      asks: () => undefined,
      cast: (state) => ok(state),
    };
    const runner = effectRunner(
      effectKindsWith({
        mana: poolOnly,
        manaCostOf: () => undefined,
        choices: NO_CHOICES,
        draws: () => undefined,
        caster,
        entering: () => ({}),
      }),
    );
    const state = matchStateOf({ players, cards: [creature('bear', 'you', { zone: 'exile' })] });
    const bear = refTo(state, 'bear');
    const todo: readonly Effect[] = [{ effect: 'castCard', what: { bound: 'found' }, who: 'eachOpponent' }];
    const frame = { controller: 'you', source: bear, variables: {}, bound: { found: [bear] }, todo };
    runner.run(state, frame, { random: randomFrom(seedRandom(1)), emit: () => undefined });
    expect([...asked]).toEqual(['foe', 'third']);
  });

  it('702.144a: of several opponents one is chosen, who copies a spell with demonstrate as well', () => {
    const rite = sorcery('Demonstrate\nYou gain 1 life.');
    const three = ['ann', 'bob', 'cat'].map((id) => ({ id }));
    const start = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)], { players: three });
    const chosen = start.does('ann', 'cast', { card: 'moss-rite' }).does('ann', 'decide', {}, ['cat']);
    const done = chosen.bothPass().does('ann', 'decide', {}, ['yes']).bothPass(3);
    expect(['ann', 'bob', 'cat'].map((id) => lifeOf(done, id))).toEqual([22, 20, 21]);
  });

  it('nobody of several gains control, since no rule says who', () => {
    const state = matchStateOf({ players, cards: [creature('bear', 'you')] });
    const gain: Effect = {
      effect: 'gainControl',
      what: { bound: 't1' },
      who: 'eachOpponent',
      until: 'forever',
    };
    expect(happen(state, gain, { bound: { t1: ['bear'] } }).state.continuous).toEqual([]);
  });

  it('nobody exchanges life totals with several', () => {
    const state = matchStateOf({ players: players.map((one, at) => ({ ...one, life: 20 - at })) });
    const done = happen(state, { effect: 'exchangeLife', with: 'eachOpponent' });
    expect(['you', 'foe', 'third'].map((id) => playerIn(done.state, id).life)).toEqual([20, 19, 18]);
  });

  it.each([
    'Exchange life totals with each opponent.',
    'Target player exchanges life totals with each opponent.',
    'You may exchange life totals with any number of target players.',
    'Each player becomes the monarch.',
    'Each opponent becomes the monarch.',
  ])('a card that says so is not whole: %s', (text) => {
    const { card: read } = parsed(text);
    expect(unreadOf(text)).toEqual([]);
    expect(unexpressedOf(read)).toMatchObject([
      { code: 'mtg.notPerformed', data: { what: 'player', value: 'several' } },
    ]);
  });

  it('one of them is one: exchange life totals with target player', () => {
    expect(unexpressedOf(parsed('Exchange life totals with target player.').card)).toEqual([]);
  });
});
