import { unwrap } from '@reticle/core';
import { digestOf, type MatchRuntime, type Move } from '@reticle/core/match';
import { lorcanaMatch } from '@reticle/lorcana';
import { mtgMatch } from '@reticle/mtg';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { taktikMatch } from '@reticle/taktik';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { opened } from '../test/opened.js';
import { pickMatch } from '../test/pick.js';
import { positionOf, snapshotOf } from './index.js';

const SMALL = { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } };

const withoutPlayer = ({ player: _player, ...move }: Move) => move;

const deep = (): unknown => JSON.parse('['.repeat(500) + ']'.repeat(500));

describe('what a table refuses', () => {
  const pick = { type: 'move', move: 'pick', params: { number: 3 } } as const;

  it.each([
    ['a move made for an older step', 'ann', { ...pick, step: 0 }, 'stale'],
    ['a move made for a step to come', 'ann', { ...pick, step: 9 }, 'stale'],
    ['a second move out of turn', 'bob', { ...pick, step: 1 }, 'notYourTurn'],
    ['a prompt out of turn', 'bob', { type: 'prompt', step: 1, answers: [], explain: false }, 'notYourTurn'],
    ['an unknown move', 'ann', { ...pick, move: 'fly', step: 1 }, 'illegal'],
    ['a move with illegal parameters', 'ann', { ...pick, params: { number: 10 }, step: 1 }, 'illegal'],
    ['a spectator who moves', null, { ...pick, step: 1 }, 'notASeat'],
    ['a spectator who gives up', null, { type: 'forfeit' }, 'notASeat'],
    ['an answer to nothing', 'ann', { type: 'agree', proposal: 0, yes: true }, 'noProposal'],
    ['a rematch before the end', 'ann', { type: 'rematch' }, 'illegal'],
    ['taking back somebody else’s move', 'ann', { type: 'undo', step: 1 }, 'cannotUndo'],
  ] as const)('%s', async (_name, seat, message, reason) => {
    const { table, log, sit } = opened(pickMatch);
    await sit('bob').say({ ...pick, step: 0 });
    const [before, entries] = [digestOf(table.match), log.length];
    const client = sit(seat);
    expect(await client.say(message)).toMatchObject({ type: 'refused', reason, step: 1 });
    expect([digestOf(table.match), log.length]).toEqual([before, entries]);
  });

  it.each([
    ['no JSON', null, () => {}],
    ['a player of one’s own choice', 1, { ...pick, id: 1, step: 0, player: 'bob' }],
    ['an unknown key', 1, { ...pick, id: 1, step: 0, extra: true }],
    ['an unknown type', 1, { type: 'cheat', id: 1 }],
    [
      'a hostile key',
      1,
      JSON.parse('{"type":"move","id":1,"step":0,"move":"pick","params":{"__proto__":{"number":3}}}'),
    ],
    ['deep JSON', 1, { ...pick, id: 1, step: 0, params: { number: deep() } }],
    ['much JSON', 1, { type: 'prompt', id: 1, step: 0, answers: Array.from({ length: 100_000 }, () => 1) }],
    ['a fraction as a step', 1, { ...pick, id: 1, step: 0.5 }],
    ['a negative number of the message', null, { ...pick, id: -1, step: 0 }],
    ['a text as the number of the message', null, { ...pick, id: '1', step: 0 }],
    ['nothing', null, null],
  ])('%s', async (_name, id, raw) => {
    const { table, log, sit } = opened(pickMatch);
    const client = sit('ann');
    await client.sendRaw(raw);
    expect(client.heard.at(-1)).toMatchObject({ type: 'refused', id, reason: 'malformed', step: 0 });
    expect([table.step, log]).toEqual([0, []]);
  });

  it('everything once the match has ended', async () => {
    const { table, sit } = opened(pickMatch, { rounds: 1 });
    const [ann, bob, cat] = ['ann', 'bob', 'cat'].map(sit);
    for (const [step, client] of [ann, bob, cat].entries()) await client?.say({ ...pick, step });
    expect(table.outcome).toMatchObject({ winners: ['ann'] });
    expect(await ann?.say({ ...pick, step: 3 })).toMatchObject({ reason: 'ended' });
    expect(await ann?.say({ type: 'forfeit' })).toMatchObject({ reason: 'ended' });
    expect(await ann?.say({ type: 'undo', step: 3 })).toMatchObject({ reason: 'ended' });
  });

  it('a move that could not be kept: it has not happened', async () => {
    const { table, thrown, sit } = opened(
      pickMatch,
      {},
      { keeper: { append: () => Promise.reject(new Error('disk')) } },
    );
    const [ann, bob] = [sit('ann'), sit('bob')];
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'refused', reason: 'failed' });
    expect([table.step, bob.of('step'), thrown]).toEqual([0, [], [new Error('disk')]]);
  });
});

describe('a table', () => {
  it('asks a seat pick by pick, and tells why not', async () => {
    const { table, sit } = opened(lorcanaMatch);
    const [player = ''] = table.acting;
    const client = sit(player);
    const asks = client.prompt?.asks;
    const offer = asks?.kind === 'move' ? asks.offers.find(({ spec }) => spec.slots.length > 0) : undefined;
    if (!offer) throw new Error('Nothing with targets is on offer.');
    const first = z.json().parse({ move: offer.move, params: offer.params });
    const asked = await client.say({ type: 'prompt', step: 0, answers: [first], explain: true });
    expect(asked).toMatchObject({ type: 'prompt', prompt: { player, asks: { kind: 'target' } } });
    const done = await client.say({ type: 'prompt', step: 0, answers: [first, 'done'], explain: false });
    expect(done).toMatchObject({ type: 'prompt', prompt: { asks: { kind: 'ready', move: { player } } } });
    expect(
      await client.say({ type: 'prompt', step: 0, answers: [first, 'nonsense'], explain: false }),
    ).toMatchObject({
      type: 'refused',
      reason: 'illegal',
    });
  });

  it('tells who sits there, and shows who comes late all there is', async () => {
    const { sit } = opened(pickMatch);
    const ann = sit('ann');
    await ann.say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    const late = sit('bob');
    expect(late.view).toMatchObject({ viewer: 'bob', state: { picked: ['ann'], own: null } });
    expect(
      ann
        .of('seats')
        .at(-1)
        ?.seats.map(({ present }) => present),
    ).toEqual([true, true, false]);
    late.leave();
    expect(
      ann
        .of('seats')
        .at(-1)
        ?.seats.map(({ present }) => present),
    ).toEqual([true, false, false]);
    expect(await ann.say({ type: 'sync' })).toMatchObject({ type: 'done' });
    expect(ann.of('view').at(-1)).toMatchObject({ step: 1, view: { state: { own: 3 } } });
  });

  it('tells spectators later, all of it at the end', async () => {
    const { sit } = opened(pickMatch, { rounds: 1 }, { spectatorDelay: 2 });
    const watcher = sit(null);
    const steps: number[] = [];
    for (const [step, seat] of ['ann', 'bob', 'cat'].entries()) {
      await sit(seat).say({ type: 'move', move: 'pick', params: { number: 3 }, step });
      steps.push(watcher.step);
    }
    expect(steps).toEqual([0, 0, 3]);
  });

  it('lets bots play their seats', async () => {
    const bot = { name: 'random', choose: () => ({ move: 'pick', player: '', params: { number: 1 } }) };
    const named = (player: string) => ({ ...bot, choose: () => ({ ...bot.choose(), player }) });
    const { table, sit } = opened(
      pickMatch,
      { rounds: 2 },
      { bots: { bob: named('bob'), cat: named('cat') } },
    );
    table.start();
    const ann = sit('ann');
    for (let round = 0; round < 2; round++) {
      await expect.poll(() => table.acting).toEqual(['ann']);
      await ann.say({ type: 'move', move: 'pick', params: { number: 9 }, step: table.step });
    }
    await expect.poll(() => table.outcome?.winners).toEqual(['ann']);
    expect(ann.of('welcome')[0]?.seats.map(({ bot: name }) => name)).toEqual([undefined, 'random', 'random']);
  });

  it('answers others while a bot thinks, tells the seats so, and forgets the choice once it is void', async () => {
    const chosen: ((move: Move | undefined) => void)[] = [];
    const cancelled: number[] = [];
    const bob = {
      name: 'slow',
      choose: (_seat: unknown, waits: (ahead: number) => void) => {
        waits(2);
        return new Promise<Move | undefined>((resolve) => chosen.push(resolve));
      },
      cancel: () => void cancelled.push(chosen.length),
    };
    const { table, log, thrown, sit } = opened(pickMatch, { rounds: 3 }, { bots: { bob } });
    const [ann, cat] = [sit('ann'), sit('cat')];
    table.start();
    await expect.poll(() => chosen.length).toBe(1);
    expect(ann.of('thinking')).toEqual([{ type: 'thinking', step: 0, player: 'bob', ahead: 2 }]);
    const pick = { type: 'move', move: 'pick', params: { number: 3 } } as const;
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'done' });
    await expect.poll(() => chosen.length).toBe(2);
    expect(cancelled).toEqual([1]);
    const move = { move: 'pick', player: 'bob', params: { number: 2 } };
    chosen[0]?.(move);
    expect(await cat.say({ type: 'sync' })).toMatchObject({ type: 'done', step: 1 });
    chosen[1]?.(move);
    await expect.poll(() => table.step).toBe(2);
    table.stop();
    expect(log.map((entry) => entry.kind === 'move' && entry.move.player)).toEqual(['ann', 'bob']);
    expect(thrown).toEqual([]);
  });

  it('tells its keeper of a bot that makes no move, or one that is refused', async () => {
    for (const move of [undefined, { move: 'fly', player: 'bob' }]) {
      const bots = { bob: { name: 'lazy', choose: () => move } };
      const { table, log, thrown } = opened(pickMatch, {}, { bots });
      table.start();
      await expect
        .poll(() => thrown.map(String))
        .toEqual([expect.stringContaining('The bot lazy made no move')]);
      expect(log).toEqual([]);
    }
  });

  it('says nothing to spectators of a step that they hear of later', async () => {
    const { table, sit } = opened(pickMatch, {}, { spectatorDelay: 2 });
    const watcher = sit(null);
    await sit('ann').say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    table.tellClocks({ type: 'clock', step: 1, left: { ann: 1 }, running: ['bob'] });
    expect(await watcher.say({ type: 'sync' })).toEqual({ type: 'done', id: 0, step: 0 });
    expect(await watcher.say({ type: 'forfeit' })).toMatchObject({ type: 'refused', step: 0 });
    expect(watcher.of('clock')).toEqual([]);
  });

  it('takes a move back if all others agree', async () => {
    const { table, log, match, sit } = opened(pickMatch);
    const [ann, bob, cat] = [sit('ann'), sit('bob'), sit('cat')];
    await ann.say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    await ann.say({ type: 'undo', step: 1 });
    expect(bob.of('proposal').at(-1)).toMatchObject({ what: 'undo', by: 'ann', open: ['bob', 'cat'] });
    await bob.say({ type: 'agree', proposal: 0, yes: true });
    expect(table.step).toBe(1);
    await cat.say({ type: 'agree', proposal: 0, yes: true });
    expect(ann.of('proposal').at(-1)).toMatchObject({ settled: 'agreed', open: [] });
    expect([table.step, ann.of('step').at(-1)?.by]).toEqual([2, 'undo']);
    expect(ann.view).toMatchObject({ state: { picked: [], own: null } });
    expect(unwrap(positionOf(pickMatch, match, log)).moves).toEqual([]);
  });

  it('takes nothing back if one declines, or if anybody moves in between', async () => {
    const { table, sit } = opened(pickMatch);
    const [ann, bob] = [sit('ann'), sit('bob')];
    await ann.say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    await ann.say({ type: 'undo', step: 1 });
    await bob.say({ type: 'agree', proposal: 0, yes: false });
    expect(ann.of('proposal').at(-1)).toMatchObject({ settled: 'declined' });
    await ann.say({ type: 'undo', step: 1 });
    await bob.say({ type: 'move', move: 'pick', params: { number: 2 }, step: 1 });
    expect(ann.of('proposal').at(-1)).toMatchObject({ proposal: 1, settled: 'declined' });
    expect(table.step).toBe(2);
  });

  it.each([
    ['chance was drawn', () => undoAfter(pickMatch, {}, 'dice')],
    ['a hidden card was drawn', () => undoAfter(taktikMatch, SMALL, 'draw')],
    ['hidden cards changed places', () => undoAfter(lorcanaMatch, {}, 'alterHand')],
  ])('takes nothing back once %s', async (_why, undo) => {
    expect(await undo()).toMatchObject({ type: 'refused', reason: 'cannotUndo' });
  });

  it('ends when a player gives up, for good', async () => {
    const { table, log, match, sit } = opened(pickMatch);
    const [ann, bob] = [sit('ann'), sit('bob')];
    expect(await ann.say({ type: 'forfeit' })).toMatchObject({ type: 'done', step: 1 });
    expect(bob.view).toMatchObject({ outcome: { winners: ['bob', 'cat'], reason: 'given up' }, toAct: [] });
    expect([table.acting, bob.prompt]).toEqual([[], null]);
    expect(unwrap(positionOf(pickMatch, match, log)).forfeited).toEqual(table.outcome);
  });

  it('goes on without a player who gives up, where the game has a move for that', async () => {
    const magic = mtgMatch({ cards: SIXTH_EDITION });
    const { table, log, match, sit } = opened(magic, { players: ['ann', 'bob', 'cat'], first: 'ann' });
    const [ann, bob, cat] = [sit('ann'), sit('bob'), sit('cat')];
    expect(await ann.say({ type: 'forfeit' })).toMatchObject({ type: 'done', step: 1 });
    expect([table.outcome, table.acting]).toEqual([undefined, ['bob']]);
    expect([ann.view['outcome'], ann.prompt, bob.view['toAct']]).toEqual([null, null, ['bob']]);
    expect(bob.prompt).not.toBeNull();
    expect(bob.of('step').at(-1)).toMatchObject({ by: 'forfeit' });
    expect(
      bob
        .of('step')
        .at(-1)
        ?.events.map(({ type }) => type),
    ).toContain('leftGame');
    expect(await ann.say({ type: 'forfeit' })).toMatchObject({ type: 'refused', reason: 'illegal' });
    const [first] = magic.offers(table.match, 'bob');
    expect(await bob.say({ type: 'move', step: 1, move: first?.move ?? '' })).toMatchObject({ step: 2 });
    const again = unwrap(positionOf(magic, match, log));
    expect([again.left, again.moves.map(({ move }) => move)]).toEqual([['ann'], ['concede', 'pass']]);
    const kept = snapshotOf(again);
    const short = unwrap(positionOf(magic, match, log, structuredClone(kept)));
    expect([short.left, short.moves, digestOf(short.match)]).toEqual([
      ['ann'],
      again.moves,
      digestOf(again.match),
    ]);
    await cat.say({ type: 'forfeit' });
    expect(table.outcome).toEqual({ winners: ['bob'], reason: 'given up' });
    expect(bob.view).toMatchObject({ outcome: { winners: ['bob'], reason: 'given up' }, toAct: [] });
    const over = unwrap(positionOf(magic, match, log));
    const end = unwrap(positionOf(magic, match, log, snapshotOf(over)));
    expect([end.left, end.moves, end.forfeited]).toEqual([over.left, over.moves, over.forfeited]);
  });

  it('asks nobody who gave up, and lets bots play on', async () => {
    const magic = mtgMatch({ cards: SIXTH_EDITION });
    const pass = { name: 'passing', choose: () => ({ move: 'pass', player: 'bob' }) };
    const { table, sit } = opened(
      magic,
      { players: ['ann', 'bob', 'cat', 'dan'], first: 'ann' },
      { bots: { bob: pass } },
    );
    const [ann, cat, dan] = [sit('ann'), sit('cat'), sit('dan')];
    await table.forfeit('ann', 'out of time');
    await expect.poll(() => table.acting).toEqual(['cat']);
    await table.proposeForfeit('cat');
    expect(dan.of('proposal').at(-1)).toMatchObject({ what: 'forfeit', by: 'cat', open: ['dan'] });
    const { proposal = 0 } = dan.of('proposal').at(-1) ?? {};
    expect(await ann.say({ type: 'agree', proposal, yes: true })).toMatchObject({ reason: 'noProposal' });
    await dan.say({ type: 'agree', proposal, yes: true });
    await cat.say({ type: 'sync' });
    expect(table.outcome).toBeUndefined();
    while (table.acting.includes('bob')) await cat.say({ type: 'sync' });
    expect(table.acting).toEqual(['dan']);
  });

  it('lets the others decide of a player who is out of time', async () => {
    const { table, sit } = opened(pickMatch);
    const [ann, bob, cat] = [sit('ann'), sit('bob'), sit('cat')];
    await table.proposeForfeit('ann');
    expect(ann.of('proposal').at(-1)).toMatchObject({ what: 'forfeit', by: 'ann', open: ['bob', 'cat'] });
    await bob.say({ type: 'agree', proposal: 0, yes: true });
    await cat.say({ type: 'agree', proposal: 0, yes: true });
    expect(table.outcome).toEqual({ winners: ['bob', 'cat'], reason: 'out of time' });
  });

  it('takes nothing back while others decide of a player who is out of time', async () => {
    const { table, sit } = opened(pickMatch);
    const [ann, bob, cat] = [sit('ann'), sit('bob'), sit('cat')];
    await ann.say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    await table.proposeForfeit('ann');
    expect(await ann.say({ type: 'undo', step: 1 })).toMatchObject({ reason: 'cannotUndo' });
    await bob.say({ type: 'agree', proposal: 0, yes: true });
    await cat.say({ type: 'agree', proposal: 0, yes: true });
    expect(table.outcome).toEqual({ winners: ['bob', 'cat'], reason: 'out of time' });
  });

  it('begins another match if all agree', async () => {
    const { sit } = opened(pickMatch, {}, { keeper: { rematch: () => 'two' } });
    const [ann, bob, cat] = [sit('ann'), sit('bob'), sit('cat')];
    await ann.say({ type: 'forfeit' });
    await bob.say({ type: 'rematch' });
    await ann.say({ type: 'agree', proposal: 0, yes: true });
    await cat.say({ type: 'agree', proposal: 0, yes: true });
    expect(ann.heard.at(-1)).toEqual({ type: 'rematch', table: 'two' });
  });

  it('keeps a report with the moves that stand', async () => {
    const reports: unknown[] = [];
    const { sit } = opened(pickMatch, {}, { keeper: { report: (report) => void reports.push(report) } });
    await sit('ann').say({ type: 'move', move: 'pick', params: { number: 3 }, step: 0 });
    await sit('bob').say({ type: 'report', words: 'It lets me pick nothing.' });
    expect(reports).toMatchObject([
      { seat: 'bob', words: 'It lets me pick nothing.', step: 1, moves: [{ player: 'ann' }] },
    ]);
  });
});

/** Returns the answer to a player who wants to take back a move with that name. */
async function undoAfter<State>(runtime: MatchRuntime<State>, options: object, name: string) {
  const { table, sit } = opened(runtime, options);
  const [player = ''] = table.acting;
  const client = sit(player);
  const move = [...runtime.legalMoves(table.match, player)].find((each) => each.move === name);
  if (!move) throw new Error(`${name} is not on offer.`);
  await client.say({ type: 'move', step: 0, ...withoutPlayer(move) });
  return client.say({ type: 'undo', step: table.step });
}

describe('what is hidden', () => {
  it('is in no message to another seat: two matches that differ in a secret alone sound the same, byte by byte', async () => {
    const heardBy = async (number: number): Promise<readonly string[]> => {
      const { sit } = opened(pickMatch);
      const [ann, bob, cat, watcher] = [sit('ann'), sit('bob'), sit('cat'), sit(null)];
      await ann.say({ type: 'move', move: 'pick', params: { number }, step: 0 });
      await bob.say({ type: 'prompt', step: 1, answers: [], explain: true });
      await bob.say({ type: 'undo', step: 1 });
      await bob.say({ type: 'sync' });
      await ann.say({ type: 'undo', step: 1 });
      await bob.say({ type: 'agree', proposal: 0, yes: true });
      await cat.say({ type: 'agree', proposal: 0, yes: true });
      return [bob, cat, watcher].map(({ heard }) => JSON.stringify(heard));
    };
    expect(await heardBy(2)).toEqual(await heardBy(7));
  });
});
