import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  board,
  by,
  cardOf,
  change,
  codes,
  creature,
  inHand,
  one,
  pick,
  slot,
  specOf,
  verdict,
  you,
} from '../../test/board.js';
import { cast, composeSpec, type Declaration } from '../entries/stack.js';
import { declaration, NO_TARGETS } from '../language/card-definition.js';
import { canBegin, legalModes } from '../rules/stack/possible.js';
import { permanent } from '../index.js';

const aCreature = one(permanent({ type: 'creature' }));
const artifact = one(permanent({ type: 'artifact' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'));

describe('700.2: modes', () => {
  const declared: Declaration = {
    modes: {
      min: 1,
      max: 2,
      repeat: true,
      options: [{ id: 'scrap', spec: artifact }, { id: 'hurt', spec: aCreature }, { id: 'draw' }],
    },
  };

  it.each(['700.2a', '700.2b'])("%s: a mode whose targets can't be chosen can't be chosen", () => {
    expect(legalModes(start, declared, you)).toEqual(['hurt', 'draw']);
  });

  it('700.2: what has no modes has none to choose', () => {
    expect(legalModes(start, { spec: NO_TARGETS }, { controller: 'you' })).toEqual([]);
    expect(canBegin(start, { spec: NO_TARGETS }, { controller: 'you' })).toBe(true);
  });

  it('700.2c: only chosen modes have targets', () => {
    expect(unwrap(composeSpec(declared, { modes: ['draw'] })).slots).toEqual([]);
    expect(unwrap(composeSpec(declared, { modes: ['scrap', 'hurt'] })).slots.map(({ id }) => id)).toEqual([
      'scrap1_target',
      'hurt2_target',
    ]);
  });

  it('700.2d: a repeated mode has targets of its own each time, the same or others', () => {
    const at = (first: string, second: string) =>
      codes(
        cast(start, 's', 'you', {
          declaration: declared,
          modes: ['hurt', 'hurt'],
          targets: pick([first], [second]),
        }),
      );
    expect([at('a', 'a'), at('a', 'b')]).toEqual(['ok', 'ok']);
    const once = { modes: { ...declared.modes!, repeat: false } };
    expect(codes(composeSpec(once, { modes: ['hurt', 'hurt'] }))).toEqual(['mtg.wrongModes']);
    const { repeat: _repeat, ...unsaid } = declared.modes!;
    expect(codes(composeSpec({ modes: unsaid }, { modes: ['hurt', 'hurt'] }))).toEqual(['mtg.wrongModes']);
    expect(codes(composeSpec(declared, { modes: ['nothing'] }))).toEqual(['mtg.wrongModes']);
    expect(codes(composeSpec(declared, { modes: [] }))).toEqual(['mtg.wrongModes']);
    expect(codes(composeSpec({}, { modes: ['hurt'] }))).toEqual(['mtg.wrongModes']);
  });

  it("700.2e: whoever chooses the mode, the targets are those of the mode and of its controller's spell", () => {
    const spec = unwrap(composeSpec(declared, { modes: ['hurt'] }));
    expect(verdict(start, spec, pick(['a']), by('a', 'foe'))).toBe('ok');
    const hidden = change(start, 'a', { keywords: [{ keyword: 'hexproof' }] });
    const whoMay = ['you', 'foe'].filter(
      (caster) => verdict(hidden, spec, pick(['a']), by('a', caster)) === 'ok',
    );
    expect(whoMay).toEqual([cardOf(start, 'a').owner]);
  });

  it('references between the slots of a mode keep their meaning', () => {
    const power = specOf([
      slot('mine', permanent({ type: 'creature', controller: 'self' })),
      slot('weaker', permanent({ type: 'creature', power: { lt: 'slots.mine.power' } })),
    ]);
    const state = board(
      creature('big', 'you', { power: 3 }),
      creature('small', 'foe', { power: 1 }),
      creature('huge', 'foe', { power: 4 }),
    );
    const spec = unwrap(
      composeSpec({ modes: { min: 1, max: 1, options: [{ id: 'm', spec: power }] } }, { modes: ['m'] }),
    );
    expect(verdict(state, spec, pick(['big'], ['small']))).toBe('ok');
    expect(verdict(state, spec, pick(['big'], ['huge']))).toEqual(['filterMismatch']);
    expect(declaration.safeParse(JSON.parse(JSON.stringify(declared))).success).toBe(true);
  });
});
