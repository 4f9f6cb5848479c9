/** How the pages of what is around the games begin. @type {Readonly<Record<string, import('./core.mjs').Begin>>} */
export const AROUND = {
  react: {
    names: {
      Table: 'draws a match, and lets a person play it',
      Card: 'draws one card',
      useMatch: 'the state of a match and what can be done, for a table of your own',
      usePrompt: 'what is asked now',
      MatchSource: 'where a match comes from: this program, or a server',
    },
    code: `import { MatchProvider, Table, useMatch, type MatchSource } from '@reticle/react';
import { createElement } from 'react';

const Board = () => createElement(Table, useMatch());
export const screen = (source: MatchSource) => createElement(MatchProvider, { source }, createElement(Board));`,
  },
  'react-match': {
    names: {
      localMatch: 'a match in this program: one person, and bots in the other seats',
      seatView: 'what a table shows of a match to one seat',
      mayTakeBack: 'whether a step may be taken back',
    },
    readme: 'react',
  },
  'react-client': {
    names: {
      seatSource: 'makes a seat at a server the source of a table',
    },
    code: `import { SeatClient } from '@reticle/client';
import { connectOnline } from '@reticle/client/online';
import { seatSource } from '@reticle/react/client';

const seat = new SeatClient(connectOnline({ url: 'http://localhost:4000', table: 'one', token: 'yours' }));
seatSource(seat).state; // for MatchProvider; seat.open() connects`,
  },
  client: {
    names: {
      SeatClient: 'a seat at a table: what it sees, and its moves',
      SeatState: 'what a seat knows at a moment',
      connectBeside: 'takes a seat at a table in the same program',
      Connect: 'how a client reaches a table',
    },
    readme: 'client',
  },
  'client-online': {
    names: {
      connectOnline: 'makes a connection to a table of `@reticle/server`',
    },
    code: `import { SeatClient } from '@reticle/client';
import { connectOnline } from '@reticle/client/online';

// The table and the token are what the server answered when the seat was taken.
const seat = new SeatClient(connectOnline({ url: 'http://localhost:4000', table: 'one', token: 'yours' }));
seat.state.status; // => 'connecting'`,
  },
  server: {
    names: {
      serve: 'starts a server for tables',
      servedGame: 'makes a game ready to be served',
      sqliteStore: 'keeps every step in a file',
      postgresStore: 'keeps every step in PostgreSQL',
      RunningServer: 'its address, and how to stop it',
    },
    readme: 'server',
  },
  protocol: {
    names: {
      Table: 'a match with seats: takes their messages, and answers them',
      ServerMessage: 'what a seat is sent',
      ClientMessage: 'what a seat may send',
      parseServerMessage: 'checks what came over a network',
      positionOf: 'where a table stands, from its log',
    },
    readme: 'protocol',
  },
  cli: {
    names: {
      run: 'runs the command `reticle` in this program',
    },
    readme: 'cli',
  },
  testkit: {
    names: {
      laws: 'the laws that every game must keep, by name',
      checkGame: 'holds a game to them, and returns what it found',
      filterCases: 'rows of facts that a filter accepts and refuses',
      describeFinding: 'puts a finding into words',
      playthroughLog: 'a seeded match as text',
    },
    readme: 'testkit',
  },
  'testkit-scenario': {
    names: {
      scenarioGame: 'makes a game ready for scenarios',
      runScenario: 'runs one, and reports what differs',
      shrinkMatch: 'makes a scenario from a recorded match',
      tryPuzzle: 'plays a puzzle with given moves',
      ScenarioReport: 'what was checked, and what differs',
    },
    code: `import { unwrap } from '@reticle/core';
import { runScenario } from '@reticle/testkit/scenario';
import { mtg, mtgCardOf, mtgStateOf } from '@reticle/mtg';

const bear = mtgCardOf({ instanceId: 'bear', owner: 'foe', types: ['creature'] });
const report = runScenario({ game: mtg }, {
  name: 'a creature is a target',
  game: 'mtg',
  state: mtgStateOf({ cards: [bear] }),
  spec: { slots: [{ id: 't1', kind: 'card', filter: { type: 'creature' } }] },
  attempt: { controller: 'you' },
  listed: { t1: ['bear'] },
});
unwrap(report).ok; // => true`,
  },
  'testkit-vitest': {
    names: {
      describeGame: 'tests the laws that every game must keep',
      matchers: 'adds `toBeLegalTarget` and others to `expect`',
      scenarios: 'runs scenario files as tests',
      goldenPlaythrough: 'holds a seeded match as a reviewed text',
    },
    fragment: `// src/conformity.test.ts
import { describeGame } from '@reticle/testkit/vitest';
import { demo } from './game.js';
import { demoCases } from '../test/filter-cases.js';

describeGame(demo, { cases: demoCases });`,
  },
  'boardgame.io': {
    names: {
      toBoardgame: 'makes a game of boardgame.io from a match',
      BoardgameGame: 'that game',
      Refusal: 'why a move was not made',
      matchOf: 'the match that a client sees',
      seedOf: 'the seed of a match',
    },
    readme: 'boardgame.io',
  },
  'boardgame.io-server': {
    names: {
      guarded: 'guards the storage and the transport of a server',
      GuardedParts: 'both, for `Server` of boardgame.io',
    },
    fragment: `import { toBoardgame } from '@reticle/boardgame.io';
import { guarded } from '@reticle/boardgame.io/server';
import { taktikMatch } from '@reticle/taktik';
import { FlatFile, Server, SocketIO } from 'boardgame.io/server';

Server({
  games: [toBoardgame(taktikMatch, { secret })],
  ...guarded({ db: new FlatFile({ dir: 'matches' }), transport: new SocketIO() }),
});`,
  },
};
