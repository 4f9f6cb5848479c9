import { describe, expect, it } from 'vitest';
import { activated, at, but, cardIn, handOf, life, offered, resolved } from '../../../test/6ed/play.js';
import { attacked, becameBlocked } from '../../../test/6ed/combats.js';
import { printed } from '../../../test/6ed/things.js';
import { idleUntil, made, moved, named, SIXTH, type Played } from '../../../test/6ed/rig.js';
import { strike } from '../../../test/6ed/seen.js';
import { castings } from '../../../test/6ed/uses.js';
import { cardOf } from '../../../test/board.js';
import { playerIn } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import { getActivatedAbilities } from '../../rules/abilities/activated.js';
import { manaIn } from '../../state/mana-pool.js';

const names = ({ match }: Played): readonly string[] =>
  match.state.abilities.flatMap(({ name }) => name ?? []);
const toStep = (played: Played, step: string): Played =>
  idleUntil(SIXTH, played, ({ turn }) => turn.step === step);
const untilTrigger = (played: Played): Played =>
  idleUntil(SIXTH, played, ({ abilities, turn }) => abilities.length > 0 || turn.step === 'main1');

describe('603.4 an intervening "if" is asked as it would trigger, and again as it resolves', () => {
  it('Howling Mine gives nothing while it is tapped', () => {
    const mine = untilTrigger(at('upkeep', 'Howling Mine'));
    expect(names(mine)).toEqual(['howling-mine/gives']);
    expect(handOf(resolved(mine), 'you')).toHaveLength(7);
    const tapped = strike(SIXTH, mine, [{ effect: 'tap', what: { each: { instanceId: 'it' } } }]);
    expect(handOf(resolved(tapped), 'you')).toHaveLength(6);
    expect(names(untilTrigger(at('upkeep', 'Howling Mine', { tapped: true })))).toEqual([]);
  });

  it('Pestilence stays as long as there is a creature', () => {
    const start = at('main', 'Pestilence');
    const bare = but(start, ({ cards }) => ({
      cards: cards.filter(({ types }) => !types.includes('creature')),
    }));
    const end = (played: Played) =>
      idleUntil(SIXTH, played, ({ abilities, turn }) => abilities.length > 0 || turn.number > 5);
    expect(names(end(start))).toEqual([]);
    expect(cardIn(resolved(end(bare))).zone).toBe('graveyard');
  });

  it('Thicket Basilisk lets Walls live', () => {
    expect(names(becameBlocked(SIXTH, named('Thicket Basilisk')))).toEqual(['thicket-basilisk/triggers']);
    expect(names(becameBlocked(SIXTH, named('Thicket Basilisk'), 'foe-wall'))).toEqual([]);
  });
});

describe('whom a trigger means', () => {
  it('Abyssal Specter has the player discard whom it damaged', () => {
    const specter = at('attacking', 'Abyssal Specter', { attacking: { player: 'foe' } });
    const asked = resolved(idleUntil(SIXTH, specter, ({ abilities }) => abilities.length > 0));
    expect(offered(asked).toSorted()).toEqual(
      handOf(asked, 'foe')
        .map(({ instanceId }) => instanceId)
        .toSorted(),
    );
  });

  it('Spirit Link gives as much life as damage was dealt', () => {
    const hit = idleUntil(SIXTH, at('attacking', 'Spirit Link'), ({ abilities }) => abilities.length > 0);
    expect(life(resolved(hit)) - life(hit)).toBe(4);
  });

  it('Abduction gives the creature back as it dies', () => {
    const start = at('main', 'Abduction');
    const settled = strike(SIXTH, start, [{ effect: 'tap', what: { each: { instanceId: 'you-Forest' } } }]);
    expect(cardIn(settled, 'foe-black')).toMatchObject({ controller: 'you', ownController: 'foe' });
    const dead = strike(SIXTH, settled, [{ effect: 'destroy', what: { each: { instanceId: 'foe-black' } } }]);
    expect(cardIn(resolved(dead), 'foe-black')).toMatchObject({ zone: 'battlefield', controller: 'foe' });
  });

  it("Teferi's Puzzle Box deals a new hand of the same size", () => {
    const box = untilTrigger(at('upkeep', "Teferi's Puzzle Box"));
    const before = handOf(box, 'you').map(({ instanceId }) => instanceId);
    const asked = resolved(box);
    const after = resolved(asked, offered(asked));
    expect(handOf(after, 'you')).toHaveLength(before.length);
    expect(before.map((id) => cardIn(after, id).zone)).toEqual(before.map(() => 'library'));
  });
});

describe('what lasts', () => {
  it('Lead Golem that attacked stays tapped in its next untap step, and in no other', () => {
    const attack = attacked(SIXTH, named('Lead Golem'));
    const untaps = (played: Played, turn: number) =>
      idleUntil(SIXTH, played, ({ turn: { number, step } }) => number === turn && step === 'upkeep');
    const next = untaps(attack, 7);
    expect([cardIn(next).tapped, cardIn(untaps(next, 9)).tapped]).toEqual([true, false]);
  });

  it('Gaseous Form prevents combat damage both ways', () => {
    const start = strike(SIXTH, at('attacking', 'Gaseous Form'), [
      { effect: 'tap', what: { each: { instanceId: 'you-Forest' } } },
    ]);
    const after = toStep(start, 'main2');
    expect([cardIn(after, 'foe-wall').damage, cardIn(after, 'you-black').damage]).toEqual([0, 0]);
  });

  it('Gravebane Zombie goes on top of the library in place of dying', () => {
    const dead = strike(SIXTH, at('main', 'Gravebane Zombie'), [
      { effect: 'destroy', what: { each: { instanceId: 'it' } } },
    ]);
    expect(cardIn(dead).zone).toBe('library');
  });
});

describe('mana and untapping', () => {
  it('605.4a Wild Growth adds {G} at once, to whoever controls the land', () => {
    const start = at('main', 'Wild Growth');
    const move = { move: 'activate', player: 'you', params: { card: 'you-Forest', ability: 'tap-forest' } };
    const after = made(SIXTH, start, move);
    expect(playerIn(after.match.state, 'you').pool.green).toBe(11);
    expect(names(after)).toEqual([]);
  });

  it('Mana Short takes the mana that floats', () => {
    const shorted = [
      ...castings(SIXTH, at('main', 'Mana Short', { zone: 'hand' }).match.state, named('Mana Short')),
    ];
    const pools = shorted.map((cast) => resolved(cast).match.state.players.map(({ pool }) => manaIn(pool)));
    expect(pools).toContainEqual([42, 0]);
    expect(pools).toContainEqual([0, 45]);
  });

  it('602.5 Cursed Totem: abilities of creatures are not activated, mana abilities among them', () => {
    const elves = printed(named('Llanowar Elves'), 'elves', 'you');
    const rod = printed(named('Rod of Ruin'), 'rod', 'you');
    const totem = but(at('main', 'Cursed Totem'), ({ cards }) => ({ cards: [...cards, elves, rod] }));
    const settled = strike(SIXTH, totem, [{ effect: 'tap', what: { each: { instanceId: 'you-Forest' } } }]);
    const tapped = (card: string, ability: string) =>
      SIXTH.runtime.apply(settled.match, {
        move: 'activate',
        player: 'you',
        params: { card, ability },
        ...(card === 'rod' ? { targets: [{ targets: [{ kind: 'player', id: 'foe' }] }] } : {}),
      }).ok;
    expect([tapped('elves', 'tap-for-mana'), tapped('rod', 'shoot')]).toEqual([false, true]);
  });

  it('502.3 Amber Prison may stay tapped, and holds its prisoner as long', () => {
    const used = resolved(activated(at('main', 'Amber Prison'), { chosen: { t1: ['you-green'] } }));
    const asked = idleUntil(SIXTH, used, ({ turn, resolving }) => turn.number === 7 && resolving.length > 0);
    expect(offered(asked)).toEqual(['yes', 'no']);
    const seen = (answer: string) =>
      ['it', 'you-green'].map((id) => cardIn(resolved(asked, [answer]), id).tapped);
    expect([seen('yes'), seen('no')]).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe('abilities that others grant', () => {
  const zombie = (played: Played) => {
    const params = { card: 'you-black', ability: 'q1' };
    return moved(SIXTH, played, { move: 'activate', player: 'you', params });
  };
  const settled = (played: Played): Played =>
    strike(SIXTH, played, [{ effect: 'tap', what: { each: { instanceId: 'you-Forest' } } }]);
  const doom = [{ effect: 'destroy', what: { each: { subtype: 'Zombie' } } }] as const;

  it('113.1c another Zombie regenerates as long as Zombie Master is there, and it alone', () => {
    const mastered = settled(at('main', 'Zombie Master'));
    const shielded = zombie(mastered);
    const after = shielded && strike(SIXTH, resolved(shielded), doom);
    expect(after && [cardIn(after, 'you-black').zone, cardIn(after).zone]).toEqual([
      'battlefield',
      'graveyard',
    ]);
    expect(after && zombie(after)).toBeUndefined();
    expect(zombie(settled(at('main', 'Python')))).toBeUndefined();
  });

  it('113.2c two that grant the same ability give it twice', () => {
    const two = but(at('main', 'Zombie Master'), ({ cards }) => ({
      cards: [...cards, printed(named('Zombie Master'), 'second', 'you')],
    }));
    const card = cardIn(settled(two), 'you-black');
    expect(getActivatedAbilities(card, SIXTH.rules.registry).map(({ id }) => id)).toEqual(['q1', 'q1-2']);
  });
});

describe('115.7a Deflection', () => {
  /** The other player's Shock targets you, and your Deflection targets the Shock. */
  function deflected(facts: Partial<MtgCard> = {}): Played {
    const shock = printed(named('Shock'), 'shock', 'foe', { zone: 'hand' });
    const start = but(at('main', 'Deflection', { zone: 'hand' }), ({ cards, turn }) => ({
      cards: [
        ...cards.map((card) => (card.instanceId === 'foe-black' ? { ...card, ...facts } : card)),
        shock,
      ],
      activePlayer: 'foe',
      turn: { ...turn, priority: 'foe' },
    }));
    const shocks = [...castings(SIXTH, start.match.state, named('Shock'), { card: 'shock', player: 'foe' })];
    const atYou = shocks.find(({ match }) =>
      cardOf(match.state, 'shock').announced?.targets.slots.some(({ targets }) => targets[0]?.id === 'you'),
    );
    const yours = atYou && made(SIXTH, atYou, { move: 'pass', player: 'foe', params: {} });
    const [cast] = yours ? castings(SIXTH, yours.match.state, named('Deflection')) : [];
    if (!cast) throw new Error('Deflection was not cast');
    return resolved(cast);
  }

  it('changes the only target of a spell to another legal one, never to the same', () => {
    const asked = deflected();
    expect(offered(asked)).toContain('foe');
    expect(offered(asked)).not.toContain('you');
    const after = resolved(resolved(asked, ['foe']));
    expect([life(after), life(after, 'foe')]).toEqual([60, 58]);
  });

  it('chooses by what the spell itself may target', () => {
    expect(offered(deflected({ keywords: [{ keyword: 'shroud' }] }))).not.toContain('foe-black');
    expect(offered(deflected())).toContain('foe-black');
  });
});
