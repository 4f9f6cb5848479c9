/** Abilities that ask by what an object that dies was dealt damage this turn. */
import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';
import { died, elf as OWN_ELF, happened, state, waits } from '../../../test/waiting.js';
import { bear, gain, target } from '../../../test/watchers.js';
import { permanent } from '../../language/queries.js';

/** An instant that destroys all creatures. */
const doom = define('Doom', {
  types: ['instant'],
  cost: ['B'],
  spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
});
const elf = creatureCard('Elf', ['G'], 1, 1);
const dies = { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' } as const;
const pricks = {
  id: 'pricks',
  costs: [{ cost: 'tap' as const }],
  isManaAbility: false,
  targets: target([permanent({ type: 'creature' })]),
  effects: [{ effect: 'damage' as const, amount: 1, to: { bound: 't1' } }],
};
/** An artifact that pricks creatures, and one that sees creatures die. */
const thorn = define('Thorn', {
  types: ['artifact'],
  activated: [pricks],
  triggered: [{ id: 'sees', trigger: { ...dies, damagedBy: 'self' }, effects: [gain] }],
});
const start = () =>
  table(
    [thorn, bear, elf, doom],
    [
      put(thorn, 'ann'),
      put(thorn, 'ann', 'battlefield', { instanceId: 'idle' }),
      put(bear, 'bob'),
      put(elf, 'bob'),
      put(doom, 'ann', 'hand'),
      ...lands('Swamp', 1),
    ],
  );
const prick = (on: string, from = start()) =>
  from.does('ann', 'activate', { card: 'thorn', ability: 'pricks' }, [on]).bothPass();

describe('603.2: a creature dealt damage by an object this turn dies', () => {
  it('triggers the ability of what dealt it, and of nothing else', () => {
    const pricked = prick('elf');
    expect(pricked.state.stack).toHaveLength(1);
    expect(lifeOf(pricked.bothPass(), 'ann')).toBe(21);
  });

  it('triggers it however the creature dies, once for each that was dealt damage', () => {
    const doomed = prick('bear').does('ann', 'cast', { card: 'doom' }).bothPass();
    expect(doomed.state.stack).toHaveLength(1);
  });

  it('does not trigger it for creatures that something else destroyed', () => {
    expect(start().does('ann', 'cast', { card: 'doom' }).bothPass().state.stack).toEqual([]);
  });

  it('does not trigger it in a later turn', () => {
    const later = prick('bear').until('end').until('main1');
    expect(later.state.turn.damaged).toBeUndefined();
    expect(later.does('bob', 'pass').does('ann', 'cast', { card: 'doom' }).bothPass().state.stack).toEqual(
      [],
    );
  });

  it('is remembered only if a card asks for it', () => {
    const quiet = define('Thorn', { types: ['artifact'], activated: [pricks] });
    const at = table([quiet, bear], [put(quiet, 'ann'), put(bear, 'bob')]);
    expect(prick('bear', at).state.turn.damaged).toBeUndefined();
  });
});

describe('603.2, 400.7: what dealt the damage', () => {
  const event = (by: string, incarnation = 0) =>
    happened('moves', { ...died, subject: OWN_ELF, damagedBy: [{ kind: 'card', id: by, incarnation }] });
  const by = (damagedBy: 'self' | 'host') => ({ on: 'moves', what: {}, ...died, damagedBy }) as const;

  it.each([
    ['the source itself', 'rock', by('self'), event('rock'), true],
    ['another object', 'rock', by('self'), event('bear'), false],
    ['what the source was before it changed zones', 'rock', by('self'), event('rock', 1), false],
    ['what the source is attached to', 'aura', by('host'), event('bear'), true],
    ['what another Aura is attached to', 'charm', by('host'), event('bear'), false],
    ['the source, though it is attached', 'aura', by('host'), event('aura'), false],
    ['what is attached to nothing has no host', 'rock', by('host'), event('rock'), false],
    [
      'nothing, as far as anybody remembers',
      'rock',
      by('self'),
      happened('moves', { ...died, subject: OWN_ELF }),
      false,
    ],
  ])('%s', (_name, source, trigger, happening, found) => {
    expect(state.cards.some(({ instanceId }) => instanceId === source)).toBe(true);
    expect(waits(source, trigger, happening)).toBe(found);
  });
});
