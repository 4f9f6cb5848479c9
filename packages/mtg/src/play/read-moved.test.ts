import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const mine = put(bear, 'ann');
const theirs = put(bear, 'bob', 'battlefield', { instanceId: 'theirs' });
const dead = put(bear, 'ann', 'graveyard', { instanceId: 'dead' });

function resolved(text: string, targets: readonly string[], ...more: readonly ReturnType<typeof put>[]) {
  const rite = sorcery(text);
  return table([rite, bear], [put(rite, 'ann', 'hand'), ...lands('Forest', 3), ...more])
    .does('ann', 'cast', { card: 'moss-rite' }, [...targets])
    .bothPass();
}
const keywords = (at: ReturnType<typeof table>, id: string) =>
  cardIn(at, id).keywords.map(({ keyword }) => keyword);

describe('400.7j an effect finds what it moved', () => {
  it('on the battlefield: a counter, and until the end of the turn a keyword', () => {
    const at = resolved(
      'Return target creature card from your graveyard to the battlefield. Put a +1/+1 counter on it. It gains haste until end of turn.',
      ['dead'],
      dead,
    );
    expect([cardIn(at, 'dead').power, keywords(at, 'dead')]).toEqual([3, ['haste']]);
    expect(keywords(at.until('cleanup'), 'dead')).toEqual([]);
  });

  it('611.2a a keyword that is said without a time lasts', () => {
    const at = resolved(
      'Put target creature card from a graveyard onto the battlefield under your control. It gains haste. Exile it at the beginning of the next end step.',
      ['dead'],
      dead,
    );
    expect(keywords(at, 'dead')).toEqual(['haste']);
    expect(zoneOf(at.until('end').bothPass(), 'dead')).toBe('exile');
  });

  it('as its own card that died', () => {
    const card = readCard(
      "When Moss Druid dies, return it to the battlefield tapped under its owner's control. Put a -1/-1 counter on it.",
    );
    const doom = sorcery('Destroy target creature.');
    const at = table([card, doom], [put(card, 'ann'), put(doom, 'ann', 'hand'), ...lands('Forest', 2)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass(2);
    expect(cardIn(at, 'moss-druid')).toMatchObject({ zone: 'battlefield', tapped: true, power: 1 });
  });

  it('but not in a hand, which is hidden', () => {
    expect(() =>
      readCard("Return target creature to its owner's hand. Exile it.", { types: 'Sorcery' }),
    ).toThrow('unclearReference');
  });

  it.each([
    [
      'tapped',
      "Exile target creature, then return it to the battlefield tapped under its owner's control.",
      { tapped: true, counters: {} },
    ],
    [
      '122.6 with a counter',
      "Exile target creature, then return it to the battlefield under its owner's control with a +1/+1 counter on it.",
      { tapped: false, counters: { '+1/+1': 1 } },
    ],
  ])('what is exiled returns %s', (_name, text, facts) => {
    expect(cardIn(resolved(text, ['bear'], mine), 'bear')).toMatchObject({ ...facts, zone: 'battlefield' });
  });
});

describe('counters', () => {
  it.each([
    ['+1/+2', 3, 4],
    ['-0/-1', 2, 1],
    ['+2/+2', 4, 4],
  ])('122.1a %s counters change power and toughness', (kind, power, toughness) => {
    const at = resolved(`Put a ${kind} counter on target creature.`, ['bear'], mine);
    expect(cardIn(at, 'bear')).toMatchObject({ power, toughness });
  });

  it('601.2d are distributed as it was announced', () => {
    const rite = sorcery('Distribute three +1/+1 counters among any number of target creatures.');
    const { runtime, match } = table(
      [rite, bear],
      [put(rite, 'ann', 'hand'), ...lands('Forest', 1), mine, theirs],
    );
    const targets = [{ targets: ['bear', 'theirs'].map((id) => ({ kind: 'card', id })), division: [1, 2] }];
    const moves = [
      { move: 'cast', player: 'ann', params: { card: 'moss-rite' }, targets },
      { move: 'pass', player: 'ann', params: {} },
      { move: 'pass', player: 'bob', params: {} },
    ];
    const after = moves.reduce((now, move) => unwrap(runtime.apply(now, move)).match, match);
    const power = (name: string) => after.state.cards.find(({ instanceId }) => instanceId === name)?.power;
    expect([power('bear'), power('theirs')]).toEqual([3, 4]);
  });
});

describe('508.4 tokens that enter attacking', () => {
  const captain = readCard(
    'Whenever Moss Druid attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking.',
  );
  const walker = readCard('[+1]: Draw a card.', {
    name: 'Walker',
    types: 'Planeswalker — Ann',
    manaCost: '{1}',
    loyalty: '3',
  });
  const attacked = (...more: readonly ReturnType<typeof put>[]) =>
    table([captain, walker], [put(captain, 'ann'), ...more])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'moss-druid' })
      .does('ann', 'doneAttacking')
      .bothPass();
  const tokens = ({ state }: ReturnType<typeof table>) =>
    state.cards.filter(({ token }) => token).map(({ attacking, tapped }) => [attacking, tapped]);

  it('attack the one player there is', () => {
    expect(tokens(attacked())).toEqual([
      [{ player: 'bob' }, true],
      [{ player: 'bob' }, true],
    ]);
  });

  it("506.3: attack nobody outside of combat, and in nobody else's", () => {
    const rite = readCard("Create a 1/1 white Soldier creature token that's tapped and attacking.", {
      name: 'Rite',
      types: 'Instant',
    });
    const start = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 1)]);
    expect(tokens(start.does('ann', 'cast', { card: 'rite' }).bothPass())).toEqual([[undefined, true]]);
    const bobs = table(
      [rite, captain],
      [put(rite, 'ann', 'hand'), put(captain, 'bob'), ...lands('Forest', 1)],
      { activePlayer: 'bob' },
    )
      .until('declareAttackers')
      .does('bob', 'attack', { attacker: 'moss-druid' })
      .does('bob', 'doneAttacking')
      .does('bob', 'pass')
      .does('ann', 'cast', { card: 'rite' })
      .does('ann', 'pass')
      .does('bob', 'pass');
    expect(tokens(bobs)).toEqual([[undefined, true]]);
  });

  it('or whom their controller chooses, for each of them', () => {
    const asked = attacked(put(walker, 'bob', 'battlefield', { loyalty: 3 }));
    const at = asked.does('ann', 'decide', {}, ['walker']).does('ann', 'decide', {}, ['bob']);
    expect(tokens(at).map(([aim]) => aim)).toMatchObject([
      { player: 'bob', permanent: 'walker' },
      { player: 'bob' },
    ]);
  });
});

describe('what others control, and what stays tapped', () => {
  it('613.1b another player gains control', () => {
    const rite = sorcery('Target opponent gains control of target creature you control.');
    const at = table([rite, bear], [put(rite, 'ann', 'hand'), ...lands('Forest', 1), mine])
      .does('ann', 'cast', { card: 'moss-rite' }, ['bob'], ['bear'])
      .bothPass();
    expect(cardIn(at, 'bear').controller).toBe('bob');
  });

  it('502.3 your lands do not untap in your next untap step', () => {
    const at = resolved("Lands you control don't untap during your next untap step.", []);
    expect(keywords(at, 'forest-1')).toEqual(['doesntUntap']);
  });

  it('611.2b for as long as the source remains on the battlefield', () => {
    const thief = readCard(
      'When Moss Druid enters the battlefield, gain control of target creature for as long as Moss Druid remains on the battlefield.',
    );
    const doom = sorcery('Destroy target creature.');
    const at = table(
      [thief, doom, bear],
      [put(thief, 'ann', 'hand'), put(doom, 'ann', 'hand'), theirs, ...lands('Forest', 2)],
    )
      .does('ann', 'cast', { card: 'moss-druid' })
      .bothPass()
      .does('ann', 'decide', {}, ['theirs'])
      .bothPass();
    expect(cardIn(at, 'theirs').controller).toBe('ann');
    const after = at.does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid']).bothPass();
    expect(cardIn(after, 'theirs').controller).toBe('bob');
  });
});
