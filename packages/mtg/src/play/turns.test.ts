import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const RITE = 'moss-rite';
type At = ReturnType<typeof table>;

const cast = (text: string) => {
  const rite = sorcery(text);
  const at = table([rite, bear], [put(rite, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 1)]);
  return at.does('ann', 'cast', { card: RITE }).bothPass();
};

/** A move that continues without doing anything. */
const idle = ({ state: { turn } }: At): string => {
  if (!turn.declaring) return 'pass';
  return turn.step === 'declareAttackers' ? 'doneAttacking' : 'doneBlocking';
};

/** Returns the players of the following turns. */
function turns(at: At, count: number): readonly (string | undefined)[] {
  let now = at;
  const whose: (string | undefined)[] = [];
  while (whose.length < count && !now.state.ended) {
    const { number } = now.state.turn;
    while (now.state.turn.number === number && !now.state.ended) now = now.until('main1');
    whose.push(now.state.activePlayer);
  }
  return whose;
}

describe('502.3: the untap step', () => {
  it('untaps what is tapped, and of that what its player controls', () => {
    const creatures = [
      put(bear, 'bob', 'battlefield', { tapped: true }),
      put(bear, 'bob', 'battlefield', { instanceId: 'fresh' }),
      put(bear, 'ann', 'battlefield', { instanceId: 'anns', tapped: true }),
    ];
    const at = table([bear], creatures).until('end').until('main1');
    const untapped = at.events.flatMap(({ type, card }) => (type === 'becameUntapped' ? [card] : []));
    expect([at.state.activePlayer, untapped]).toEqual(['bob', ['bear']]);
  });
});

describe('500.7: extra turns', () => {
  it('come after this turn, the latest first, and then the order goes on', () => {
    expect(turns(cast('Take an extra turn after this one.'), 3)).toEqual(['ann', 'bob', 'ann']);
  });

  it('of several players the latest comes first, and each comes', () => {
    const rite = sorcery('Target player takes an extra turn after this one.');
    const again = { ...rite, id: 'again', name: 'Again' };
    const after = table(
      [rite, again],
      [put(rite, 'ann', 'hand'), put(again, 'ann', 'hand'), ...lands('Forest', 2)],
    )
      .does('ann', 'cast', { card: RITE }, ['bob'])
      .bothPass()
      .does('ann', 'cast', { card: 'again' }, ['ann'])
      .bothPass();
    expect(turns(after, 4)).toEqual(['ann', 'bob', 'bob', 'ann']);
  });

  it('of another player: whose turn would come then takes it all the same', () => {
    const rite = sorcery('Target player takes an extra turn after this one.');
    const at = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)]);
    const after = at.does('ann', 'cast', { card: RITE }, ['bob']).bothPass();
    expect(turns(after, 3)).toEqual(['bob', 'bob', 'ann']);
  });

  it('603.7 what happens at the end of that turn waits for it', () => {
    const at = cast(
      "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
    );
    const next = at.until('end');
    expect([next.state.turn.number, next.state.ended]).toEqual([3, undefined]);
    const over = next.until('main1').until('end').bothPass();
    expect(over.state.ended?.winners).toEqual(['bob']);
  });
});

/** Returns the phases of a turn that have begun, up to a step. */
const PHASES = new Set(['main1', 'beginCombat', 'main2', 'end']);
const phasesOf = ({ events }: At): readonly unknown[] =>
  events.flatMap(({ type, step }) => (type === 'stepBegan' && PHASES.has(String(step)) ? [step] : []));

describe('500.8: phases that are added to a turn', () => {
  const MORE =
    'Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an additional main phase.';

  it('a further combat phase and main phase, and then the turn goes on', () => {
    const rite = sorcery(MORE);
    const at = table([rite, bear], [put(rite, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 1)], {
      step: 'main1',
    });
    const hit = (now: At): At => {
      const attack = now.until('declareAttackers').does('ann', 'attack', { attacker: 'bear' });
      return attack.does('ann', 'doneAttacking').until('main2');
    };
    const once = hit(at);
    const again = once.does('ann', 'cast', { card: RITE }).bothPass();
    expect([cardIn(once, 'bear').tapped, cardIn(again, 'bear').tapped]).toEqual([true, false]);
    const twice = hit(again);
    expect([lifeOf(once, 'bob'), lifeOf(twice, 'bob')]).toEqual([18, 16]);
    const phases = ['beginCombat', 'main2', 'beginCombat', 'main2', 'end'];
    expect(phasesOf(twice.until('end'))).toEqual(phases);
    expect(twice.until('end').state.turn.phases).toBeUndefined();
  });

  it('505.1a from the first main phase: its own combat still comes after them', () => {
    const phases = ['beginCombat', 'main2', 'beginCombat', 'main2', 'end'];
    expect(phasesOf(cast(MORE).until('end'))).toEqual(phases);
  });

  it('500.10a outside of such a phase nothing is added', () => {
    const rite = sorcery('After this combat phase, there is an additional combat phase.');
    const at = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(at.does('ann', 'cast', { card: RITE }).bothPass().state.turn.phases).toBeUndefined();
  });
});

describe('603.7 delayed triggers of an upkeep', () => {
  it.each([
    ['nextUpkeep', ['bob', 21]],
    ['yourNextUpkeep', ['ann', 21]],
  ] as const)('%s: whose upkeep it is', (when, [whose, life]) => {
    const rite = define('Rite', {
      types: ['sorcery'],
      cost: ['G'],
      spell: { effects: [{ effect: 'delayed', at: when, effects: [{ effect: 'gainLife', amount: 1 }] }] },
    });
    let at = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'rite' })
      .bothPass();
    while (lifeOf(at, 'ann') === 20 && at.state.turn.number < 6)
      at = at.does(at.runtime.toAct(at.match)[0] ?? '', idle(at));
    expect([at.state.activePlayer, lifeOf(at, 'ann')]).toEqual([whose, life]);
  });
});

describe('603.8 state triggers', () => {
  it('trigger while another ability of their source is on the stack, and not again while they are themselves', () => {
    const idol = define('Idol', {
      types: ['artifact'],
      activated: [
        {
          id: 'a1',
          costs: [{ cost: 'life', amount: 1 }],
          effects: [{ effect: 'draw' }],
          isManaAbility: false,
        },
      ],
      triggered: [
        {
          id: 'low',
          trigger: { on: 'state', is: { amount: { life: 'you' }, lt: 20 } },
          effects: [{ effect: 'gainLife', amount: 5 }],
        },
      ],
    });
    const at = table([idol], [put(idol, 'ann')]).does('ann', 'activate', { card: 'idol', ability: 'a1' });
    expect(at.state.stack).toHaveLength(2);
    const again = at.does('ann', 'activate', { card: 'idol', ability: 'a1' });
    expect(again.state.stack).toHaveLength(3);
    expect(lifeOf(again.bothPass(2), 'ann')).toBe(23);
  });
});
