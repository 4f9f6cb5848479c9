import { unwrap } from '@reticle/core';
import type { MatchRuntime } from '@reticle/core/match';
import { lorcanaMatch } from '@reticle/lorcana';
import { firstPosition, Table, type ServerMessage } from '@reticle/protocol';
import { taktikMatch } from '@reticle/taktik';
import { describe, expect, it } from 'vitest';
import { pickMatch } from '../../protocol/test/pick.js';
import { connectBeside, SeatClient, type Connect } from './index.js';

const SMALL = { width: 6, height: 6, first: 'red', force: { infantry: 2, vehicle: 1, special: 0 } };

function tableOf<State>(runtime: MatchRuntime<State>, options: object) {
  const position = firstPosition(unwrap(runtime.start(options, 'client')));
  return new Table<State>({ id: 'one', runtime, position });
}

/** A connection to a table that can be cut, and that can lose or corrupt messages. */
function fragile(connect: Connect) {
  const wire = { cut: () => {}, bend: (message: unknown): readonly unknown[] => [message], connections: 0 };
  const through: Connect = async (events) => {
    let isCut = false;
    wire.connections++;
    const connection = await connect({
      message: (raw) => {
        if (!isCut) for (const message of wire.bend(raw)) events.message(message);
      },
      lost: () => events.lost(),
    });
    wire.cut = () => {
      isCut = true;
      connection.close();
      events.lost();
    };
    return connection;
  };
  return { wire, through };
}

async function seated(connect: Connect) {
  const waits: number[] = [];
  const client = new SeatClient(connect, {
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  await client.open();
  return { client, waits };
}

const until = (holds: () => boolean) => expect.poll(holds, { interval: 1 }).toBe(true);

describe('a seat at a table', () => {
  it('knows where it is, what it sees and what it is asked', async () => {
    const { client } = await seated(connectBeside(tableOf(taktikMatch, SMALL), 'red'));
    expect(client.state).toMatchObject({
      status: 'open',
      table: { table: 'one', game: 'taktik', seat: 'red' },
      step: 0,
      view: { viewer: 'red' },
      prompt: { player: 'red', asks: { kind: 'move' } },
    });
  });

  it('makes a move, hears what happened, and is told what is asked then', async () => {
    const table = tableOf(taktikMatch, SMALL);
    const { client } = await seated(connectBeside(table, 'red'));
    client.make({ move: 'draw' });
    expect(client.state.pending).toBe('move');
    await until(() => client.state.step === 1);
    expect(client.state.pending).toBeUndefined();
    expect(client.state.events.map(({ event }) => event.type)).toContain('drew');
    expect(client.state.view).toEqual(JSON.parse(JSON.stringify(taktikMatch.view(table.match, 'red'))));
  });

  it('shows what it expects of a move until the answer is here, taken or refused', async () => {
    const table = tableOf(taktikMatch, SMALL);
    const seen: unknown[] = [];
    const client = new SeatClient(connectBeside(table, 'red'), {
      predict: (view, { move }) => (move === 'pass' ? undefined : { ...view, expecting: move }),
    });
    await client.open();
    const { view } = client.state;
    client.subscribe(() => {
      const { step, expected } = client.state;
      seen.push([step, expected?.['expecting']]);
    });
    client.make({ move: 'endPhase' });
    expect(client.state).toMatchObject({
      view,
      making: { move: 'endPhase' },
      expected: { expecting: 'endPhase' },
    });
    await until(() => client.state.refusal !== undefined);
    expect([client.state.making, client.state.expected]).toEqual([undefined, undefined]);
    client.make({ move: 'draw' });
    expect(client.state.view).toEqual(view);
    await until(() => client.state.step === 1 && client.state.pending === undefined);
    expect([client.state.making, client.state.expected]).toEqual([undefined, undefined]);
    // The old view must never come back between the expected view and the real one.
    expect(seen.filter((one, at) => JSON.stringify(one) !== JSON.stringify(seen[at - 1]))).toEqual([
      [0, 'endPhase'],
      [0, undefined],
      [0, 'draw'],
      [1, undefined],
    ]);
    client.make({ move: 'pass' });
    expect(client.state).toMatchObject({ making: { move: 'pass' } });
    expect(client.state.expected).toBeUndefined();
  });

  it('leads through a choice answer by answer, back again, and makes the move at its end', async () => {
    const table = tableOf(lorcanaMatch, { first: 'north' });
    const [player = ''] = table.acting;
    const { client } = await seated(connectBeside(table, player));
    const asks = client.state.prompt?.asks;
    const offer = asks?.kind === 'move' ? asks.offers.find(({ spec }) => spec.slots.length > 0) : undefined;
    if (!offer) throw new Error('Nothing with targets is on offer.');
    client.choose(offer);
    await until(() => client.state.choosing?.prompt?.asks.kind === 'target');
    const asked = client.state.choosing?.prompt?.asks;
    const first = asked?.kind === 'target' ? asked.options[0] : undefined;
    client.pick({ kind: first?.kind ?? '', id: first?.id ?? '' });
    await until(() => client.state.choosing?.answers.length === 2 && client.state.pending === undefined);
    client.unpick();
    await until(() => client.state.choosing?.prompt !== undefined);
    expect(client.state.choosing?.answers).toHaveLength(1);
    client.explain();
    await until(() => {
      const told = client.state.choosing?.prompt?.asks;
      return told?.kind === 'target' && told.refused !== undefined;
    });
    client.pick('done');
    await until(() => client.state.choosing?.prompt?.asks.kind === 'ready');
    client.confirm();
    await until(() => client.state.step === 1);
    expect(client.state.choosing).toBeUndefined();
  });

  it('is told why something was refused, and goes on', async () => {
    const { client } = await seated(connectBeside(tableOf(taktikMatch, SMALL), 'red'));
    client.make({ move: 'endPhase' });
    await until(() => client.state.refusal !== undefined);
    expect(client.state.refusal).toMatchObject({
      reason: 'illegal',
      issues: [{ code: 'taktik.wrongPhase' }],
    });
    client.make({ move: 'draw' });
    await until(() => client.state.step === 1);
    expect(client.state.refusal).toBeUndefined();
  });

  it('shows only the answer to what was asked last, however fast one picks', async () => {
    const table = tableOf(lorcanaMatch, {});
    const [player = ''] = table.acting;
    const { client } = await seated(connectBeside(table, player));
    const asks = client.state.prompt?.asks;
    const offer = asks?.kind === 'move' ? asks.offers[0] : undefined;
    const seen: unknown[] = [];
    client.subscribe(() =>
      seen.push([client.state.choosing?.answers.length, client.state.choosing?.prompt?.asks.kind]),
    );
    client.choose({ move: offer?.move ?? '', params: offer?.params });
    client.pick('done');
    await until(() => client.state.choosing?.prompt !== undefined);
    expect(seen).not.toContainEqual([2, 'target']);
    expect(client.state.choosing?.prompt?.asks.kind).toBe('ready');
  });
});

describe('a connection', () => {
  it('that is lost is made again, with longer pauses, and nothing that happened meanwhile is missed', async () => {
    const table = tableOf(taktikMatch, SMALL);
    const { wire, through } = fragile(connectBeside(table, 'red'));
    let refusals = 3;
    const { client, waits } = await seated(async (events) => {
      if (wire.connections > 0 && refusals-- > 0) throw new Error('not yet');
      return through(events);
    });
    const other = await seated(connectBeside(table, 'red'));
    wire.cut();
    expect(client.state.status).toBe('lost');
    other.client.make({ move: 'draw' });
    await until(() => client.state.status === 'open' && client.state.step === 1);
    expect(waits).toEqual([250, 500, 1_000, 2_000]);
    expect(client.state.view).toEqual(other.client.state.view);
  });

  it('that is lost takes nothing of what is done meanwhile', async () => {
    const table = tableOf(taktikMatch, SMALL);
    const { wire, through } = fragile(connectBeside(table, 'red'));
    const { client } = await seated(through);
    wire.cut();
    client.make({ move: 'draw' });
    client.choose({ move: 'draw' });
    await until(() => client.state.status === 'open');
    expect([table.step, client.state.pending, client.state.choosing]).toEqual([0, undefined, undefined]);
  });

  it.each([
    [
      'loses a step',
      (message: ServerMessage) => (message.type === 'step' && message.step === 1 ? [] : [message]),
    ],
    [
      'brings a step twice',
      (message: ServerMessage) => (message.type === 'step' ? [message, message] : [message]),
    ],
    [
      'brings nonsense',
      (message: ServerMessage) => (message.type === 'step' ? [{ type: 'step' }] : [message]),
    ],
  ])('that %s: the client asks for the whole and is right again', async (_name, bend) => {
    const table = tableOf(taktikMatch, SMALL);
    const { wire, through } = fragile(connectBeside(table, 'red'));
    const { client } = await seated(through);
    wire.bend = (message) => bend(message as ServerMessage);
    const other = await seated(connectBeside(table, 'red'));
    for (const step of [1, 2]) {
      const [move] = taktikMatch.legalMoves(table.match, 'red', 1);
      if (!move) throw new Error('There is no move.');
      other.client.make(move);
      await until(() => other.client.state.step === step && other.client.state.pending === undefined);
    }
    await until(() => client.state.step === 2);
    expect(client.state.view).toEqual(other.client.state.view);
  });

  it.each(['at first', 'as it comes back'])(
    'that is made after it was closed is closed at once: %s',
    async (when) => {
      const table = tableOf(taktikMatch, SMALL);
      const { wire, through } = fragile(connectBeside(table, 'red'));
      let isHeld = when === 'at first';
      let arrive = () => {};
      const late = new Promise<void>((resolve) => (arrive = resolve));
      let isClosed = false;
      const client = new SeatClient(
        async (events) => {
          if (isHeld) await late;
          const connection = await through(events);
          return {
            ...connection,
            close() {
              isClosed = true;
              connection.close();
            },
          };
        },
        { wait: async () => {} },
      );
      const opened = client.open();
      if (!isHeld) {
        await opened;
        isHeld = true;
        wire.cut();
        await Promise.resolve();
      }
      client.close();
      arrive();
      await opened;
      await until(() => isClosed);
      expect(client.state.status).toBe('closed');
    },
  );

  it('that is closed is not made again', async () => {
    const table = tableOf(taktikMatch, SMALL);
    const { client } = await seated(connectBeside(table, 'red'));
    client.close();
    expect(client.state.status).toBe('closed');
  });
});

describe('proposals', () => {
  it('are shown to the other seat, and answered', async () => {
    const table = tableOf(pickMatch, {});
    const [ann, bob, cat] = [
      await seated(connectBeside(table, 'ann')),
      await seated(connectBeside(table, 'bob')),
      await seated(connectBeside(table, 'cat')),
    ];
    ann.client.make({ move: 'pick', params: { number: 3 } });
    await until(() => ann.client.state.step === 1 && ann.client.state.pending === undefined);
    ann.client.undo();
    for (const { client } of [bob, cat]) {
      await until(() => client.state.proposal?.what === 'undo');
      client.agree(true);
    }
    await until(() => ann.client.state.step === 2);
    expect(ann.client.state.view).toMatchObject({ step: 0 });
    ann.client.report('nothing is wrong');
    bob.client.forfeit();
    await until(() => ann.client.state.view?.['outcome'] !== null);
    expect(ann.client.state.view).toMatchObject({ outcome: { winners: ['ann', 'cat'] } });
  });
});
