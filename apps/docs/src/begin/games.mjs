/** How the pages of the games begin. @type {Readonly<Record<string, import('./core.mjs').Begin>>} */
export const GAMES = {
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
  'mtg-stack': {
    names: {
      cast: 'casts a card: puts it onto the stack, then makes its choices',
      activate: 'puts an ability onto the stack',
      resolveTop: 'resolves what is on top, with your function for its effect',
      legalIn: 'the targets on which the effect still acts',
      counter: 'counters a spell or an ability',
    },
    code: `import { unwrap } from '@reticle/core';
import { moveCard, mtg, mtgCardOf, mtgStateOf } from '@reticle/mtg';
import { cast, legalIn, resolveTop } from '@reticle/mtg/stack';

const bolt = mtgCardOf({ instanceId: 'bolt', owner: 'you', zone: 'hand', types: ['instant'] });
const bear = mtgCardOf({ instanceId: 'bear', owner: 'foe', types: ['creature'] });
const spec = mtg.spec({ slots: [{ id: 't1', kind: 'card', filter: { zone: 'battlefield' } }] });
const targets = [{ targets: [{ kind: 'card', id: 'bear' }] }];

const { state } = unwrap(cast(mtgStateOf({ cards: [bolt, bear] }), 'bolt', 'you', { declaration: { spec }, targets }));
const after = unwrap(
  resolveTop(state, (now, { report }) => moveCard(now, legalIn(report, 't1')[0]?.target.id ?? '', 'graveyard')),
);
after.state.cards.map(({ zone }) => zone); // => ['graveyard', 'graveyard']`,
  },
  'mtg-mana': {
    names: {
      payMana: 'finds how a cost is paid, with the fewest permanents tapped',
      canPayMana: 'whether there is any way',
      readManaCost: 'reads `{1}{G}`',
      printManaCost: 'prints a cost',
      ManaPayment: 'a plan: what is tapped, what is spent, what is left',
    },
    code: `import { unwrap } from '@reticle/core';
import { canPayMana, payMana, printManaCost, readManaCost } from '@reticle/mtg/mana';

const cost = unwrap(readManaCost('{1}{G}'));
printManaCost(cost); // => '{1}{G}'
canPayMana(cost, { pool: { red: 2 } }); // => false
unwrap(payMana(cost, { pool: { green: 2, red: 1 } })).pool; // => { green: 1 }`,
  },
  'mtg-abilities': {
    names: {
      registerAbilities: 'says which abilities a card has, as data',
      legalActivations: 'what can be activated now: time, targets and costs looked at',
      activateAbility: 'announces and pays an ability; it waits on the stack',
      createTimAbility: 'one of the usual abilities: `{T}: 1 damage to any target`',
      ActivatedAbility: 'the data of an ability',
    },
    code: `import { unwrap } from '@reticle/core';
import { mtgCardOf, mtgMatchStateOf } from '@reticle/mtg';
import { createTimAbility, EMPTY_REGISTRY, legalActivations, registerAbilities } from '@reticle/mtg/abilities';

const registry = unwrap(registerAbilities(EMPTY_REGISTRY, 'mage', [createTimAbility()]));
const mage = mtgCardOf({ instanceId: 'm1', owner: 'you', publicId: 'mage', types: ['creature'] });
legalActivations(mtgMatchStateOf({ cards: [mage] }), registry, 'you').map(({ ability }) => ability); // => ['tim']`,
  },
  'mtg-sets-6ed': {
    names: {
      SIXTH_EDITION: 'the cards of the Sixth Edition, as data',
    },
    code: `import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';

SIXTH_EDITION.length; // => 335
SIXTH_EDITION.filter(({ types }) => types.includes('artifact')).length; // => 48`,
  },
  'mtg-host': {
    names: {
      host: 'Magic for every surface: its boards, its words, its matches',
    },
    code: `import { openHost } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';

const words = await openHost(host).words?.();
words?.read('Destroy target creature.', { types: ['instant'] }).requirements.map(({ words }) => words); // => ['target creature']`,
  },
  lorcana: {
    names: {
      nextChoice: 'says who chooses next, how many, and of what',
      checkChoice: 'says whether a choice is legal, and which events follow',
      lorcanaStateOf: 'makes a state, with everything that you leave out filled in',
      lorcanaCardOf: 'makes an object of a state in the same way',
      lorcanaMatch: 'plays whole matches',
    },
    code: `import { unwrap } from '@reticle/core';
import { lorcana, lorcanaCardOf, lorcanaStateOf, nextChoice } from '@reticle/lorcana';

const moth = lorcanaCardOf({ instanceId: 'moth', owner: 'foe', types: ['character'] });
const owl = lorcanaCardOf({ instanceId: 'owl', owner: 'foe', types: ['character'], keywords: ['ward'] });
const spec = lorcana.spec({ slots: [{ kind: 'card', filter: { zone: 'play', type: 'character' } }] });
const next = unwrap(nextChoice(lorcanaStateOf({ cards: [moth, owl] }), spec, { controller: 'you' }));
next?.legal.map(({ id }) => id); // => ['moth']`,
  },
  'lorcana-text': {
    names: {
      parseCard: 'reads a whole card, and says what it does not read',
      parseTargetRequirements: 'reads each choice of a text',
      targetSpecOf: 'makes a spec of what was read',
      printCard: 'prints a card as words',
      TARGET_PATTERNS: 'all words for what may be chosen, as data',
    },
    code: `import { parseTargetRequirements } from '@reticle/lorcana/text';

const read = parseTargetRequirements('Banish chosen damaged character.', { types: ['action'] });
read.map(({ words }) => words); // => ['chosen damaged character']`,
  },
  'lorcana-cards': {
    names: {
      define: 'builds a card from its facts and its rules',
      CardDefinition: 'a card: its printed facts, and what its text does',
      Effect: 'one thing that a text does',
    },
    code: `import { define } from '@reticle/lorcana/cards';

const moth = define({
  number: 901,
  name: 'Moth',
  type: 'character',
  cost: 1,
  ink: 'amber',
  inkwell: true,
  classifications: [],
  keywords: [],
  strength: 1,
  willpower: 1,
  lore: 1,
});
moth.facts.name; // => 'Moth'`,
  },
  'lorcana-decks': {
    names: {
      deckIssues: 'says why a format refuses a deck',
      FORMATS: 'the formats by name',
      lorcanaFormat: 'the schema of a format of your own',
    },
    code: `import { deckIssues, lorcanaFormat } from '@reticle/lorcana/decks';

deckIssues({ 'Nobody - Nowhere': 4 }, [], lorcanaFormat.parse({ deckSize: 4 })).map(({ code }) => code); // => ['lorcana.unknownCard']`,
  },
  'lorcana-sets-the-first-chapter': {
    names: {
      THE_FIRST_CHAPTER: 'the cards of the set, as data',
    },
    code: `import { THE_FIRST_CHAPTER } from '@reticle/lorcana/sets/the-first-chapter';

THE_FIRST_CHAPTER.filter(({ facts }) => facts.cost === 9).length; // => 1`,
  },
  'lorcana-host': {
    names: {
      host: 'Lorcana for every surface: its boards, its words, its matches',
    },
    code: `import { hostedGame } from '@reticle/core/host';
import { host } from '@reticle/lorcana/host';

const game = await hostedGame(host);
[game.id, game.matches !== undefined]; // => ['lorcana', true]`,
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
  'taktik-host': {
    names: {
      host: 'Taktik for every surface: its boards and its matches',
    },
    code: `import { hostedGame } from '@reticle/core/host';
import { host } from '@reticle/taktik/host';

const { matches } = await hostedGame(host);
matches?.with(({ runtime }) => runtime.game.id); // => 'taktik'`,
  },
};
