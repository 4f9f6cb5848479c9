import { describe, expect, it } from 'vitest';
import {
  board,
  by,
  card,
  cardOf,
  castAt,
  change,
  codes,
  creature,
  inHand,
  legal,
  one,
  onStack,
  pick,
} from '../../test/board.js';
import { attach, beginResolution, cast, legalHosts, looseAttachments, resolveTop } from '../entries/stack.js';
import { permanent, type MtgCard, type MtgKeyword } from '../index.js';

const enchantCreature: MtgKeyword = { keyword: 'enchant', cards: { type: 'creature' } };
const aura = (host?: string, facts: Partial<MtgCard> = {}) =>
  card('aura', 'you', {
    types: ['enchantment'],
    subtypes: ['Aura'],
    colors: ['white'],
    keywords: [enchantCreature],
    ...(host === undefined ? {} : { attachedTo: { kind: 'card' as const, id: host } }),
    ...facts,
  });
const blade = (host?: string, facts: Partial<MtgCard> = {}) =>
  card('blade', 'you', {
    types: ['artifact'],
    subtypes: ['Equipment'],
    ...(host === undefined ? {} : { attachedTo: { kind: 'card' as const, id: host } }),
    ...facts,
  });
const protectedFrom = (from: object, more: object = {}) =>
  creature('a', 'you', { keywords: [{ keyword: 'protection', from, ...more }] });
const loose = (...cards: readonly MtgCard[]) =>
  looseAttachments(board(...cards)).map(({ id, goes }) => [id, goes]);
const hostIds = (...cards: readonly MtgCard[]) => legalHosts(board(...cards), 'aura').map(({ id }) => id);
const equip = one(permanent({ type: 'creature', controller: 'self' }));

describe('303, 301, 702.5, 702.6: attaching', () => {
  it("702.16c: what has protection from white can't be enchanted by a white Aura, and one falls off", () => {
    expect(hostIds(aura(), protectedFrom({ color: 'white' }), creature('b', 'you'))).toEqual(['b']);
    expect(loose(aura('a'), protectedFrom({ color: 'white' }))).toEqual([['aura', 'graveyard']]);
    expect(loose(aura('a'), protectedFrom({ color: 'black' }))).toEqual([]);
  });

  it('702.16d: nor equipped by Equipment of the quality: it becomes unattached and stays', () => {
    expect(loose(blade('a'), protectedFrom({ type: 'artifact' }))).toEqual([['blade', 'unattached']]);
  });

  it('702.16n: "doesn\'t remove this Aura" keeps just that one', () => {
    expect(loose(aura('a'), protectedFrom({ color: 'white' }, { keeps: ['aura'] }))).toEqual([]);
    expect(loose(aura('a'), protectedFrom({ color: 'white' }, { keeps: ['other'] }))).toEqual([
      ['aura', 'graveyard'],
    ]);
  });

  it('702.16p: "already attached" keeps what is there and lets nothing new come', () => {
    const keeps = protectedFrom({ color: 'white' }, { keeps: 'attached' });
    expect(loose(aura('a'), keeps)).toEqual([]);
    expect(hostIds(aura(), keeps)).toEqual([]);
  });

  it('303.4a: an Aura spell has a target, by its enchant', () => {
    const inYourHand = { ...inHand('s'), types: ['enchantment'], subtypes: ['Aura'] };
    const refused = cast(board(inYourHand), 's', 'you', {
      declaration: { spec: one(permanent({ type: 'creature' })) },
      targets: pick([]),
    });
    expect(codes(refused)).toEqual(['tooFewTargets']);
  });

  it.each(['303.4c', '704.5m'])(
    "%s: an Aura on what it can't enchant, or on nothing, goes to the graveyard",
    () => {
      expect(loose(aura('a'), creature('a', 'you', { types: ['land'] }))).toEqual([['aura', 'graveyard']]);
      expect(loose(aura('gone'))).toEqual([['aura', 'graveyard']]);
      expect(loose(aura())).toEqual([['aura', 'graveyard']]);
      expect(loose(aura('a'), creature('a', 'you'))).toEqual([]);
    },
  );

  it('303.4d: nor can it enchant itself, nor be a creature and an Aura', () => {
    expect(loose(aura('aura', { types: ['enchantment', 'creature'] }))).toEqual([['aura', 'graveyard']]);
    expect(loose(aura('a', { types: ['enchantment', 'creature'] }), creature('a', 'you'))).toEqual([
      ['aura', 'graveyard'],
    ]);
  });

  it.each(['704.5n', '704.5p'])('%s: other attachments come off and stay on the battlefield', () => {
    expect(loose(blade('a'), creature('a', 'you', { types: ['land'] }))).toEqual([['blade', 'unattached']]);
    expect(loose(blade('a', { types: ['artifact', 'creature'] }), creature('a', 'you'))).toEqual([
      ['blade', 'unattached'],
    ]);
  });

  it('303.4f: a host is chosen, not targeted: hexproof and shroud do not count', () => {
    const hidden = creature('a', 'foe', { keywords: [{ keyword: 'hexproof' }, { keyword: 'shroud' }] });
    expect(hostIds(aura(), hidden)).toEqual(['a']);
  });

  it.each(['303.4g', '303.4i'])('%s: without a legal host there is none to choose', () => {
    expect(hostIds(aura(), card('land', 'you', { types: ['land'] }))).toEqual([]);
    expect(legalHosts(board(), 'nothing')).toEqual([]);
  });

  it.each(['303.4j', '301.5e'])("%s: what can't be attached there does not move", () => {
    const state = board(
      aura('a'),
      creature('a', 'you'),
      card('land', 'you', { types: ['land'] }),
      creature('b', 'foe'),
    );
    expect(attach(state, 'aura', { kind: 'card', id: 'land' })).toBe(state);
    expect(cardOf(attach(state, 'aura', { kind: 'card', id: 'b' }), 'aura').attachedTo).toEqual({
      kind: 'card',
      id: 'b',
    });
  });

  it('301.5c: Equipment goes on creatures, and on none if it is one', () => {
    const state = board(blade(), creature('a', 'foe'), card('land', 'you', { types: ['land'] }));
    expect(cardOf(attach(state, 'blade', { kind: 'card', id: 'a' }), 'blade').attachedTo?.id).toBe('a');
    expect(attach(state, 'blade', { kind: 'card', id: 'land' })).toBe(state);
    expect(attach(state, 'blade', { kind: 'player', id: 'you' })).toBe(state);
  });

  it('301.6: a Fortification goes on lands as Equipment does on creatures; what is neither goes nowhere', () => {
    const hosts = [creature('a', 'you'), card('land', 'you', { types: ['land'] })];
    const staysOn = (subtype: string) =>
      ['a', 'land'].filter((host) => loose(blade(host, { subtypes: [subtype] }), ...hosts).length === 0);
    expect(['Equipment', 'Fortification', 'Clue'].map(staysOn)).toEqual([['a'], ['land'], []]);
  });

  it('702.5a: enchant limits the target and the host alike', () => {
    const state = board(
      onStack('aura', { types: ['enchantment'] }),
      creature('a', 'foe'),
      card('land', 'you', { types: ['land'] }),
    );
    expect(legal(state, one(permanent({ type: 'creature' })), by('aura'))).toEqual(['a']);
    expect(hostIds(aura(), creature('a', 'foe'), card('land', 'you', { types: ['land'] }))).toEqual(['a']);
  });

  it('702.5c: of several enchants all apply', () => {
    const both = aura(undefined, {
      keywords: [enchantCreature, { keyword: 'enchant', cards: { controller: 'opponent' } }],
    });
    expect(hostIds(both, creature('a', 'foe'), creature('b', 'you'))).toEqual(['a']);
  });

  it('702.5d: enchant player', () => {
    const curse = aura(undefined, { keywords: [{ keyword: 'enchant', players: 'opponent' }] });
    expect(hostIds(curse, creature('a', 'foe'))).toEqual(['foe']);
    expect(loose({ ...curse, attachedTo: { kind: 'player', id: 'foe' } })).toEqual([]);
    const anyPlayer = aura(undefined, { keywords: [{ keyword: 'enchant', players: 'any' }] });
    expect(hostIds(anyPlayer)).toEqual(['you', 'foe']);
  });

  it('702.6a: equip targets a creature that you control', () => {
    expect(legal(board(blade(), creature('a', 'you'), creature('b', 'foe')), equip, by('blade'))).toEqual([
      'a',
    ]);
  });

  it('301.5b: control of the creature matters as equip is activated and resolves, not afterwards', () => {
    expect(loose(blade('b'), creature('b', 'foe'))).toEqual([]);
  });

  it('702.6c: "equip [quality]" limits the target, not the host', () => {
    const equipElf = one(permanent({ type: 'creature', subtype: 'Elf', controller: 'self' }));
    expect(legal(board(blade(), creature('a', 'you')), equipElf, by('blade'))).toEqual([]);
    expect(loose(blade('a'), creature('a', 'you'))).toEqual([]);
  });

  it('608.3c: an Aura enters attached to what it targeted', () => {
    const start = board({ ...aura(), zone: 'hand' }, creature('a', 'foe'));
    const { state } = castAt(start, 'aura', one(permanent({ type: 'creature' })), pick(['a']));
    const entered = resolveTop(state, (now) => now);
    expect(
      entered.ok &&
        cardOf(attach(entered.value.state, 'aura', { kind: 'card', id: 'a' }), 'aura').attachedTo?.id,
    ).toBe('a');
    expect(beginResolution(change(state, 'a', { types: [] }), 'aura')).toMatchObject({
      value: { outcome: 'illegalTargets' },
    });
  });
});
