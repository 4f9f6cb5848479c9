import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const TEXT = 'Exhaust — {1}: Put a +1/+1 counter on Moss Druid.\nExhaust — {2}: Draw a card.';
const druid = readCard(TEXT);
const flee = sorcery(
  "Exile target creature, then return it to the battlefield under its owner's control.",
  '{0}',
);
const steal = sorcery('Gain control of target creature until end of turn.', '{0}');
const twin = sorcery("Create a token that's a copy of target creature.", '{0}');

const used = (extra = sorcery('Draw a card.')) =>
  table(
    [druid, extra],
    [
      put(druid, 'ann'),
      put(extra, 'ann', 'hand'),
      ...lands('Forest', 9),
      ...lands('Swamp', 20, 'ann', 'library'),
      ...lands('Swamp', 20, 'bob', 'library'),
    ],
  )
    .does('ann', 'activate', { card: 'moss-druid', ability: 'a1' })
    .bothPass();
type Found = ReturnType<typeof used>;
const tries = (found: Found, ability: string, card = 'moss-druid') =>
  found.tries('ann', 'activate', { card, ability });

describe('702.177a: exhaust', () => {
  it('is read and printed', () => {
    expect(printCard(druid).lines.join('\n')).toBe(TEXT);
  });

  it('each such ability is activated once, also in later turns', () => {
    const found = used();
    expect(cardIn(found, 'moss-druid').power).toBe(3);
    const later = found.until('end').until('main1').until('main1');
    expect([found, later].map((at) => tries(at, 'a1'))).toEqual(['mtg.notNow 602.5b', 'mtg.notNow 602.5b']);
    expect([found, later].map((at) => tries(at, 'a2'))).toEqual(['ok', 'ok']);
    expect(found.offers('ann')).not.toContain('activate moss-druid a1');
  });

  it('another object has its own: one that left and came back, and a copy', () => {
    const back = used(flee).does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid']).bothPass();
    expect(tries(back, 'a1')).toBe('ok');
    const made = used(twin).does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid']).bothPass();
    const token = made.state.cards.find((card) => card.token)?.instanceId ?? '';
    expect([tries(made, 'a1'), tries(made, 'a1', token)]).toEqual(['mtg.notNow 602.5b', 'ok']);
  });

  it('who gains control of it has no more of it', () => {
    const found = table(
      [druid, steal],
      [put(druid, 'bob'), put(steal, 'ann', 'hand'), ...lands('Forest', 3), ...lands('Forest', 3, 'bob')],
    )
      .does('ann', 'pass')
      .does('bob', 'activate', { card: 'moss-druid', ability: 'a1' })
      .bothPass()
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass();
    expect([tries(found, 'a1'), tries(found, 'a2')]).toEqual(['mtg.notNow 602.5b', 'ok']);
  });
});
