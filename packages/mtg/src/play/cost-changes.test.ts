import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';

const RITE = 'moss-rite';
const DRUID = 'moss-druid';
const gain = (text = '', cost = '{2}') => sorcery(`${text}You gain 1 life.`, cost);
const relic = (text: string) => readCard(text, { name: 'Old Relic', types: 'Artifact' });
const stone = relic('Defender');
type Placed = ReturnType<typeof put>;

/** Returns whether ann can cast her rite with this many Forests, and whether it is offered to her. */
function casts(
  rite: ReturnType<typeof gain>,
  forests: number,
  others: readonly Placed[] = [],
  cards: readonly ReturnType<typeof relic>[] = [],
) {
  const at = table([rite, ...cards], [put(rite, 'ann', 'hand'), ...lands('Forest', forests), ...others]);
  const offered = at.offers('ann').some((offer) => offer.startsWith('cast'));
  const tried = at.tries('ann', 'cast', { card: RITE });
  expect(offered).toBe(tried === 'ok');
  const after = tried === 'ok' ? at.does('ann', 'cast', { card: RITE }).bothPass() : at;
  expect(lifeOf(after, 'ann')).toBe(tried === 'ok' ? 21 : 20);
  return tried;
}

describe('601.2f what a spell costs in all', () => {
  const cheap = relic('Green spells you cast cost {1} less to cast.');
  const dear = relic('Spells cost {1} more to cast.');
  const theirs = relic('Spells your opponents cast cost {1} more to cast.');

  it('less, of spells of a kind that its controller casts', () => {
    const green = gain('', '{1}{G}');
    expect(casts(green, 1)).toBe('mtg.notNow 601.2h');
    expect(casts(green, 1, [put(cheap, 'ann')], [cheap])).toBe('ok');
    expect(casts(green, 1, [put(cheap, 'bob')], [cheap])).toBe('mtg.notNow 601.2h');
    expect(casts(gain(), 1, [put(cheap, 'ann')], [cheap])).toBe('mtg.notNow 601.2h');
  });

  it('more, of all or of opponents', () => {
    expect(casts(gain(), 2, [put(dear, 'bob')], [dear])).toBe('mtg.notNow 601.2h');
    expect(casts(gain(), 3, [put(dear, 'bob')], [dear])).toBe('ok');
    expect(casts(gain(), 2, [put(theirs, 'bob')], [theirs])).toBe('mtg.notNow 601.2h');
    expect(casts(gain(), 2, [put(theirs, 'ann')], [theirs])).toBe('ok');
  });

  it.each([
    [0, 2, 'ok'],
    [1, 3, 'ok'],
    [2, 4, 'ok'],
    [2, 3, 'mtg.notNow 601.2h'],
  ] as const)('mana of a type more for each of something: of %i with %i Forests', (count, forests, told) => {
    const rite: CardDefinition = {
      ...gain(),
      keywords: [
        { keyword: 'thisCosts', more: ['G'], each: { count: { type: 'artifact', controller: 'self' } } },
      ],
    };
    const stones = ['a', 'b']
      .slice(0, count)
      .map((instanceId) => put(stone, 'ann', 'battlefield', { instanceId }));
    expect(casts(rite, forests, stones, [stone])).toBe(told);
  });

  it('118.7a, 118.7c generic reductions take generic mana only', () => {
    expect(casts(gain('', '{G}'), 0, [put(cheap, 'ann')], [cheap])).toBe('mtg.notNow 601.2h');
  });

  it('its own, for each of something and if something holds', () => {
    const each = gain('This spell costs {1} less to cast for each artifact you control.\n', '{3}');
    const idle = relic('Defender');
    expect(casts(each, 2)).toBe('mtg.notNow 601.2h');
    expect(casts(each, 2, [put(idle, 'ann')], [idle])).toBe('ok');
    const asked = gain('This spell costs {2} less to cast if an opponent controls an artifact.\n', '{3}');
    expect(casts(asked, 1)).toBe('mtg.notNow 601.2h');
    expect(casts(asked, 1, [put(idle, 'bob')], [idle])).toBe('ok');
  });

  it('702.41a affinity', () => {
    const idle = relic('Defender');
    const druid = readCard('Affinity for artifacts', { manaCost: '{1}' });
    const at = table([druid, idle], [put(druid, 'ann', 'hand'), put(idle, 'ann')]);
    expect(at.tries('ann', 'cast', { card: DRUID })).toBe('ok');
    expect(table([druid], [put(druid, 'ann', 'hand')]).tries('ann', 'cast', { card: DRUID })).toBe(
      'mtg.notNow 601.2h',
    );
  });
});
