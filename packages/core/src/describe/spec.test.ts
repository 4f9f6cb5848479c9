import { describe, expect, it } from 'vitest';
import { describeSpec } from './index.js';
import { unwrap, type JsonObject } from '../index.js';
import { lantern } from '../../test/lantern.js';

const lamp = { kind: 'card', filter: { type: 'lamp' } };
const named = (id: string, slot: JsonObject = lamp) => ({ id, ...slot });

describe('a spec in words', () => {
  it.each<[JsonObject, string]>([
    [{ slots: [] }, 'no targets'],
    [{ slots: [lamp] }, 'target lamp card'],
    [{ slots: [{ ...lamp, mode: 'choose' }] }, 'chosen lamp card'],
    [{ slots: [{ kind: 'card', filter: { type: 'lamp', count: 2 } }] }, 'target 2: lamp card'],
    [{ slots: [{ kind: 'card', filter: { count: 2, upTo: true } }] }, 'target up to 2: card'],
    [{ slots: [{ ...lamp, min: 0, max: 'any' }] }, 'target any number: lamp card'],
    [{ slots: [{ ...lamp, min: 2, max: 'any' }] }, 'target 2 or more: lamp card'],
    [{ slots: [{ ...lamp, min: 1, max: 3 }] }, 'target 1 to 3: lamp card'],
    [{ slots: [{ kind: 'card', filter: { count: 'X' } }] }, 'target X: card'],
    [
      { slots: [{ kind: 'card', filter: { count: 'source.cost', upTo: true } }] },
      "target up to the source's cost: card",
    ],
    [{ slots: [{ kind: 'card', filter: { count: 'all', damaged: true } }] }, 'all: damaged card'],
    [{ slots: [{ kind: 'card', filter: { count: 2, random: true } }] }, '2 at random: card'],
    [{ slots: [{ options: ['heads', 'tails'] }] }, 'heads or tails'],
    [{ slots: [{ accepts: [lamp, { kind: 'player', filter: {} }] }] }, 'target lamp card or player'],
    [
      { slots: [{ accepts: [{ ...lamp, announceOnly: { ready: true } }] }] },
      'target lamp card (when chosen: ready card)',
    ],
    [{ slots: [{ ...lamp, chooser: 'opponent', mode: 'choose' }] }, 'an opponent chooses lamp card'],
    [{ slots: [{ ...lamp, chooser: 'eachPlayer' }] }, 'each player chooses target lamp card'],
    [{ slots: [{ ...lamp, chooser: 'role.defender' }] }, 'the defender chooses target lamp card'],
    [
      { slots: [named('first'), { ...lamp, chooser: 'slots.first' }] },
      'target lamp card; the player of first chooses target lamp card',
    ],
    [
      { slots: [{ ...lamp, max: 'any', division: { total: 'X' } }] },
      'target 1 or more: lamp card, dividing X among them',
    ],
    [
      { slots: [named('x'), named('y')], relations: [{ relation: 'different', slots: ['x', 'y'] }] },
      'target lamp card; target lamp card (x, y: all different)',
    ],
    [
      { slots: [named('x')], relations: [{ relation: 'same', property: 'owner', slots: ['x'] }] },
      'target lamp card (x: same owner)',
    ],
    [
      { slots: [named('x')], relations: [{ relation: 'distinct', property: 'name', slots: ['x'] }] },
      'target lamp card (x: no two of the same name)',
    ],
    [
      {
        slots: [named('x')],
        relations: [{ relation: 'sum', property: 'cost', slots: ['x'], is: { lte: 'X' } }],
      },
      'target lamp card (x: total cost X or less)',
    ],
  ])('%j', (spec, words) => expect(describeSpec(unwrap(lantern.parseSpec(spec)), lantern)).toBe(words));

  it('a filter that its kind does not know is shown as JSON', () => {
    const [slot] = unwrap(lantern.parseSpec({ slots: [lamp] })).slots;
    const foreign = { ...slot!, accepts: [{ kind: 'spell', filter: { a: 1 } }] };
    expect(describeSpec({ slots: [foreign], relations: [], timing: 'announcement' }, lantern)).toBe(
      'target {"a":1}',
    );
  });
});
