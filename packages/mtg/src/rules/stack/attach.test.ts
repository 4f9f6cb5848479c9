/** Why something cannot be or stay attached: the rule, and to what it applies. */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import { attach, legalHosts, looseAttachments } from './attach.js';

type Host = NonNullable<MtgCard['attachedTo']>;
const on = (id: string, kind: Host['kind'] = 'card'): Host => ({ kind, id });
const aura = (attachedTo: Host, facts: Partial<MtgCard> = {}) =>
  card('it', 'you', {
    types: ['enchantment'],
    subtypes: ['Aura'],
    keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
    attachedTo,
    ...facts,
  });
const gear = (attachedTo: Host, subtype = 'Equipment', facts: Partial<MtgCard> = {}) =>
  card('it', 'you', { types: ['artifact'], subtypes: [subtype], attachedTo, ...facts });
const curse = { keywords: [{ keyword: 'enchant', players: 'opponent' }] } as const satisfies Partial<MtgCard>;
const from = (protection: object) => ({ keyword: 'protection', ...protection }) as const;

const stateWith = (attachment: MtgCard) =>
  matchStateOf({
    players: [
      { id: 'you' },
      { id: 'foe' },
      { id: 'warded', keywords: [from({ fromPlayer: 'you' })] },
      { id: 'gone', left: true },
    ],
    cards: [
      attachment,
      creature('bear', 'foe'),
      creature('away', 'foe', { phasedOut: true }),
      creature('dead', 'foe', { zone: 'graveyard' }),
      creature('white', 'foe', { keywords: [from({ from: { color: 'white' } })] }),
      creature('mine', 'you', { keywords: [from({ fromPlayer: 'you' })] }),
      creature('yours', 'you', { keywords: [from({ fromPlayer: 'foe' })] }),
      creature('kept', 'you', { keywords: [from({ from: { color: 'white' }, keeps: 'attached' })] }),
      card('land', 'you', { types: ['land'] }),
    ],
  });

type Row = [rule: string | undefined, what: string, attachment: MtgCard];

describe('704.5m, 704.5n, 704.5p: what holds an attachment, and what does not', () => {
  it.each<Row>([
    [undefined, 'an Aura on what it enchants', aura(on('bear'))],
    ['303.4c', 'on what is phased out', aura(on('away'))],
    ['303.4c', 'on what has left', aura(on('dead'))],
    ['303.4c', 'on what is not there', aura(on('nobody'))],
    ['702.5a', 'on what it does not enchant', aura(on('land'))],
    ['702.5a', 'on a player, though it enchants creatures', aura(on('foe', 'player'))],
    [undefined, 'a Curse on a player', aura(on('foe', 'player'), curse)],
    ['702.5a', 'a Curse on whom it does not enchant', aura(on('you', 'player'), curse)],
    ['303.4c', 'a Curse on who has left', aura(on('gone', 'player'), curse)],
    ['303.4c', 'a Curse on nobody', aura(on('nobody', 'player'), curse)],
    ['702.16c', 'a Curse on who is protected from its player', aura(on('warded', 'player'), curse)],
    ['303.4d', 'an Aura that is a creature', aura(on('bear'), { types: ['enchantment', 'creature'] })],
    ['303.4d', 'on itself', aura(on('it'))],
    ['702.16c', 'on protection from its colour', aura(on('white'), { colors: ['white'] })],
    [undefined, 'on protection from another colour', aura(on('white'), { colors: ['black'] })],
    ['702.16c', 'on protection from its player', aura(on('mine'))],
    [undefined, 'on protection from another player', aura(on('yours'))],
    [undefined, 'on protection that keeps what is attached', aura(on('kept'), { colors: ['white'] })],
    [undefined, 'Equipment on a creature', gear(on('bear'))],
    ['301.5c', 'Equipment on a land', gear(on('land'))],
    ['301.5c', 'Equipment on a player', gear(on('foe', 'player'))],
    ['702.16d', 'Equipment on protection from its player', gear(on('mine'))],
    [undefined, 'a Fortification on a land', gear(on('land'), 'Fortification')],
    ['301.6', 'a Fortification on a creature', gear(on('bear'), 'Fortification')],
    ['704.5p', 'what is neither', gear(on('bear'), 'Relic')],
  ])('%s %s', (rule, _what, attachment) => {
    const { attachedTo: host, ...facts } = attachment;
    const goes = attachment.subtypes.includes('Aura') ? 'graveyard' : 'unattached';
    const why = { code: 'mtg.cantAttach', data: { rule, attachment: 'it', host } };
    expect(looseAttachments(stateWith(attachment))).toEqual(
      rule === undefined ? [] : [{ id: 'it', goes, why }],
    );
    // A protection may keep what is attached already, but it keeps off everything new.
    const comes = rule === undefined && host?.id !== 'kept';
    const off = stateWith(facts);
    const after = attach(off, 'it', host ?? on('nobody'));
    expect(after === off).toBe(!comes);
    expect(after.cards[0]?.attachedTo).toEqual(comes ? host : undefined);
    expect(legalHosts(off, 'it').some(({ kind, id }) => kind === host?.kind && id === host.id)).toBe(comes);
  });

  it('702.16c a protection that keeps what is attached keeps off what is attached elsewhere', () => {
    const state = stateWith(aura(on('bear'), { colors: ['white'] }));
    expect(attach(state, 'it', on('kept'))).toBe(state);
  });

  it('701.3b what is attached there already is not attached anew', () => {
    const state = stateWith(gear(on('bear'), 'Equipment', { timestamp: 7 }));
    expect(attach(state, 'it', on('bear'))).toBe(state);
    expect(attach(state, 'it', on('white')).cards[0]?.timestamp).toBeUndefined();
  });

  it('704.5m an Aura on nothing; nothing of what is phased out', () => {
    const { attachedTo: _, ...bare } = aura(on('bear'));
    expect(looseAttachments(stateWith(bare))).toEqual([{ id: 'it', goes: 'graveyard', why: undefined }]);
    expect(looseAttachments(stateWith({ ...bare, phasedOut: true }))).toEqual([]);
    const { attachedTo: __, ...loose } = gear(on('bear'));
    expect(looseAttachments(stateWith(loose))).toEqual([]);
  });

  it('301.5e nothing is attached that is not on the battlefield, and nothing that is not there has hosts', () => {
    const { attachedTo: _, ...bare } = aura(on('bear'), { zone: 'hand' });
    const state = stateWith(bare);
    expect(attach(state, 'it', on('bear'))).toBe(state);
    expect(attach(state, 'nothing', on('bear'))).toBe(state);
    expect(legalHosts(state, 'nothing')).toEqual([]);
  });
});
