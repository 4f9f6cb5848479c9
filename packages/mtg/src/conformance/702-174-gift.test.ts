import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { isWhole } from '../language/unexpressed.js';
import { GIFTS } from '../language/keyword-lists.js';
import { printCard } from '../text/abilities/print-card.js';

const rite = sorcery('Gift a card\nYou gain 1 life. If the gift was promised, destroy target creature.');
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const RITE = 'moss-rite';
const promised = { card: RITE, costs: ['gift'] };
const start = (...more: Parameters<typeof table>[1]) =>
  table(
    [rite, ox],
    [
      put(rite, 'ann', 'hand'),
      put(ox, 'bob'),
      ...lands('Forest', 9),
      ...lands('Island', 4, 'bob', 'library'),
      ...more,
    ],
  );
const handOf = (at: ReturnType<typeof table>, player: string) =>
  at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player).length;

describe('an opponent who is promised something as a spell is cast', () => {
  it('702.174m: a target that is there only where the gift was promised is chosen only then', () => {
    const at = start();
    expect(at.tries('ann', 'cast', { card: RITE }, ['ox'])).toBe('targetsNotWanted');
    expect(at.tries('ann', 'cast', promised, ['bob'])).toBe('wrongSlotCount');
    expect(at.tries('ann', 'cast', promised, ['ox'], ['ann'])).toBe('filterMismatch');
    const plain = at.does('ann', 'cast', { card: RITE }).bothPass();
    expect([lifeOf(plain, 'ann'), zoneOf(plain, 'ox'), handOf(plain, 'bob')]).toEqual([21, 'battlefield', 0]);
    const given = at.does('ann', 'cast', promised, ['ox'], ['bob']).bothPass();
    expect([lifeOf(given, 'ann'), zoneOf(given, 'ox'), handOf(given, 'bob')]).toEqual([21, 'graveyard', 1]);
  });

  it('702.174m: what it asks for lets the spell resolve or not as any target does, and then nothing is given', () => {
    const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant' });
    const at = table(
      [rite, ox, axe],
      [
        put(rite, 'ann', 'hand'),
        put(axe, 'ann', 'hand'),
        put(ox, 'bob'),
        ...lands('Forest', 9),
        ...lands('Island', 4, 'bob', 'library'),
      ],
    );
    const cast = at
      .does('ann', 'cast', promised, ['ox'], ['bob'])
      .does('ann', 'cast', { card: 'axe' }, ['ox']);
    const done = cast.bothPass(2);
    expect([zoneOf(done, RITE), lifeOf(done, 'ann'), handOf(done, 'bob')]).toEqual(['graveyard', 20, 0]);
  });

  it('702.174b: an instant or sorcery gives it before all else, and of several opponents to the one who was chosen', () => {
    const bolt = sorcery('Gift a card\nEach opponent discards a card.');
    const at = table(
      [bolt],
      [
        put(bolt, 'ann', 'hand'),
        ...lands('Forest', 3),
        ...['bob', 'cy'].flatMap((player) =>
          lands('Island', 2, player, 'library').map((card) => ({
            ...card,
            instanceId: `${player}-${card.instanceId}`,
          })),
        ),
      ],
      { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cy' }] },
    );
    const done = at.does('ann', 'cast', { card: bolt.id, costs: ['gift'] }, ['cy']).bothPass();
    const graves = done.state.cards.filter(
      ({ zone, types }) => zone === 'graveyard' && types.includes('land'),
    );
    expect(graves.map(({ owner }) => owner)).toEqual(['cy']);
    expect(
      cardIn(at.does('ann', 'cast', { card: bolt.id, costs: ['gift'] }, ['cy']), bolt.id).chosen,
    ).toEqual({ player: 'cy' });
  });

  it('702.174a: a permanent gives it as it enters, if it was promised, and remembers to whom', () => {
    const druid = readCard(
      'Gift a tapped Fish\nWhen this creature enters, if the gift was promised, draw a card.',
    );
    const at = table(
      [druid],
      [put(druid, 'ann', 'hand'), ...lands('Forest', 3), ...lands('Island', 3, 'ann', 'library')],
    );
    const tokens = (done: ReturnType<typeof table>) =>
      done.state.cards
        .filter(({ token }) => token)
        .map(({ owner, tapped, power, names }) => [owner, tapped, power, names[0]]);
    const plain = at.does('ann', 'cast', { card: druid.id }).bothPass();
    expect([zoneOf(plain, druid.id), plain.state.stack]).toEqual(['battlefield', []]);
    let given = at.does('ann', 'cast', { card: druid.id, costs: ['gift'] }, ['bob']).bothPass();
    const [next] = given.runtime.toAct(given.match);
    expect(next).toBe('ann');
    given = given.does('ann', 'decide', {}, ['Moss Druid']).bothPass(2);
    expect([tokens(given), handOf(given, 'ann')]).toEqual([[['bob', true, 1, 'Fish Token']], 1]);
  });

  it.each(GIFTS)('702.174d: "gift a %s" is read, printed, and whole', (gives) => {
    const article = gives.startsWith('e') || gives.startsWith('O') ? 'an' : 'a';
    const card = sorcery(`Gift ${article} ${gives}\nYou gain 1 life.`);
    expect(isWhole(card)).toBe(true);
    expect(printCard(card)).toEqual({ lines: [`Gift ${article} ${gives}`, 'You gain 1 life.'], unsaid: [] });
    const at = table(
      [card],
      [put(card, 'ann', 'hand'), ...lands('Forest', 3), ...lands('Island', 3, 'bob', 'library')],
    );
    const plain = at.does('ann', 'cast', { card: card.id }).bothPass();
    const given = at.does('ann', 'cast', { card: card.id, costs: ['gift'] }, ['bob']).bothPass();
    expect(handOf(given, 'bob') + given.state.cards.length + (given.state.extraTurns?.length ?? 0)).toBe(
      handOf(plain, 'bob') + plain.state.cards.length + 1,
    );
  });

  it('702.174m: a target that is there only where the spell was bargained (702.166d) is read as well', () => {
    const bargained = sorcery(
      'Bargain\nYou gain 1 life. If this spell was bargained, destroy target creature.',
    );
    expect(bargained.spell?.paid).toMatchObject([{ cost: 'bargain' }]);
  });
});
