import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { cardOf, card } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import { activating } from '../../../test/activating.js';
import { mtgMessages } from '../../language/messages.js';
import { permanent } from '../../language/queries.js';
import type { ActivatedAbility } from '../../language/ability.js';
import { getActivatedAbilities } from './activated.js';
import { registerWords, unreadOf } from '../../play/register-words.js';
import { EMPTY_REGISTRY, abilitiesOf, registerAbilities, registerBulk, registerCards } from './registry.js';
import { createTapForMana, createTimAbility } from '../../language/templates/templates.js';
import { aimedAt } from '../../language/templates/parts.js';

const forGreen = createTapForMana({ mana: { green: 1 } });
const tim = createTimAbility();
const idsOf = (registry: typeof EMPTY_REGISTRY, publicId: string) =>
  getActivatedAbilities(card('x', 'you', { publicId }), registry).map(({ id }) => id);

describe('abilities are registered', () => {
  it('from JSON, for one card or many; the given registry stays what it was', () => {
    const one = unwrap(registerAbilities(EMPTY_REGISTRY, 'elf', JSON.parse(JSON.stringify([forGreen]))));
    const many = unwrap(
      registerBulk(one, [
        ['tim', [tim]],
        ['__proto__', [tim]],
      ]),
    );
    expect(abilitiesOf(many, 'elf')?.activated).toEqual([forGreen]);
    expect([idsOf(many, 'tim'), idsOf(many, '__proto__'), idsOf(many, 'toString')]).toEqual([
      ['tim'],
      ['tim'],
      [],
    ]);
    expect([idsOf(one, 'tim'), EMPTY_REGISTRY.defined.size]).toEqual([[], 0]);
  });

  it('all or none, each refusal with its place', () => {
    const bad = { ...tim, costs: [{ cost: 'soul' }] };
    const result = registerBulk(EMPTY_REGISTRY, [
      ['elf', [forGreen]],
      ['imp', [tim, bad]],
      ['cat', 7],
    ]);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: ['imp', 1, 'costs', 0, 'cost'] }, { path: ['cat'] }],
    });
  });

  it('once: a card has its abilities from one place', () => {
    const again = registerBulk(EMPTY_REGISTRY, [
      ['elf', [forGreen]],
      ['elf', [tim]],
    ]);
    expect(again).toMatchObject({
      ok: false,
      issues: [{ code: 'mtg.duplicateAbilities', data: { card: 'elf' } }],
    });
    const facts = {
      name: 'Elf',
      supertypes: [],
      types: [],
      subtypes: [],
      keywords: [],
      triggered: [],
      static: [],
      unexpressed: [],
    };
    const elf = { id: 'elf', ...facts, activated: [forGreen] };
    expect(registerCards(EMPTY_REGISTRY, [elf, elf]).ok).toBe(false);
    expect(abilitiesOf(unwrap(registerCards(EMPTY_REGISTRY, [elf])), 'elf')).toBe(elf);
    expect(
      registerCards(EMPTY_REGISTRY, [{ ...elf, activated: [{ ...forGreen, isManaAbility: false }] }]).ok,
    ).toBe(false);
  });

  const aimed = { ...forGreen, targets: aimedAt(permanent()) };
  const branch: ActivatedAbility = {
    ...tim,
    effects: [{ effect: 'sequence', effects: [{ effect: 'addMana', mana: { green: 1 } }] }],
  };
  const { targets: _targets, ...untargeted } = branch;
  const later: ActivatedAbility = {
    ...untargeted,
    effects: [{ effect: 'delayed', at: 'nextEndStep', effects: forGreen.effects }],
  };
  it.each<readonly [string, ActivatedAbility, boolean]>([
    ['605.1a what adds mana is one', { ...forGreen, isManaAbility: false }, true],
    ['605.1a in a part of an effect too', untargeted, true],
    ['605.1a what adds none is none', { ...tim, isManaAbility: true }, false],
    ['605.1a with a target it is none', aimed, false],
    ['605.1a what adds mana later is none', { ...later, isManaAbility: true }, false],
  ])('%s: another flag is refused', (_name, ability, is) => {
    const wrong = {
      code: 'mtg.wrongManaFlag',
      data: { ability: ability.id, is },
      path: ['card', 0, 'isManaAbility'],
    };
    expect(registerAbilities(EMPTY_REGISTRY, 'card', [ability])).toEqual({ ok: false, issues: [wrong] });
    const right = { ...ability, isManaAbility: is };
    expect(registerAbilities(EMPTY_REGISTRY, 'card', [right]).ok).toBe(true);
  });

  it.each<readonly [string, unknown]>([
    ['the same id twice', [tim, tim]],
    [
      'a filter that cards do not have',
      [
        {
          ...tim,
          targets: {
            ...tim.targets,
            slots: [{ ...tim.targets?.slots[0], accepts: [{ kind: 'card', filter: { soul: 1 } }] }],
          },
        },
      ],
    ],
    [
      'a slot named as those of costs',
      [
        {
          ...tim,
          costs: [{ cost: 'sacrifice', what: {} }],
          targets: { ...tim.targets, slots: [{ ...tim.targets?.slots[0], id: 'cost1' }] },
        },
      ],
    ],
    ['no effect', [{ ...tim, effects: [] }]],
    ['an unknown key', [{ ...tim, speed: 1 }]],
    ['a hostile key', JSON.parse('[{"__proto__":{}}]')],
    ['too many', Array.from({ length: 65 }, (_ability, at) => ({ ...tim, id: `tim-${at}` }))],
  ])('refused: %s', (_name, abilities) => {
    expect(registerAbilities(EMPTY_REGISTRY, 'card', abilities).ok).toBe(false);
  });
});

describe('words are the fallback', () => {
  const text = '{T}: This creature deals 1 damage to any target.\n{1}: Sing a song.';
  const read = registerWords(EMPTY_REGISTRY, 'bard', text, { types: ['creature'] });

  it('an ability that is read works; one that is not is kept with the reason', () => {
    expect(idsOf(read, 'bard')).toHaveLength(1);
    expect(unreadOf(read, 'bard').map(({ data }) => JSON.stringify(data).includes('Sing'))).toEqual([true]);
    expect(unreadOf(read, 'elf')).toEqual([]);
    const state = matchOf(card('bard', 'you'), card('rock', 'foe', { types: ['creature'] }));
    const after = unwrap(activating(state, read, 'bard', { choices: { t1: ['rock'] } }).result);
    expect([after.stack.length, cardOf(after, 'bard').tapped]).toEqual([1, true]);
  });

  it('a definition comes first, other words replace what was read', () => {
    expect(idsOf(unwrap(registerAbilities(read, 'bard', [forGreen])), 'bard')).toEqual(['tap-for-mana']);
    const again = registerWords(read, 'bard', 'Flying');
    expect([idsOf(again, 'bard'), unreadOf(again, 'bard')]).toEqual([[], []]);
  });
});

it('every code has words', () => {
  const codes = ['cantPay', 'noX', 'noSuchAbility', 'notYours', 'duplicateAbilities', 'wrongManaFlag'];
  const data = {
    cost: 'tap',
    source: 'rod',
    why: 'x',
    X: 1,
    card: 'rod',
    ability: 'zap',
    player: 'you',
    is: true,
  };
  expect(
    codes.map((code) => mtgMessages[`mtg.${code}`]?.(data).length ?? 0).every((length) => length > 20),
  ).toBe(true);
});
