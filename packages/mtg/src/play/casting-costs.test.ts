import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const DRUID = 'moss-druid';
const RITE = 'moss-rite';
const held = (text: string, forests: number, zone: 'hand' | 'graveyard' = 'hand') => {
  const rite = sorcery(text);
  return table([rite, bear], [put(rite, 'ann', zone), put(bear, 'ann'), ...lands('Forest', forests)]);
};

describe('601.2f: costs in addition, and instead', () => {
  it('601.2b an additional cost is chosen with the targets, and paid', () => {
    const at = held('As an additional cost to cast this spell, sacrifice a creature.\nYou gain 4 life.', 1);
    const after = at.does('ann', 'cast', { card: RITE }, ['bear']).bothPass();
    expect([zoneOf(after, 'bear'), lifeOf(after, 'ann')]).toEqual(['graveyard', 24]);
    expect(at.tries('ann', 'cast', { card: RITE })).not.toBe('ok');
  });

  it('107.3a an X that stands in an additional cost alone is announced', () => {
    const at = held(
      'As an additional cost to cast this spell, discard X cards.\nMoss Rite deals X damage to any target.',
      1,
    );
    expect(at.tries('ann', 'cast', { card: RITE }, ['bob'], [])).toContain('mtg.announceX');
    const casts = at.offers('ann').filter((offer) => offer.startsWith('cast'));
    expect(casts).toHaveLength(1);
    expect(lifeOf(at.does('ann', 'cast', { card: RITE, X: 0 }, ['bob'], []).bothPass(), 'bob')).toBe(20);
  });

  it('119.4 life that is not there cannot be paid', () => {
    const at = held('As an additional cost to cast this spell, pay 21 life.\nYou gain 1 life.', 1);
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([]);
    expect(at.tries('ann', 'cast', { card: RITE })).not.toBe('ok');
  });

  it('601.2g what is sacrificed for a spell may give mana for it before', () => {
    const text = 'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 4 life.';
    const [rite, elf] = [sorcery(text), readCard('{T}: Add {G}.')];
    const at = table([rite, elf], [put(rite, 'ann', 'hand'), put(elf, 'ann')]);
    const after = at.does('ann', 'cast', { card: RITE }, [DRUID]).bothPass();
    expect([zoneOf(after, DRUID), lifeOf(after, 'ann')]).toEqual(['graveyard', 24]);
  });

  it('702.33d kicked or not: told apart as it resolves', () => {
    const text = 'Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 3 life.';
    const at = held(text, 2);
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast'))).toHaveLength(2);
    expect(lifeOf(at.does('ann', 'cast', { card: RITE }).bothPass(), 'ann')).toBe(21);
    expect(lifeOf(at.does('ann', 'cast', { card: RITE, costs: ['kicker'] }).bothPass(), 'ann')).toBe(24);
    expect(held(text, 1).tries('ann', 'cast', { card: RITE, costs: ['kicker'] })).toBe('mtg.notNow 601.2h');
  });

  it('607.2 a permanent knows that it was kicked', () => {
    const card = readCard('Kicker {1}\nWhen Moss Druid enters, if it was kicked, you gain 3 life.');
    const at = table([card], [put(card, 'ann', 'hand'), ...lands('Forest', 2)]);
    expect(lifeOf(at.does('ann', 'cast', { card: DRUID, costs: ['kicker'] }).bothPass(2), 'ann')).toBe(23);
    expect(at.does('ann', 'cast', { card: DRUID }).bothPass().state.stack).toEqual([]);
  });

  it('702.27a buyback: into the hand as it resolves', () => {
    const at = held('Buyback {1}\nYou gain 1 life.', 2);
    expect(zoneOf(at.does('ann', 'cast', { card: RITE, costs: ['buyback'] }).bothPass(), RITE)).toBe('hand');
    expect(zoneOf(at.does('ann', 'cast', { card: RITE }).bothPass(), RITE)).toBe('graveyard');
  });

  it('702.27a, 702.88a buyback: what rebounds and goes into the hand as it resolves is not cast again', () => {
    const at = held('Buyback {1}\nYou gain 2 life.\nRebound', 2);
    const bought = at.does('ann', 'cast', { card: RITE, costs: ['buyback'] }).bothPass();
    expect([zoneOf(bought, RITE), bought.state.delayed]).toEqual(['hand', []]);
    expect(at.does('ann', 'cast', { card: RITE }).bothPass().state.delayed).toHaveLength(1);
  });

  it('702.34a flashback: from the graveyard, and then exiled', () => {
    const at = held('You gain 1 life.\nFlashback {2}', 2, 'graveyard');
    const after = at.does('ann', 'cast', { card: RITE, costs: ['flashback'] }).bothPass();
    expect([zoneOf(after, RITE), lifeOf(after, 'ann')]).toEqual(['exile', 21]);
    expect(at.tries('ann', 'cast', { card: RITE })).toBe('mtg.notNow 601.2b');
  });

  it('118.9 an alternative cost, 702.74a evoke', () => {
    const rite = held(
      "You may sacrifice a creature rather than pay this spell's mana cost.\nYou gain 1 life.",
      0,
    );
    expect(
      lifeOf(
        rite.does('ann', 'cast', { card: RITE, costs: ['alternativeCost'] }, ['bear']).bothPass(),
        'ann',
      ),
    ).toBe(21);
    const card = readCard('Flying\nEvoke {0}', { manaCost: '{5}' });
    const at = table([card], [put(card, 'ann', 'hand')])
      .does('ann', 'cast', { card: DRUID, costs: ['evoke'] })
      .bothPass();
    expect([zoneOf(at, DRUID), zoneOf(at.bothPass(), DRUID)]).toEqual(['battlefield', 'graveyard']);
  });
});

describe('602.5b: activate only if', () => {
  it('what is asked must hold', () => {
    const card = readCard('{T}: You gain 1 life. Activate only if you control a Swamp.');
    const at = table([card], [put(card, 'ann'), ...lands('Forest', 1)]);
    expect(at.tries('ann', 'activate', { card: DRUID, ability: 'a1' })).toBe('mtg.notNow 602.5b');
    const swamp = table([card], [put(card, 'ann'), ...lands('Swamp', 1)]);
    expect(cardIn(swamp.does('ann', 'activate', { card: DRUID, ability: 'a1' }), DRUID).tapped).toBe(true);
  });
});
