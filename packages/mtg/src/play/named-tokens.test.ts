import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);

/** A table at which a sorcery with these words has resolved, and the token that it made. */
function makes(text: string) {
  const rite = sorcery(text);
  const at = table([rite, bear], [put(rite, 'ann', 'hand'), put(bear, 'ann'), ...lands('Forest', 3)])
    .does('ann', 'cast', { card: 'moss-rite' })
    .bothPass();
  const made = at.state.cards.filter(({ token, zone }) => token && zone === 'battlefield');
  return { at, made, id: made[0]?.instanceId ?? '' };
}
const used = (text: string, ...targets: readonly (readonly string[])[]) => {
  const { at, id } = makes(text);
  return { id, at: at.does('ann', 'activate', { card: id, ability: 'q1' }, ...targets).bothPass() };
};

describe('111.10: tokens that are known by their names', () => {
  it.each(['Map', 'Junk', 'Lander', 'Mutagen', 'Powerstone', 'Vibranium'])(
    'a %s token is an artifact of that subtype, and its words are printed',
    (name) => {
      const { made } = makes(`Create two tapped ${name} tokens.`);
      expect(made.map(({ types, subtypes, tapped }) => [types, subtypes, tapped])).toEqual([
        [['artifact'], [name], true],
        [['artifact'], [name], true],
      ]);
      expect(printCard(sorcery(`Create a ${name} token.`)).lines).toEqual([`Create a ${name} token.`]);
    },
  );

  it('a Map makes a creature of its controller explore', () => {
    const { at, id } = used('Create a Map token.', ['bear']);
    expect([zoneOf(at, id), at.state.cards.filter(({ zone }) => zone === 'hand').length]).toEqual([
      'nowhere',
      1,
    ]);
  });

  it('a Mutagen puts a counter on a creature', () => {
    expect(cardIn(used('Create a Mutagen token.', ['bear']).at, 'bear').power).toBe(3);
  });

  it('a Junk exiles a card that may be played this turn', () => {
    const { at } = used('Create a Junk token.');
    expect(at.offers('ann').some((offer) => offer.startsWith('playLand ann-top-'))).toBe(true);
  });

  it('a Lander finds a basic land, which enters tapped', () => {
    const { at } = used('Create a Lander token.');
    const [found = ''] = at.state.cards.flatMap(({ instanceId, zone }) =>
      zone === 'library' ? instanceId : [],
    );
    const done = at.does('ann', 'decide', {}, [found]);
    expect([zoneOf(done, found), cardIn(done, found).tapped]).toEqual(['battlefield', true]);
  });

  it('a Vibranium is indestructible', () => {
    expect(makes('Create a Vibranium token.').made[0]?.keywords).toContainEqual({
      keyword: 'indestructible',
    });
  });

  it('a name of no token is refused', () => {
    const { unexpressed } = parseCard({ name: 'Moss Rite', types: 'Sorcery', text: 'Create a Moss token.' });
    expect(unexpressed).toHaveLength(1);
  });
});
