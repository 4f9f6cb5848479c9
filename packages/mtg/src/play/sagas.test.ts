import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

type At = ReturnType<typeof table>;
const saga = readCard('I, II — You gain 1 life.\nIII — Target opponent loses 5 life.', {
  name: 'Moss Tale',
  types: 'Enchantment — Saga',
});
const TALE = 'moss-tale';
const more = sorcery('Put two lore counters on target Saga.');
const loreOf = (at: At, id = TALE) => cardIn(at, id).counters['lore'] ?? 0;
const library = ['ann', 'bob'].flatMap((owner) => lands('Island', 8, owner, 'library'));
/** Goes to the first main phase of the turn after the next one, which is the same player's. */
const nextMain = (at: At): At => at.until('main2').until('main1').until('main2').until('main1');

describe('714: Sagas', () => {
  const start = table([saga], [put(saga, 'ann', 'hand'), ...lands('Forest', 4), ...library]);
  const first = start.does('ann', 'cast', { card: TALE }).bothPass();

  it('714.3a: it enters with a lore counter, and the first chapter triggers', () => {
    expect([loreOf(first), first.state.stack.length, lifeOf(first, 'ann')]).toEqual([1, 1, 20]);
    expect(lifeOf(first.bothPass(), 'ann')).toBe(21);
  });

  it('714.3c: as its controller’s precombat main phase begins it gets another one, without the stack; not in that of others', () => {
    const theirs = first.bothPass().until('main2').until('main1');
    expect([theirs.state.activePlayer, loreOf(theirs), theirs.state.stack]).toEqual(['bob', 1, []]);
    const mine = theirs.until('main2').until('main1');
    expect([mine.state.activePlayer, loreOf(mine), mine.state.stack.length]).toEqual(['ann', 2, 1]);
    expect(lifeOf(mine.bothPass(), 'ann')).toBe(22);
  });

  it('714.4: it is sacrificed once its final chapter has left the stack, and not before', () => {
    const second = nextMain(first.bothPass()).bothPass();
    const third = nextMain(second);
    expect(third.state.turn.step).toBe('main1');
    const told = third.does('ann', 'decide', {}, ['bob']);
    expect([loreOf(told), zoneOf(told, TALE), told.state.stack.length]).toEqual([3, 'battlefield', 1]);
    const done = told.bothPass();
    expect([lifeOf(done, 'bob'), zoneOf(done, TALE)]).toEqual([15, 'graveyard']);
    expect(done.events.some(({ type }) => type === 'sacrificed')).toBe(true);
  });

  it('714.4: one whose last chapter has no legal target is sacrificed at once', () => {
    const axe = readCard('I — Destroy target creature.', { name: 'Axe Tale', types: 'Enchantment — Saga' });
    const at = table([axe], [put(axe, 'ann', 'hand'), ...lands('Forest', 4)]);
    const done = at.does('ann', 'cast', { card: axe.id }).bothPass();
    expect([zoneOf(done, axe.id), done.state.stack]).toEqual(['graveyard', []]);
  });

  it('714.2c: several lore counters at once trigger each chapter that is passed, each by itself', () => {
    const at = table(
      [saga, more],
      [
        put(saga, 'ann', 'battlefield', { counters: { lore: 1 } }),
        put(more, 'ann', 'hand'),
        ...lands('Forest', 4),
      ],
    );
    const cast = at.does('ann', 'cast', { card: more.id }, [TALE]).bothPass();
    expect(loreOf(cast)).toBe(3);
    expect([cast.state.waiting.length, cast.state.stack.length]).toEqual([2, 0]);
  });

  it('714.2b: lore counters that were there before trigger nothing again', () => {
    const at = table(
      [saga],
      [put(saga, 'ann', 'battlefield', { counters: { lore: 1 } }), ...lands('Forest', 1), ...library],
    );
    expect([at.state.waiting, loreOf(at)]).toEqual([[], 1]);
  });

  it('704.5s: without its abilities it has no chapters, gets no more counters and stays', () => {
    const still = readCard('Enchantments lose all abilities.', { name: 'Still', types: 'Artifact' });
    const at = table(
      [saga, still, more],
      [
        put(saga, 'ann', 'battlefield', { counters: { lore: 2 } }),
        put(still, 'ann', 'hand'),
        put(more, 'ann', 'hand'),
        ...lands('Forest', 2),
        ...library,
      ],
    );
    const lost = at.does('ann', 'cast', { card: still.id }).bothPass();
    const later = nextMain(lost).does('ann', 'cast', { card: more.id }, [TALE]).bothPass();
    expect([zoneOf(later, TALE), loreOf(later), later.state.stack]).toEqual(['battlefield', 4, []]);
  });

  it('714.2d: a copy of it has its chapters, and enters with a lore counter as well', () => {
    const twin = sorcery("Create a token that's a copy of target enchantment you control.");
    const at = table(
      [saga, twin],
      [
        put(saga, 'ann', 'battlefield', { counters: { lore: 2 } }),
        put(twin, 'ann', 'hand'),
        ...lands('Forest', 2),
      ],
    );
    const done = at.does('ann', 'cast', { card: twin.id }, [TALE]).bothPass();
    const token = done.state.cards.find((card) => card.token);
    expect([token?.counters, done.state.stack.length]).toEqual([{ lore: 1 }, 1]);
    expect(lifeOf(done.bothPass(), 'ann')).toBe(21);
  });

  it('712.14a: it is exiled and comes back with its back up; what has no back stays in exile', () => {
    const text = 'I — Exile this Saga, then return it to the battlefield transformed under your control.';
    const other = {
      name: 'Moss Heart',
      types: 'Creature — Spirit',
      text: 'Flying',
      power: '3',
      toughness: '3',
      layout: 'transform' as const,
    };
    const turning = readCard(text, { name: 'Turning', types: 'Enchantment — Saga', other });
    const { other: _back, ...plain } = readCard(text, { name: 'Plain', types: 'Enchantment — Saga', other });
    const at = table(
      [turning, plain],
      [put(turning, 'ann', 'hand'), put(plain, 'ann', 'hand'), ...lands('Forest', 4)],
    );
    const back = at.does('ann', 'cast', { card: turning.id }).bothPass(2);
    const { names, power, counters, zone, chapters } = cardIn(back, turning.id);
    expect([names, power, counters, zone, chapters]).toEqual([
      ['Moss Heart'],
      3,
      {},
      'battlefield',
      undefined,
    ]);
    const gone = at.does('ann', 'cast', { card: plain.id }).bothPass(2);
    expect(zoneOf(gone, plain.id)).toBe('exile');
  });

  it('122.6: counters with which something enters are put on it, for what waits for that', () => {
    const mage = readCard(
      'This creature enters with two +1/+1 counters on it.\nWhenever one or more +1/+1 counters are put on this creature, you gain 1 life.',
    );
    const at = table([mage], [put(mage, 'ann', 'hand'), ...lands('Forest', 2)]);
    expect(lifeOf(at.does('ann', 'cast', { card: mage.id }).bothPass(2), 'ann')).toBe(21);
  });
});
