import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const druid = (text: string, more: Parameters<typeof readCard>[1] = {}) => readCard(text, more);
const relic = (text: string) =>
  readCard(text, { name: 'Moss Relic', types: 'Artifact — Equipment', manaCost: '{1}' });
const rite = (text: string) => sorcery(text, '{0}');
const tokens = (found: ReturnType<typeof table>) => found.state.cards.filter(({ token }) => token);
const hog = creatureCard('Moss Hog', [1], 2, 2);
const libraries = [...lands('Swamp', 9, 'ann', 'library'), ...lands('Swamp', 9, 'bob', 'library')];

describe('keywords of what enters', () => {
  it.each([
    'Squad {2}',
    'Offspring {1}{G}',
    'Ravenous',
    'Mobilize 2',
    'Firebending 1',
    'Exhaust — {1}: Draw a card.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(druid(text)).lines).toEqual([text]);
  });

  it('702.157a squad: as many copies as its cost was paid, whoever controls the spell', () => {
    const card = druid('Squad {1}');
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 4)])
      .does('ann', 'cast', { card: 'moss-druid', costs: ['squad', 'squad'] })
      .bothPass(2);
    expect(tokens(at).map(({ names, power }) => [...names, power])).toEqual([
      ['Moss Druid', 2],
      ['Moss Druid', 2],
    ]);
    const plain = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 4)]);
    expect(tokens(plain.does('ann', 'cast', { card: 'moss-druid' }).bothPass(2))).toEqual([]);
  });

  it('702.175a offspring: a 1/1 copy, also of a creature that is gone', () => {
    const card = druid('Offspring {1}');
    const gone = rite('Destroy target creature.');
    const cast = table(
      [card, gone],
      [put(card, 'ann', 'hand'), put({ ...gone, types: ['instant'] }, 'ann', 'hand'), ...lands('Forest', 3)],
    ).does('ann', 'cast', { card: 'moss-druid', costs: ['offspring'] });
    const sizes = (found: typeof cast) =>
      tokens(found).map(({ names, power, toughness }) => [...names, power, toughness]);
    expect(sizes(cast.bothPass(2))).toEqual([['Moss Druid', 1, 1]]);
    const unpaid = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 3)]);
    expect(sizes(unpaid.does('ann', 'cast', { card: 'moss-druid' }).bothPass(2))).toEqual([]);
    const dead = cast.bothPass().does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid']).bothPass(2);
    expect(sizes(dead)).toEqual([['Moss Druid', 1, 1]]);
  });

  it('702.156a ravenous: X counters, and a card if X is 5 or more', () => {
    const card = druid('Ravenous', { manaCost: '{X}' });
    const hand = (X: number) => {
      const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 6), ...libraries])
        .does('ann', 'cast', { card: 'moss-druid', X })
        .bothPass(2);
      const drawn = at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann');
      return [cardIn(at, 'moss-druid').counters['+1/+1'], drawn.length];
    };
    expect([hand(4), hand(5)]).toEqual([
      [4, 0],
      [5, 1],
    ]);
  });

  it.each([
    ['702.163a For Mirrodin!', 'For Mirrodin!', ['Rebel', 2]],
    ['702.182a job select', 'Job select', ['Hero', 1]],
    ['702.92a living weapon', 'Living weapon', ['Phyrexian', 1]],
  ])('%s: a token that bears the Equipment', (_rule, text, [subtype, power]) => {
    const card = relic(`${text}\nEquipped creature gets +${text === 'Living weapon' ? 1 : 0}/+1.\nEquip {1}`);
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-relic' })
      .bothPass(2);
    const [token] = tokens(at);
    expect(cardIn(at, 'moss-relic').attachedTo?.id).toBe(token?.instanceId);
    expect([token?.subtypes[0], token?.power]).toEqual([subtype, power]);
  });
});

describe('keywords of what attacks', () => {
  const attacked = (text: string) => {
    const card = druid(text);
    return table([card, hog], [put(card, 'ann'), put(hog, 'bob'), ...libraries])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'moss-druid' })
      .does('ann', 'doneAttacking')
      .bothPass();
  };

  it('702.181a mobilize: tapped and attacking Warriors until the next end step', () => {
    const at = attacked('Mobilize 2');
    expect(
      tokens(at).map(({ subtypes, tapped, attacking }) => [...subtypes, tapped, attacking !== undefined]),
    ).toEqual([
      ['Warrior', true, true],
      ['Warrior', true, true],
    ]);
    expect(tokens(at.until('end').bothPass()).filter(({ zone }) => zone === 'battlefield')).toEqual([]);
  });

  it('106.4, 702.189a firebending: red mana that lasts until end of combat', () => {
    const red = (found: ReturnType<typeof table>) =>
      found.state.players[0]?.pool.restricted?.[0]?.amount ?? 0;
    const at = attacked('Firebending 2');
    expect([red(at), red(at.bothPass()), red(at.until('main2'))]).toEqual([2, 2, 0]);
  });
});

describe('701.47a: amass of a type', () => {
  const orcs = rite('Amass Orcs 2.');
  it('creates an Army of that type where there is none', () => {
    const at = table([orcs], [put(orcs, 'ann', 'hand')])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(tokens(at).map(({ subtypes, power }) => [...subtypes, power])).toEqual([['Orc', 'Army', 2]]);
  });

  it('an Army of another type becomes one of this type as well; one that an opponent controls is left alone', () => {
    const army = { ...creatureCard('Moss Host', [1], 1, 1), subtypes: ['Zombie', 'Army'] };
    const at = (owner: string) =>
      table([orcs, army], [put(orcs, 'ann', 'hand'), put(army, owner)])
        .does('ann', 'cast', { card: 'moss-rite' })
        .bothPass();
    expect(cardIn(at('ann'), 'moss-host')).toMatchObject({ power: 3, subtypes: ['Zombie', 'Army', 'Orc'] });
    expect(cardIn(at('bob'), 'moss-host')).toMatchObject({ power: 1, subtypes: ['Zombie', 'Army'] });
  });

  it('is read and printed', () => {
    expect(printCard(orcs).unsaid).toEqual([]);
    expect(printCard(orcs).lines).toEqual(['Amass Orcs 2.']);
  });
});
