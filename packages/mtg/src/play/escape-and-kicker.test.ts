import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const RITE = 'moss-rite';
const DRUID = 'moss-druid';
const imp = creatureCard('Imp', ['G'], 1, 1);
const ox = creatureCard('Ox', ['G'], 2, 4, ['flying']);
const castsOf = (start: ReturnType<typeof table>) =>
  start.offers('ann').filter((offer) => offer.startsWith('cast'));

describe('what a kicked spell targets beside its usual targets, as it is read', () => {
  const text =
    "Kicker {G}\nDestroy target creature. If this spell was kicked, it deals damage equal to that creature's power to target player.";

  it('702.33g, 601.2c: asked for only where it is kicked, and said again in words', () => {
    const card = sorcery(text);
    expect(printCard(card).lines.at(-1)).toBe(
      "Destroy target creature. If Moss Rite was kicked, Moss Rite deals damage equal to that creature's power to target player.",
    );
    const start = table([card, ox], [put(card, 'ann', 'hand'), put(ox, 'bob'), ...lands('Forest', 3)]);
    const plain = start.does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect([zoneOf(plain, 'ox'), lifeOf(plain, 'bob')]).toEqual(['graveyard', 20]);
    expect(start.tries('ann', 'cast', { card: RITE }, ['ox'], ['bob'])).toBe('wrongSlotCount');
    const kicked = start.does('ann', 'cast', { card: RITE, costs: ['kicker'] }, ['ox'], ['bob']).bothPass();
    expect([zoneOf(kicked, 'ox'), lifeOf(kicked, 'bob')]).toEqual(['graveyard', 18]);
  });

  it('601.2c: another target is not the usual one', () => {
    const words = 'Destroy target creature. If Moss Rite was kicked, destroy another target creature.';
    const card = sorcery(`Kicker {G}\n${words}`);
    expect(printCard(card).lines.at(-1)).toBe(words);
    const two = [put(ox, 'bob'), put(imp, 'bob')];
    const start = table([card, ox, imp], [put(card, 'ann', 'hand'), ...two, ...lands('Forest', 3)]);
    const cast = { card: RITE, costs: ['kicker'] };
    expect(start.tries('ann', 'cast', cast, ['ox'], ['ox'])).toBe('relationBroken');
    const done = start.does('ann', 'cast', cast, ['ox'], ['imp']).bothPass();
    expect([zoneOf(done, 'ox'), zoneOf(done, 'imp')]).toEqual(['graveyard', 'graveyard']);
    expect(zoneOf(start.does('ann', 'cast', { card: RITE }, ['ox']).bothPass(), 'imp')).toBe('battlefield');
  });

  it('702.33g: what is targeted instead takes the place of the usual target', () => {
    const words =
      'Destroy target creature with flying. If Moss Rite was kicked, destroy two target creatures instead.';
    const card = sorcery(`Kicker {G}\n${words}`);
    expect(printCard(card).lines.at(-1)).toBe(words);
    const three = [put(ox, 'bob'), put(imp, 'bob'), put(imp, 'bob', 'battlefield', { instanceId: 'imp2' })];
    const start = table([card, ox, imp], [put(card, 'ann', 'hand'), ...three, ...lands('Forest', 3)]);
    expect(start.tries('ann', 'cast', { card: RITE }, ['imp'])).toBe('filterMismatch');
    const kicked = start.does('ann', 'cast', { card: RITE, costs: ['kicker'] }, ['imp', 'imp2']).bothPass();
    expect(['ox', 'imp', 'imp2'].map((id) => zoneOf(kicked, id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
    ]);
  });

  it('608.2b: a kicked spell with one illegal target still does the rest', () => {
    const card = sorcery(
      'Kicker {G}\nTap target creature. If Moss Rite was kicked, destroy another target creature.',
    );
    const zap = readCard('Sacrifice a creature.', { name: 'Zap', types: 'Instant', manaCost: '{0}' });
    const board = [put(imp, 'ann'), put(ox, 'bob'), put(zap, 'ann', 'hand'), ...lands('Forest', 3)];
    const cast = table([card, ox, imp, zap], [put(card, 'ann', 'hand'), ...board]).does(
      'ann',
      'cast',
      { card: RITE, costs: ['kicker'] },
      ['imp'],
      ['ox'],
    );
    const done = cast.does('ann', 'cast', { card: 'zap' }).bothPass(2);
    expect([zoneOf(done, 'imp'), zoneOf(done, 'ox')]).toEqual(['graveyard', 'graveyard']);
  });

  it.each([
    'Kicker {G}\nDestroy target creature. If this spell was kicked, destroy target land. Draw a card.',
    'Kicker {G}\nDestroy target creature. You gain 1 life. If this spell was kicked, destroy target land instead.',
    'Kicker {G}\nDestroy target creature. If this spell was kicked, exile target land instead.',
    'Kicker {G}\nDestroy target creature. If this spell was kicked, destroy another target creature instead.',
    'Kicker {G}\nIf this spell was kicked, destroy target land.',
  ])('refused where more hangs together: %s', (words) => {
    const { unexpressed } = parseCard({ name: 'Moss Rite', types: 'Sorcery', text: words });
    expect(unexpressed.length).toBeGreaterThan(0);
  });
});

describe('702.138: escape', () => {
  const card = readCard(
    'Escape—{1}, Exile two other cards from your graveyard.\nMoss Druid escapes with a +1/+1 counter on it.',
  );
  const rest = ['one', 'two'].map((instanceId) => put(imp, 'ann', 'graveyard', { instanceId }));

  it('702.138a, 702.138b: cast from the graveyard for other cards there, with its counter', () => {
    const start = table([card, imp], [put(card, 'ann', 'graveyard'), ...rest, ...lands('Forest', 1)]);
    expect(castsOf(start)).toEqual([`cast ${DRUID} ["escape"]`]);
    expect(start.tries('ann', 'cast', { card: DRUID, costs: ['escape'] }, ['one'])).toBe('tooFewTargets');
    const done = start.does('ann', 'cast', { card: DRUID, costs: ['escape'] }, ['one', 'two']).bothPass();
    expect(cardIn(done, DRUID)).toMatchObject({ zone: 'battlefield', counters: { '+1/+1': 1 } });
    expect([zoneOf(done, 'one'), zoneOf(done, 'two')]).toEqual(['exile', 'exile']);
  });

  it('not with too few cards there, nor with counters from a hand', () => {
    const few = table([card, imp], [put(card, 'ann', 'graveyard'), ...rest.slice(1), ...lands('Forest', 1)]);
    expect(castsOf(few)).toEqual([]);
    const hand = table([card, imp], [put(card, 'ann', 'hand'), ...rest, ...lands('Forest', 1)]);
    expect(castsOf(hand)).toEqual([`cast ${DRUID}`]);
    expect(cardIn(hand.does('ann', 'cast', { card: DRUID }).bothPass(), DRUID).counters).toEqual({});
  });
});

describe('small words for what matches do already', () => {
  it('603.2: the upkeep of who controls what an Aura is attached to', () => {
    const curse = readCard(
      "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, that player loses 3 life.",
      { name: 'Curse', types: 'Enchantment — Aura' },
    );
    const at = table(
      [curse, ox],
      [put(ox, 'bob'), put(curse, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'ox' } })],
      { step: 'end' },
    ).bothPass();
    expect(at.state.activePlayer).toBe('bob');
    expect([lifeOf(at.bothPass(), 'bob'), lifeOf(at.bothPass(), 'ann')]).toEqual([17, 20]);
  });

  it('613.4c: whose things are, said behind what they are like', () => {
    const druid = readCard('Creatures with flying your opponents control get -1/-0.');
    const oxen = [put(ox, 'bob'), put(ox, 'ann', 'battlefield', { instanceId: 'mine' })];
    const at = table([druid, ox], [put(druid, 'ann', 'hand'), ...oxen, ...lands('Forest', 1)])
      .does('ann', 'cast', { card: DRUID })
      .bothPass();
    expect([cardIn(at, 'ox').power, cardIn(at, 'mine').power]).toEqual([1, 2]);
  });

  it('two rules in one sentence are two rules', () => {
    const { keywords, entersTapped } = readCard(
      "Moss Druid enters the battlefield tapped and doesn't untap during your untap step.",
    );
    expect([keywords, entersTapped]).toEqual([[{ keyword: 'doesntUntap' }], true]);
    expect(readCard("Moss Druid can't block and can't be blocked.").keywords).toEqual([
      { keyword: 'cantBlock' },
      { keyword: 'cantBeBlocked' },
    ]);
  });

  it('122.1: all counters of a kind', () => {
    const rite = sorcery('Remove all +1/+1 counters from target creature.');
    const at = table(
      [rite, ox],
      [
        put(rite, 'ann', 'hand'),
        put(ox, 'bob', 'battlefield', { counters: { '+1/+1': 3 } }),
        ...lands('Forest', 1),
      ],
    );
    expect(cardIn(at.does('ann', 'cast', { card: RITE }, ['ox']).bothPass(), 'ox').counters).toEqual({});
  });
});
