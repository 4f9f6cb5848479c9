import { describe, expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';

const dawn = readCard(
  "Lands you control are Plains.\nNonland permanents you control are white. The same is true for spells you control and nonland cards you own that aren't on the battlefield.\nYou may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.",
  { name: 'Pale Morning', types: 'Enchantment' },
);
const bolt = sorcery('~ deals 2 damage to target creature.', '{R}');
const warded = readCard('Protection from white', { name: 'Black Knight', manaCost: '{B}{B}' });
const plain = readCard('', { name: 'Grey Knight', manaCost: '{B}{B}' });
const pearl = readCard('Whenever you cast a white spell, you gain 1 life.', {
  name: 'Pearl',
  types: 'Artifact',
});
const tax = readCard('White spells cost {1} more to cast.', { name: 'Old Relic', types: 'Artifact' });
const ban = define('Old Ban', {
  types: ['artifact'],
  keywords: [{ keyword: 'cantCast', who: 'opponent', spells: { color: 'white' } }],
});
const crystal = readCard('{T}: Add {R}.', { name: 'Red Crystal', types: 'Artifact' });
const cards = [dawn, bolt, warded, plain, pearl, tax, ban, crystal];
const RITE = bolt.id;
type Placed = ReturnType<typeof put>;
const at = (...more: readonly Placed[]) =>
  table(cards, [put(bolt, 'ann', 'hand'), put(warded, 'bob'), put(plain, 'bob'), ...more], {
    step: 'upkeep',
  }).until('main1');
const colorsOf = ({ state }: ReturnType<typeof at>, id: string) =>
  state.cards.find(({ instanceId }) => instanceId === id)?.colors;

describe('what one permanent makes of all that a player has', () => {
  it('is the card of the set, read from such words', () => {
    const own = SIXTH_EDITION.find(({ name }) => name === 'Celestial Dawn');
    expect(own?.keywords).toEqual(dawn.keywords);
    expect(own?.static.map(({ affects, change }) => ({ affects, change }))).toEqual(
      dawn.static.map(({ affects, change }) => ({ affects, change })),
    );
  });

  it('601.2h white mana of any land pays for a red spell, and red mana does not', () => {
    const forest = lands('Forest', 1);
    expect(at(...forest).tries('ann', 'cast', { card: RITE }, [plain.id])).toBe('mtg.notNow 601.2h');
    const morning = at(...forest, put(dawn, 'ann'));
    expect(morning.offers('ann')).toContain(`cast ${RITE}`);
    const cast = morning.does('ann', 'cast', { card: RITE }, [plain.id]);
    expect(colorsOf(cast, RITE)).toEqual(['white']);
    expect(at(put(crystal, 'ann')).tries('ann', 'cast', { card: RITE }, [plain.id])).toBe('ok');
    const red = at(put(crystal, 'ann'), put(dawn, 'ann'));
    expect(red.tries('ann', 'cast', { card: RITE }, [plain.id])).toBe('mtg.notNow 601.2h');
    expect(red.offers('ann').filter((offer) => offer.startsWith('cast'))).toEqual([]);
  });

  it('702.16b the spell is white as its targets are chosen', () => {
    const mountain = lands('Mountain', 1);
    expect(at(...mountain).tries('ann', 'cast', { card: RITE }, [warded.id])).toBe('ok');
    const morning = at(...mountain, put(dawn, 'ann'));
    expect(morning.tries('ann', 'cast', { card: RITE }, [warded.id])).toBe('protectedTarget 702.16b');
  });

  it('601.2f, 601.2i, 101.2 it is white for what it costs, triggers and forbids', () => {
    const plains = lands('Plains', 1);
    const own = put(pearl, 'ann');
    const cast = at(...plains, put(dawn, 'ann'), own).does('ann', 'cast', { card: RITE }, [plain.id]);
    expect(lifeOf(cast.bothPass(), 'ann')).toBe(21);
    const taxed = at(...plains, put(dawn, 'ann'), put(tax, 'bob'));
    expect(taxed.tries('ann', 'cast', { card: RITE }, [plain.id])).toBe('mtg.notNow 601.2h');
    const banned = at(...plains, put(dawn, 'ann'), put(ban, 'bob'));
    expect(banned.tries('ann', 'cast', { card: RITE }, [plain.id])).toBe('mtg.notNow 601.3');
  });

  it('400.7 what it was is printed on it: red again as soon as the enchantment is gone', () => {
    const start = at(put(dawn, 'ann'), put(crystal, 'ann', 'graveyard')).until('end');
    expect([colorsOf(start, RITE), colorsOf(start, crystal.id), colorsOf(start, plain.id)]).toEqual([
      ['white'],
      ['white'],
      ['black'],
    ]);
  });
});
