// How each page of the API begins: the names that one needs first, and a program of a few lines.

/**
 * @typedef {{ names: Readonly<Record<string, string>>, code?: string }} Begin the names with what each is for, and a
 * program that a test runs
 */

/** @type {Readonly<Record<string, Begin>>} */
export const BEGIN = {
  core: {
    names: {
      defineGame: 'says what a game is: its state, its players, its kinds of things',
      baseCardKind: 'makes the kind of cards without facts of their own; `defineKind` takes any facts',
      TargetResolver: '`game.resolver(state)`: lists, explains and checks targets in one state',
      unwrap: 'takes the value of a `Result`, and throws if there is none',
      TargetSpec: 'what a card asks to be chosen, as JSON',
    },
    code: `import { baseCardKind, defineGame, unwrap, type BaseCard } from '@reticle/core';
import * as z from 'zod';

type State = { readonly cards: readonly BaseCard[] };
const cards = baseCardKind({ list: (state: State) => state.cards });
const game = defineGame({ id: 'demo', state: z.custom<State>(), players: () => [{ id: 'ann' }], kinds: [cards] });

const spec = game.spec({ slots: [{ kind: 'card', filter: { cost: { lte: 3 } } }] });
unwrap(game.resolver({ cards: [] }).legalTargets(spec, { controller: 'ann' })); // => []`,
  },
  'core-match': {
    names: {
      defineMatch: 'makes a match of moves: start, apply, view, replay, undo',
      defineMove: 'defines a move: its parameters, its targets, what it does',
      MatchRuntime: 'what plays a match; every game has one',
      greedyBot: 'a bot for any game; `BOTS` has all by name',
      seatOf: 'what one player sees and may do: what a bot is given',
    },
    code: `import { unwrap } from '@reticle/core';
import { greedyBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { taktikMatch } from '@reticle/taktik';

let match = unwrap(taktikMatch.start({ width: 6, height: 6, turnLimit: 4 }, 'seed'));
const random = randomFrom(seedRandom('bots'));
while (!taktikMatch.outcome(match)) {
  const [player = ''] = taktikMatch.toAct(match);
  match = unwrap(taktikMatch.apply(match, greedyBot(seatOf(taktikMatch, match, player), random))).match;
}
taktikMatch.toAct(match); // => []`,
  },
  'core-play': {
    names: {
      defineTable: 'the zones, the events and what they do, the layers in which changes apply',
      definePlay: 'runs abilities and effects, and stops for the decisions of players',
      abilitySchema: 'the schema of triggered, static and replacing abilities over your words',
      cashier: 'pays costs whole, or refuses them',
      duration: 'the schema of how long a change lasts',
    },
    code: `import { baseCardFilter } from '@reticle/core';
import { eventPattern, filterSchema } from '@reticle/core/play';

const events = { burned: { card: 'object', amount: 'number' } } as const;
const pattern = eventPattern(events, filterSchema(baseCardFilter.pick({ controller: true })));
const wanted = { on: 'burned', card: { controller: 'opponent' }, amount: { gte: 2 } };
pattern.safeParse(wanted).success; // => true
pattern.safeParse({ on: 'burned', card: 'self', heat: 2 }).success; // => false`,
  },
  'core-text': {
    names: {
      phraseGrammar: 'reads phrases into JSON by a lexicon, and prints them',
      Lexicon: 'the words of a game, as JSON',
      phraseSlot: 'makes the slot of a spec from a phrase that was read',
      clauseGrammar: 'reads whole sentences: subjects, verbs, durations, amounts',
      textMessages: 'the words for the codes of texts that are not read',
    },
    code: `import { phraseGrammar, type Lexicon } from '@reticle/core/text';

const lexicon: Lexicon = {
  anchor: { one: 'chosen', many: 'chosen' },
  kinds: ['card'],
  adding: {},
  required: {},
  entries: [
    { role: 'class', words: 'frog', filter: { type: 'frog' }, examples: ['chosen frog'] },
    { role: 'bare', words: '', filter: { zone: 'pond' }, examples: ['chosen frog'] },
  ],
  vocabularies: {},
};
phraseGrammar(lexicon).read('chosen frog').found; // => 'phrase'`,
  },
  'core-host': {
    names: {
      GameHost: 'describes a game once, for every screen, the command and the server',
      hostedGame: 'opens a host: its boards, words and matches',
      HostMatch: 'a match as screens draw it: zones, things, moves in words',
      whyNotOf: 'says why a thing cannot be used now',
      unaskedMove: 'the move that nobody has to be asked for',
    },
    code: `import { hostedGame } from '@reticle/core/host';
import { host } from '@reticle/taktik/host';

const game = await hostedGame(host);
[game.id, game.matches !== undefined]; // => ['taktik', true]`,
  },
  'core-describe': {
    names: {
      describeIssue: 'puts a refusal into words',
      describeSpec: 'puts a spec into words',
      describeFilter: 'puts a filter into words',
      counted: 'writes a number with its noun',
      ruleOf: 'returns the number of the rule that a refusal names',
    },
    code: `import { describeIssue } from '@reticle/core/describe';

const found = { code: 'unknownKey', data: { key: 'colour' } } as const;
describeIssue(found, { messages: {} }); // => 'There is no key colour here.'`,
  },
  'core-schema': {
    names: {
      jsonSchemas: 'the JSON Schemas of a game: its filters, its specs',
      coreJsonSchemas: 'the JSON Schemas that all games share',
      jsonSchemaOf: 'the JSON Schema of any zod schema, with its descriptions',
      JsonSchema: 'a JSON Schema document',
    },
    code: `import { coreJsonSchemas } from '@reticle/core/schema';

Object.keys(coreJsonSchemas()).includes('target-spec'); // => true`,
  },
  mtg: {
    names: {
      getLegalTargets: 'lists what is legal for a spec, over the state of your engine',
      validateSingleTarget: 'says why one thing is not legal',
      mtgStateOf: 'makes a state, with everything that you leave out filled in',
      mtgCardOf: 'makes an object of a state in the same way',
      mtgMatch: 'plays whole matches of the cards that you give',
    },
    code: `import { unwrap } from '@reticle/core';
import { getLegalTargets, mtg, mtgCardOf, mtgStateOf } from '@reticle/mtg';

const bear = mtgCardOf({ instanceId: 'bear', owner: 'foe', types: ['creature'] });
const spec = mtg.spec({ slots: [{ kind: 'card', filter: { zone: 'battlefield', type: 'creature' } }] });
const legal = getLegalTargets(mtgStateOf({ cards: [bear] }), spec, { controller: 'you' });
unwrap(legal).map(({ id }) => id); // => ['bear']`,
  },
  'mtg-text': {
    names: {
      parseCard: 'reads a whole card, and says what it does not read',
      parseTargetRequirements: 'reads each "target ..." of a text',
      targetSpecOf: 'makes a spec of what was read',
      printCard: 'prints a card as words',
      TARGET_PATTERNS: 'all words for what may be chosen, as data',
    },
    code: `import { parseTargetRequirements } from '@reticle/mtg/text';

parseTargetRequirements('Destroy target creature.', { types: ['instant'] }).map(({ words }) => words); // => ['target creature']`,
  },
  taktik: {
    names: {
      taktikMatch: 'plays matches of units on a board',
      taktik: 'the game for questions about targets',
      taktikNarration: 'puts a match into words',
      renderBoard: 'draws a board as text',
      TaktikState: 'a position, as JSON',
    },
    code: `import { unwrap } from '@reticle/core';
import { taktikMatch } from '@reticle/taktik';

unwrap(taktikMatch.start({ width: 8, height: 8 }, 'seed')).state.turn; // => 1`,
  },
  react: {
    names: {
      Table: 'draws a match, and lets a person play it',
      Card: 'draws one card',
      useMatch: 'the state of a match and what can be done, for a table of your own',
      usePrompt: 'what is asked now',
      MatchSource: 'where a match comes from: this program, or a server',
    },
  },
  lorcana: {
    names: {
      nextChoice: 'says who chooses next, how many, and of what',
      checkChoice: 'says whether a choice is legal, and which events follow',
      lorcanaStateOf: 'makes a state, with everything that you leave out filled in',
      lorcanaCardOf: 'makes an object of a state in the same way',
      lorcanaMatch: 'plays whole matches',
    },
  },
  'lorcana-text': {
    names: {
      parseCard: 'reads a whole card, and says what it does not read',
      parseTargetRequirements: 'reads each choice of a text',
      targetSpecOf: 'makes a spec of what was read',
      printCard: 'prints a card as words',
      TARGET_PATTERNS: 'all words for what may be chosen, as data',
    },
  },
  'testkit-vitest': {
    names: {
      describeGame: 'tests the laws that every game must keep',
      matchers: 'adds `toBeLegalTarget` and others to `expect`',
      scenarios: 'runs scenario files as tests',
      goldenPlaythrough: 'holds a seeded match as a reviewed text',
    },
  },
  server: {
    names: {
      serve: 'starts a server for tables',
      servedGame: 'makes a game ready to be served',
      sqliteStore: 'keeps every step in a file',
      postgresStore: 'keeps every step in PostgreSQL',
      RunningServer: 'its address, and how to stop it',
    },
  },
  client: {
    names: {
      SeatClient: 'a seat at a table: what it sees, and its moves',
      SeatState: 'what a seat knows at a moment',
      connectBeside: 'takes a seat at a table in the same program',
      Connect: 'how a client reaches a table',
    },
  },
};

/**
 * Returns how the page of a module begins.
 * @param {string} module
 */
export const beginOf = (module) => {
  const found = BEGIN[module];
  if (!found) return '';
  const rows = Object.entries(found.names).map(
    ([name, what]) => `- [\`${name}\`](#${name.toLowerCase().replaceAll('_', '-')}): ${what}`,
  );
  const code = found.code === undefined ? '' : `\`\`\`ts\n${found.code}\n\`\`\`\n\n`;
  return `## To begin with\n\n${rows.join('\n')}\n\n${code}`;
};
