import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';

const RITE = 'moss-rite';
const elf = creatureCard('Elf', ['G'], 1, 1);
const imp = creatureCard('Imp', ['B'], 1, 1);
const relic = readCard('Defender', { name: 'Relic', types: 'Artifact' });
const house = { turnLimit: 50, stops: [], asks: ['helps'] as const };
const rite = (keyword: string, cost: string) => sorcery(`${keyword}\nYou gain 1 life.`, cost);

const at = (spell: ReturnType<typeof rite>, forests: number, asked = true) =>
  table(
    [spell, elf, imp, relic],
    [
      put(spell, 'ann', 'hand'),
      put(elf, 'ann', 'battlefield', { colors: ['green'] }),
      put(imp, 'ann', 'battlefield', { colors: ['black'] }),
      put(relic, 'ann'),
      put(elf, 'ann', 'graveyard', { instanceId: 'dead' }),
      put(imp, 'ann', 'graveyard', { instanceId: 'gone' }),
      ...lands('Forest', forests),
    ],
    asked ? { house } : {},
  );
type Table = ReturnType<typeof at>;
const tappedIn = ({ state }: Table) =>
  state.cards.filter(({ tapped }) => tapped).map(({ instanceId }) => instanceId);

describe('what helps to pay, as players choose', () => {
  const call = rite('Convoke', '{1}{G}');

  it('702.51a: the chosen creatures are tapped, and mana pays for the rest', () => {
    const cast = at(call, 2).does('ann', 'cast', { card: RITE }, ['imp']);
    expect(tappedIn(cast)).toEqual(['imp', 'forest-1']);
    expect(told(cast, 'becameTapped')).toHaveLength(2);
    expect(lifeOf(cast.bothPass(), 'ann')).toBe(21);
    expect(tappedIn(at(call, 2).does('ann', 'cast', { card: RITE }, ['elf', 'imp']))).toEqual(['elf', 'imp']);
    expect(tappedIn(at(call, 2).does('ann', 'cast', { card: RITE }, []))).toEqual(['forest-1', 'forest-2']);
  });

  it('702.51a: each pays for one mana, of its color or generic, and for none too many', () => {
    expect(at(call, 0).tries('ann', 'cast', { card: RITE }, ['imp'])).not.toBe('ok');
    expect(at(rite('Convoke', '{G}'), 2).tries('ann', 'cast', { card: RITE }, ['imp'])).toBe(
      'mtg.notNow 702.51a',
    );
    expect(at(rite('Convoke', '{G}'), 2).tries('ann', 'cast', { card: RITE }, ['elf'])).toBe('ok');
    expect(at(call, 0).tries('ann', 'cast', { card: RITE }, ['relic'])).not.toBe('ok');
  });

  it('702.51a: a creature pays for generic mana or for its color, as the rest can be paid', () => {
    const start = (land: string) =>
      table(
        [call, elf],
        [put(call, 'ann', 'hand'), put(elf, 'ann', 'battlefield', { colors: ['green'] }), ...lands(land, 1)],
        { house },
      );
    const cast = ['Forest', 'Swamp'].map((land) => start(land).does('ann', 'cast', { card: RITE }, ['elf']));
    expect(cast.map((done) => [tappedIn(done).length, told(done, 'becameTapped').length])).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it('609.4b, 702.51a: what helps is no mana, and is spent as none of another color', () => {
    const prism = define('Prism', {
      types: ['artifact'],
      keywords: [{ keyword: 'spendsManaAs', who: 'you', mana: 'any', as: 'anyColor' }],
    });
    const tries = (spell: typeof call, land: string) =>
      table(
        [spell, imp, prism],
        [
          put(spell, 'ann', 'hand'),
          put(imp, 'ann', 'battlefield', { colors: ['black'] }),
          put(prism, 'ann'),
          ...lands(land, 1),
        ],
      ).tries('ann', 'cast', { card: RITE });
    expect([tries(call, 'Swamp'), tries(rite('Convoke', '{G}{G}'), 'Swamp')]).toEqual([
      'ok',
      'mtg.notNow 601.2h',
    ]);
  });

  it('702.66a: the chosen cards of the graveyard are exiled', () => {
    const dig = at(rite('Delve', '{2}{G}'), 3).does('ann', 'cast', { card: RITE }, ['gone']);
    expect([zoneOf(dig, 'gone'), zoneOf(dig, 'dead'), tappedIn(dig).length]).toEqual([
      'exile',
      'graveyard',
      2,
    ]);
  });

  it('601.2a, 702.66a: what is cast from the graveyard is no card of it, and does not help itself', () => {
    const spell = rite('Delve\nFlashback {2}', '{G}');
    const buried = table(
      [spell, imp],
      [put(spell, 'ann', 'graveyard'), put(imp, 'ann', 'graveyard'), ...lands('Forest', 2)],
      {
        house,
      },
    );
    const flashback = { card: RITE, costs: ['flashback'] };
    expect(buried.tries('ann', 'cast', flashback, [RITE])).not.toBe('ok');
    expect(buried.tries('ann', 'cast', flashback, ['imp'])).toBe('ok');
    expect(buried.tries('ann', 'cast', flashback, [])).toBe('ok');
  });

  it('702.126a: the chosen artifacts are tapped', () => {
    const made = at(rite('Improvise', '{2}'), 2).does('ann', 'cast', { card: RITE }, ['relic']);
    expect(tappedIn(made)).toEqual(['relic', 'forest-1']);
  });

  it('702.51a: it is picked for who is not asked', () => {
    const cast = at(call, 1, false).does('ann', 'cast', { card: RITE });
    expect([tappedIn(cast).length, cardIn(cast, 'forest-1').tapped]).toEqual([2, true]);
  });

  it('107.3a: X counts among what can be helped with', () => {
    const many = at(rite('Delve', '{X}{G}'), 1).does('ann', 'cast', { card: RITE, X: 2 }, ['dead', 'gone']);
    expect([zoneOf(many, 'dead'), zoneOf(many, 'gone'), zoneOf(many, RITE)]).toEqual([
      'exile',
      'exile',
      'stack',
    ]);
  });
});
