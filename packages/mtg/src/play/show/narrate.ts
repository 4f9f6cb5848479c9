import { counted } from '@reticle/core/describe';
import type { MatchEvent } from '@reticle/core/match';
import * as z from 'zod';
import { printManaAmounts, manaAmounts } from '../../language/mana.js';
import { cardById } from '../../state/cards.js';
import { type MtgMatchState, STEPS } from '../../state/match-state.js';
import {
  listWords,
  toldThing as thingName,
  aimWords,
  announcedWords,
  type CardTexts,
  type TextsOfMatch,
} from './names.js';
import { ENDINGS, STEP_NAMES } from './terms.js';
import { abilityById } from '../../state/state.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { teamOf } from '../../state/teams.js';

const ref = z.object({ kind: z.string(), id: z.string(), incarnation: z.number().optional() });
const card = z.union([z.string(), ref]);
const player = z.string();
type Line = (state: MtgMatchState, event: MatchEvent, cards: CardTexts) => string | undefined;

const line =
  <T>(schema: z.ZodType<T>, words: (facts: T, state: MtgMatchState, cards: CardTexts) => string): Line =>
  (state, event, cards) => {
    const facts = schema.safeParse(event);
    return facts.success ? words(facts.data, state, cards) : undefined;
  };

const nameOf = (state: MtgMatchState, of: z.infer<typeof card>): string =>
  thingName(state, typeof of === 'string' ? { kind: 'card', id: of } : of);

const ofCard = (words: (name: string) => string): Line =>
  line(z.object({ card }), (facts, state) => words(nameOf(state, facts.card)));

const ofPlayer = (words: (name: string) => string): Line =>
  line(z.object({ player }), (facts) => words(facts.player));
const onStack = z.object({ by: ref, source: ref, ability: z.string().optional() });

/** An ability is gone once it has resolved, so its source names it. */
const resolverName = ({ by, source }: z.infer<typeof onStack>, state: MtgMatchState): string =>
  by.kind === 'ability' ? `The ability of ${thingName(state, source)}` : thingName(state, by);
const resolverDoes = ({ source, ability }: z.infer<typeof onStack>, state: MtgMatchState, texts: CardTexts) =>
  ability === undefined
    ? ''
    : texts.doesOf(state, {
        source: { kind: 'card', id: source.id, incarnation: source.incarnation ?? 0 },
        name: ability,
      });
/** Says what an ability on the stack does. */
const doesNow = ({ id }: z.infer<typeof ref>, state: MtgMatchState, texts: CardTexts): string =>
  texts.doesOf(state, abilityById(state, id) ?? {});
const cards = z.array(ref);

const namesOf = (facts: { readonly cards: z.infer<typeof cards> }, state: MtgMatchState): string =>
  facts.cards.length === 0 ? 'no card' : listWords(facts.cards.map((found) => thingName(state, found)));
/** Commanders are cast from the command zone (rule 903.8), so it is mentioned. */
const fromCommand = (state: MtgMatchState, { id }: z.infer<typeof ref>): string =>
  cardById(state, id)?.castFrom === 'command' ? ' from the command zone' : '';
const silent: Line = () => '';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const step = z.enum(STEPS);

/** How each event is narrated. An event of another type is printed as JSON. */
const LINES: Readonly<Record<string, Line>> = {
  turnBegan: line(
    z.object({ turn: z.int(), player }),
    ({ turn, player: who }, state) => `--- turn ${turn}: ${listWords(teamOf(state, who))}`,
  ),
  stepBegan: line(z.object({ step }), (facts) => `(${STEP_NAMES[facts.step]})`),
  passed: line(z.object({ player, step }), (facts) => `${facts.player} passes (${STEP_NAMES[facts.step]}).`),
  landPlayed: line(
    z.object({ player, card }),
    (facts, state) => `${facts.player} plays ${nameOf(state, facts.card)}.`,
  ),
  cast: line(
    z.object({ controller: player, by: ref }),
    (facts, state, texts) =>
      `${facts.controller} casts ${thingName(state, facts.by)}${announcedWords(state, facts.by, texts)}${fromCommand(state, facts.by)}.`,
  ),
  copied: line(
    z.object({ controller: player, by: ref }),
    (facts, state, texts) =>
      `${facts.controller} copies ${thingName(state, facts.by)}${announcedWords(state, facts.by, texts)}.`,
  ),
  activated: line(
    z.object({ controller: player, by: ref }),
    (facts, state, texts) =>
      `${facts.controller} activates ${thingName(state, facts.by)}${announcedWords(state, facts.by, texts)}${doesNow(facts.by, state, texts)}.`,
  ),
  triggered: line(
    z.object({ controller: player, by: ref }),
    (facts, state, texts) =>
      `${capital(thingName(state, facts.by))} triggers${announcedWords(state, facts.by, texts)}${doesNow(facts.by, state, texts)}.`,
  ),
  becameTarget: line(
    z.object({ target: ref, by: ref }),
    (facts, state) => `${capital(thingName(state, facts.by))} targets ${thingName(state, facts.target)}.`,
  ),
  resolves: line(
    onStack,
    (facts, state, texts) => `${resolverName(facts, state)} resolves${resolverDoes(facts, state, texts)}.`,
  ),
  fizzles: line(
    onStack,
    (facts, state, texts) =>
      `${resolverName(facts, state)} has no legal target left${resolverDoes(facts, state, texts)}.`,
  ),
  moved: line(z.object({ card: ref, from: z.string(), to: z.string() }), (facts, state) =>
    facts.to === 'outside'
      ? `${capital(thingName(state, facts.card))} leaves the game.`
      : `${thingName(state, facts.card)} goes from ${facts.from} to ${facts.to}.`,
  ),
  attached: line(
    z.object({ card: ref, to: ref }),
    (facts, state) => `${thingName(state, facts.card)} is attached to ${thingName(state, facts.to)}.`,
  ),
  becameUnattached: ofCard((name) => `${name} becomes unattached.`),
  tokenCreated: ofCard((name) => `${name} is created.`),
  drew: line(
    z.object({ player, count: z.int() }),
    (facts) => `${facts.player} draws ${counted(facts.count, 'card')}.`,
  ),
  drewFromEmpty: ofPlayer((name) => `${name} can't draw: the library is empty.`),
  discarded: ofCard((name) => `${name} is discarded.`),
  sacrificed: ofCard((name) => `${name} is sacrificed.`),
  destroyed: ofCard((name) => `${name} is destroyed.`),
  regenerated: ofCard((name) => `${name} regenerates.`),
  damage: line(
    z.object({ source: ref, to: ref, amount: z.number() }),
    (facts, state) =>
      `${thingName(state, facts.source)} deals ${facts.amount} damage to ${thingName(state, facts.to)}.`,
  ),
  damagePrevented: line(
    z.object({ to: ref, amount: z.number() }),
    (facts, state) => `${facts.amount} damage to ${thingName(state, facts.to)} is prevented.`,
  ),
  lifeLost: line(
    z.object({ player, amount: z.number() }),
    (facts) => `${facts.player} loses ${facts.amount} life.`,
  ),
  lifeGained: line(
    z.object({ player, amount: z.number() }),
    (facts) => `${facts.player} gains ${facts.amount} life.`,
  ),
  mutated: line(
    z.object({ card, spell: ref, where: z.string() }),
    ({ card: of, spell, where }, state) =>
      `${thingName(state, spell)} merges with ${nameOf(state, of)}, at the ${where}.`,
  ),
  transformed: ofCard((name) => `${name} comes up as it transforms.`),
  becameMonarch: ofPlayer((name) => `${name} becomes the monarch.`),
  dayBecame: line(z.object({ day: z.string() }), ({ day }) => `It becomes ${day}.`),
  becameTapped: ofCard((name) => `${name} is tapped.`),
  removedFromCombat: ofCard((name) => `${name} is removed from combat.`),
  becameUntapped: ofCard((name) => `${name} is untapped.`),
  phasedIn: ofCard((name) => `${name} phases in.`),
  phasedOut: ofCard((name) => `${name} phases out.`),
  tappedForMana: ofCard((name) => `${name} is tapped for mana.`),
  manaAdded: line(
    z.object({ player, mana: manaAmounts }),
    (facts) => `${facts.player} gets ${printManaAmounts(facts.mana)}.`,
  ),
  manaSpent: line(
    z.object({ player, mana: manaAmounts }),
    (facts) => `${facts.player} spends ${printManaAmounts(facts.mana)}.`,
  ),
  manaLost: ofPlayer((name) => `${name} loses all unspent mana.`),
  playerGained: line(
    z.object({ player, keywords: z.array(z.object({ keyword: z.string() })) }),
    (facts) => `${facts.player} gains ${listWords(facts.keywords.map(({ keyword }) => keyword))}.`,
  ),
  turnedFaceUp: ofCard((name) => `${name} is turned face up.`),
  wentToCommand: ofCard((name) => `${name} goes to the command zone.`),
  exiledForMadness: silent,
  attackDeclared: silent,
  blockDeclared: silent,
  attacked: line(
    z.object({ card, player, planeswalker: z.string().optional() }),
    ({ card: of, player: defender, planeswalker }, state) =>
      `${nameOf(state, of)} attacks ${aimWords(state, { player: defender, ...withoutUndefined({ planeswalker }) }) || defender}.`,
  ),
  exerted: ofCard((name) => `${name} is exerted.`),
  marked: line(
    z.object({ card, mark: z.string() }),
    ({ card: of, mark }, state) => `${nameOf(state, of)} becomes ${mark}.`,
  ),
  blocked: line(
    z.object({ card, others: z.array(ref) }),
    (facts, state) =>
      `${nameOf(state, facts.card)} blocks ${listWords(facts.others.map((other) => thingName(state, other)))}.`,
  ),
  combatEnded: silent,
  becameBlocked: silent,
  wentUnblocked: silent,
  cycled: ofCard((name) => `${name} is cycled.`),
  promised: line(
    z.object({ card: ref, player, to: player }),
    (facts, state) => `${facts.player} promises ${facts.to} the gift of ${thingName(state, facts.card)}.`,
  ),
  countered: line(
    z.object({ what: ref }),
    (facts, state) => `${capital(thingName(state, facts.what))} is countered.`,
  ),
  reordered: silent,
  shuffled: ofPlayer((name) => `${name} shuffles.`),
  coinFlipped: line(
    z.object({ player, won: z.boolean() }),
    (facts) => `${facts.player} flips a coin and ${facts.won ? 'wins' : 'loses'}.`,
  ),
  losesByEffect: silent,
  copiesCeased: silent,
  playerLost: line(
    z.object({ player, rule: z.string() }),
    (facts) => `${facts.player} loses the game (rule ${facts.rule}).`,
  ),
  leftGame: ofPlayer((name) => `${name} leaves the game.`),
  matchEnded: line(
    z.object({ winners: z.array(player), reason: z.string() }),
    ({ winners, reason }) =>
      `The match is over (${endingWords(reason)}): ${winners.length === 1 ? `${listWords(winners)} wins` : 'a draw'}.`,
  ),
  stateBased: silent,
  exiled: ofCard((name) => `${name} is exiled.`),
  returned: ofCard((name) => `${name} is returned.`),
  lookedAt: line(
    z.object({ player, cards }),
    (facts, state) => `${facts.player} looks at ${namesOf(facts, state)}.`,
  ),
  revealed: line(
    z.object({ cards }),
    (facts, state) =>
      `${capital(namesOf(facts, state))} ${facts.cards.length === 1 ? 'is' : 'are'} revealed.`,
  ),
  counters: line(
    z.object({ on: ref, counter: z.string(), amount: z.number() }),
    (facts, state) =>
      `${thingName(state, facts.on)} has ${counted(Math.abs(facts.amount), `${facts.counter} counter`)} ${facts.amount < 0 ? 'less' : 'more'}.`,
  ),
  countersRemoved: line(
    z.object({ card, counter: z.string(), amount: z.number() }),
    (facts, state) =>
      `${counted(facts.amount, `${facts.counter} counter`)} ${facts.amount === 1 ? 'is' : 'are'} removed from ${nameOf(state, facts.card)}.`,
  ),
  damageRedirected: line(
    z.object({ to: ref, instead: ref, amount: z.number() }),
    (facts, state) =>
      `${facts.amount} damage to ${thingName(state, facts.to)} goes to ${thingName(state, facts.instead)}.`,
  ),
};

/** Returns the words for the reason why a match ended. */
export const endingWords = (reason: string): string => ENDINGS.get(reason) ?? reason;

/**
 * Narrates an event in one line, with the names that cards have in the state after it. Returns an empty
 * string if there is nothing to say.
 */
export const narrateWith =
  (textsIn: TextsOfMatch) =>
  (event: MatchEvent, state: MtgMatchState): string => {
    const known = Object.hasOwn(LINES, event.type) ? LINES[event.type] : undefined;
    return known?.(state, event, textsIn(state)) ?? JSON.stringify(event);
  };

/** The types of events that only a verbose log contains. */
export const ASIDES: readonly string[] = [
  'stepBegan',
  'passed',
  'moved',
  'becameTapped',
  'becameUntapped',
  'tappedForMana',
  'manaAdded',
  'manaSpent',
  'becameTarget',
];
