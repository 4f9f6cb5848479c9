/**
 * @typedef {{ names: Readonly<Record<string, string>>, code?: string, fragment?: string, readme?: string }} Begin the
 * names with what each is for, and one of: a program that a test runs, a part of one, the package whose README begins
 * with one
 */

/** How the pages of the core begin. @type {Readonly<Record<string, Begin>>} */
export const CORE = {
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
  'core-standard': {
    names: {
      standardEffects: 'damage, heal, draw, move and the other effects that most games have',
      standardEvents: 'the events by which they happen; `standardActions` is what these do',
      cardMoves: 'moves by cards: what they cost, what is chosen, and abilities that players use',
      cardText: 'reads and prints the text of a card from your clauses',
      cardsSeen: 'what a viewer sees of the cards',
    },
    code: `import { effectSchemas, verb } from '@reticle/core/standard';
import * as z from 'zod';

const { damage } = effectSchemas(z.never(), z.never());
damage.parse({ effect: 'damage', what: 'it', amount: 2 }).amount; // => 2
verb('burn <what:what> for <amount:number>', { effect: 'damage' }).means;
// => { effect: 'damage', what: '$what', amount: '$amount' }`,
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
};
