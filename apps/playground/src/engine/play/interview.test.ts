import { mtg, mtgCardOf, mtgStateOf } from '@reticle/mtg';
import { describe, expect, it } from 'vitest';
import type { PickAnswer } from '../../address/place.js';
import { interviewed } from './interview.js';

const state = mtgStateOf({
  cards: ['ant', 'bee', 'cat'].map((instanceId) =>
    mtgCardOf({ instanceId, owner: 'foe', types: ['creature'], power: 1, toughness: 1 }),
  ),
});
const filter = { zone: 'battlefield' } as const;
const question = (spec: Parameters<typeof mtg.spec>[0], refused?: string) => ({
  resolver: mtg.resolver(state),
  spec: mtg.spec(spec),
  attempt: { controller: 'you' },
  accepts: (targets: readonly { readonly targets: readonly { readonly id: string }[] }[]) =>
    !targets.some((slot) => slot.targets.some(({ id }) => id === refused)),
});
const divided = { slots: [{ kind: 'card', filter, min: 1, max: 'any', division: { total: 3 } }] } as const;
const card = (id: string): PickAnswer => ({ kind: 'card', id });
const nameOf = ({ id }: { readonly id: string }) => id.toUpperCase();
const words = (found: ReturnType<typeof interviewed>) =>
  found.kind === 'asked' ? found.options.map((option) => option.words) : found.kind;

const named = { nameOf, slotName: ({ id }: { readonly id: string }) => id };

describe('an interview for targets', () => {
  it.each<[string, readonly PickAnswer[], readonly string[] | string]>([
    ['begins with all that is legal', [], ['ANT', 'BEE', 'CAT']],
    ['goes on with the others, or with no more', [card('bee')], ['ANT', 'CAT', 'No more']],
    ['asks for shares, each 1 at least', [card('bee'), card('ant'), 'done'], ['1', '2']],
    ['gives the rest to the last', [card('bee'), card('ant'), 'done', 2], 'chosen'],
    ['needs no shares for one thing', [card('bee'), 'done'], 'chosen'],
    ['takes nothing twice', [card('bee'), card('bee')], 'flaw'],
    ['takes no share that leaves nothing', [card('bee'), card('ant'), 'done', 3], 'flaw'],
    ['takes no end before the least', ['done'], 'flaw'],
    ['takes nothing after its end', [card('bee'), 'done', card('ant')], 'flaw'],
    ['takes nothing that is not there', [card('dog')], 'flaw'],
  ])('%s', (_what, answers, found) => {
    expect(words(interviewed(question(divided), named, answers))).toEqual(found);
  });

  it('makes a whole choice', () => {
    const found = interviewed(question(divided), named, [card('cat'), card('ant'), 'done', 2]);
    const [slot] = found.kind === 'chosen' ? found.targets : [];
    expect([slot?.targets.map(({ id }) => id), slot?.division]).toEqual([
      ['cat', 'ant'],
      [2, 1],
    ]);
  });

  it('offers no last pick that the move does not take', () => {
    const one = { slots: [{ kind: 'card', filter }] } as const;
    expect(words(interviewed(question(one, 'bee'), named, []))).toEqual(['ANT', 'CAT']);
    expect(words(interviewed(question(one, 'bee'), named, [card('bee')]))).toBe('flaw');
  });

  it('asks slot by slot, each for what is still possible', () => {
    const two = {
      slots: [
        { id: 'first', kind: 'card', filter },
        { id: 'second', kind: 'card', filter },
      ],
      relations: [{ relation: 'different', slots: ['first', 'second'] }],
    } as const;
    expect(words(interviewed(question(two), named, [card('ant')]))).toEqual(['BEE', 'CAT']);
    expect(words(interviewed(question(two), named, [card('ant'), card('bee')]))).toBe('chosen');
  });
});
