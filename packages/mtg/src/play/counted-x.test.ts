import { describe, expect, it } from 'vitest';
import { basics, creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { slotName } from './show/names.js';
import { mtgNarration } from './show/narration.js';

const mouse = creatureCard('Mouse', ['G'], 1, 1);
const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const ox = creatureCard('Ox', [3, 'G'], 4, 4);
const CREATURES = [mouse, bear, ox];

/** Ann has a rite in hand, and some creatures; bob has a mouse, a bear and an ox. */
function holding(text: string, own: readonly (typeof mouse)[] = [], hand = 0) {
  const rite = sorcery(text);
  return table(
    [rite, ...CREATURES],
    [
      put(rite, 'ann', 'hand'),
      ...own.map((card, at) => put(card, 'ann', 'battlefield', { instanceId: `own-${at}` })),
      ...CREATURES.map((card) => put(card, 'bob')),
      ...lands('Forest', 3),
      ...lands('Forest', hand, 'ann', 'hand').map((card) => ({
        ...card,
        instanceId: `h-${card.instanceId}`,
      })),
    ],
  );
}

/** The creatures at which the rite can be cast by itself. */
const targetsOf = (at: ReturnType<typeof holding>) =>
  at.state.cards
    .filter(({ types }) => types.includes('creature'))
    .map(({ instanceId }) => instanceId)
    .filter((id) => at.tries('ann', 'cast', { card: 'moss-rite' }, [id]) === 'ok');

describe('107.3c: an X that the text defines is counted, and nobody announces it', () => {
  it.each<[string, string, readonly (typeof mouse)[], number, readonly string[]]>([
    [
      'none',
      'Destroy target creature with power less than or equal to the number of creatures you control.',
      [],
      0,
      [],
    ],
    [
      'one',
      'Destroy target creature with power less than or equal to the number of creatures you control.',
      [ox],
      0,
      ['mouse'],
    ],
    [
      'where X is',
      'Destroy target creature with power X or less, where X is the number of creatures you control.',
      [ox, ox],
      0,
      ['mouse', 'bear'],
    ],
    [
      'a hand',
      'Destroy target creature with mana value less than the number of cards in your hand.',
      [],
      3,
      ['mouse', 'bear'],
    ],
    [
      'the greatest',
      'Destroy target creature with the greatest power among creatures on the battlefield.',
      [ox],
      0,
      ['own-0', 'ox'],
    ],
    [
      'the greatest of your own',
      'Destroy target creature with the greatest power among creatures you control.',
      [mouse, bear],
      0,
      ['own-1'],
    ],
    [
      'the least',
      'Destroy target creature with the least toughness among creatures on the battlefield.',
      [],
      0,
      ['mouse'],
    ],
    [
      'more than the greatest',
      'Destroy target creature with power greater than the greatest power among creatures you control.',
      [bear],
      0,
      ['ox'],
    ],
  ])('%s', (_name, text, own, hand, ids) => {
    expect(targetsOf(holding(text, own, hand))).toEqual(ids);
  });

  it('an effect counts the least, too: of nothing it is 0', () => {
    const text = 'You gain X life, where X is the least power among creatures you control.';
    const gained = (...own: readonly (typeof mouse)[]) =>
      lifeOf(holding(text, own).does('ann', 'cast', { card: 'moss-rite' }).bothPass(), 'ann');
    expect([gained(), gained(ox, bear)]).toEqual([20, 22]);
  });

  it('nobody is told an X that nobody announced', () => {
    const at = holding(
      'Tap target creature with power X or less, where X is the number of lands you control.',
    );
    const { narrate } = mtgNarration({ cards: [...basics, ...CREATURES, sorcery('Draw a card.')] });
    const cast = at.does('ann', 'cast', { card: 'moss-rite' }, ['bear']);
    const told = cast.events.flatMap((event) => (event.type === 'cast' ? [narrate(event, cast.state)] : []));
    expect(told).toEqual(['ann casts Moss Rite on Bear.']);
    const [offer] = [...at.runtime.offers(at.match, 'ann')].flatMap(({ spec }) => (spec.X ? [spec] : []));
    expect(offer && offer.slots.map((slot) => slotName(slot, offer))).toEqual([
      'target creature with power X or less, where X is the number of lands you control',
    ]);
  });

  it('as many targets as there are lands', () => {
    const at = holding('Destroy X target creatures, where X is the number of lands you control.');
    expect(at.tries('ann', 'cast', { card: 'moss-rite' }, ['mouse', 'bear'])).toBe('tooFewTargets');
    const gone = at.does('ann', 'cast', { card: 'moss-rite' }, ['mouse', 'bear', 'ox']).bothPass();
    expect(CREATURES.map(({ id }) => zoneOf(gone, id))).toEqual(['graveyard', 'graveyard', 'graveyard']);
  });

  it('608.2b: it is counted anew as the spell resolves', () => {
    const rite = sorcery(
      'Destroy target creature with power less than or equal to the number of creatures you control.',
    );
    const answer = readCard('Destroy target creature.', { name: 'Answer', types: 'Instant' });
    const at = table(
      [rite, answer, ...CREATURES],
      [
        put(rite, 'ann', 'hand'),
        put(mouse, 'ann', 'battlefield', { instanceId: 'own-0' }),
        put(mouse, 'bob'),
        put(answer, 'bob', 'hand'),
        ...lands('Forest', 1),
        ...lands('Forest', 1, 'bob'),
      ],
    ).does('ann', 'cast', { card: 'moss-rite' }, ['mouse']);
    expect(zoneOf(at.bothPass(), 'mouse')).toBe('graveyard');
    const answered = at.does('ann', 'pass').does('bob', 'cast', { card: 'answer' }, ['own-0']).bothPass(2);
    expect([zoneOf(answered, 'own-0'), zoneOf(answered, 'mouse')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('115.1: one target of each player', () => {
  const PLAYERS = ['ann', 'bob', 'cid'].map((id) => ({ id }));
  const rite = (text: string) => sorcery(text);
  const amongThree = (text: string, ...cards: readonly ReturnType<typeof put>[]) =>
    table([rite(text), ...CREATURES], [put(rite(text), 'ann', 'hand'), ...cards, ...lands('Forest', 1)], {
      players: PLAYERS,
    });
  const each = [put(mouse, 'bob'), put(bear, 'bob'), put(ox, 'cid')];

  it('up to one of each opponent', () => {
    const at = amongThree(
      'For each opponent, destroy up to one target creature that player controls.',
      ...each,
    );
    const tries = (...ids: readonly string[]) => at.tries('ann', 'cast', { card: 'moss-rite' }, ids);
    expect([tries(), tries('bear'), tries('bear', 'ox'), tries('mouse', 'bear')]).toEqual([
      'ok',
      'ok',
      'ok',
      'relationBroken',
    ]);
  });

  it('as many as there are opponents', () => {
    const at = amongThree('For each opponent, tap target creature that player controls.', ...each);
    const tries = (...ids: readonly string[]) => at.tries('ann', 'cast', { card: 'moss-rite' }, ids);
    expect([tries('bear', 'ox'), tries('bear')]).toEqual(['ok', 'tooFewTargets']);
  });
});

describe('what is not read so is refused', () => {
  it.each([
    'For each opponent, you gain 1 life and destroy up to one target creature that player controls.',
    'For each opponent, destroy up to one target creature that player controls and draw a card.',
    "Destroy target creature with power less than or equal to the number of cards in that player's hand.",
    'Destroy target creature with power X or less, where X is the number of creatures you control, and target land.',
  ])('%s', (text) => {
    expect(() => sorcery(text)).toThrow(text);
  });
});

describe('107.3c: one X for a spell', () => {
  const rite = sorcery(
    [
      'Choose one or both —',
      '• Destroy target creature with power X or less, where X is the number of creatures you control.',
      '• Destroy target creature with power X or less, where X is the number of lands you control.',
    ].join('\n'),
  );
  const at = table(
    [rite, ...CREATURES],
    [put(rite, 'ann', 'hand'), ...CREATURES.map((card) => put(card, 'bob')), ...lands('Forest', 2)],
  );
  const tries = (modes: readonly string[], ...targets: readonly (readonly string[])[]) =>
    at.tries('ann', 'cast', { card: 'moss-rite', modes: [...modes] }, ...targets);

  it('each mode counts its own', () => {
    expect([tries(['m2'], ['bear']), tries(['m2'], ['ox']), tries(['m1'], ['mouse'])]).toEqual([
      'ok',
      'filterMismatch',
      'filterMismatch',
    ]);
  });

  it('modes that mean different things by X are not chosen together', () => {
    expect(tries(['m1', 'm2'], ['mouse'], ['bear'])).toBe('mtg.wrongModes');
  });
});
