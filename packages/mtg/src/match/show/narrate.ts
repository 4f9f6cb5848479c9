import type { MatchEvent } from '@reticle/core';
import * as z from 'zod';
import type { MtgMatchState } from '../../state/match-state.js';
import { printManaAmounts } from '../../mana/symbols.js';
import { manaAmounts } from '../../mana/mana.js';
import { cardName, listed, thingName } from './names.js';

const ref = z.object({ kind: z.string(), id: z.string(), incarnation: z.number().optional() });
const card = z.union([z.string(), ref]);
const player = z.string();

type Line = (state: MtgMatchState, event: MatchEvent) => string | undefined;

const line =
  <T>(schema: z.ZodType<T>, words: (facts: T, state: MtgMatchState) => string): Line =>
  (state, event) => {
    const facts = schema.safeParse(event);
    return facts.success ? words(facts.data, state) : undefined;
  };

const nameOf = (state: MtgMatchState, of: z.infer<typeof card>): string =>
  typeof of === 'string' ? cardName(state, of) : thingName(state, of);

const ofCard = (words: (name: string) => string): Line =>
  line(z.object({ card }), (facts, state) => words(nameOf(state, facts.card)));
const ofPlayer = (words: (name: string) => string): Line =>
  line(z.object({ player }), (facts) => words(facts.player));
const onStack = z.object({ by: ref, source: ref });
/** An ability is gone once it has resolved; its source tells what it was. */
const resolving = ({ by, source }: z.infer<typeof onStack>, state: MtgMatchState): string =>
  by.kind === 'ability' ? `The ability of ${thingName(state, source)}` : thingName(state, by);
const silent: Line = () => '';

/** How each event is told; an event of another type is told as its JSON. */
const LINES: Readonly<Record<string, Line>> = {
  turnBegan: line(z.object({ turn: z.int(), player }), ({ turn, player: who }) => `--- turn ${turn}: ${who}`),
  stepBegan: line(z.object({ step: z.string() }), ({ step }) => `(${step})`),
  passed: line(z.object({ player, step: z.string() }), ({ player: who, step }) => `${who} passes (${step}).`),
  landPlayed: line(
    z.object({ player, card }),
    (facts, state) => `${facts.player} plays ${nameOf(state, facts.card)}.`,
  ),
  cast: line(
    z.object({ controller: player, by: ref }),
    (facts, state) => `${facts.controller} casts ${thingName(state, facts.by)}.`,
  ),
  activated: line(
    z.object({ controller: player, by: ref }),
    (facts, state) => `${facts.controller} activates ${thingName(state, facts.by)}.`,
  ),
  triggered: line(
    z.object({ controller: player, by: ref }),
    (facts, state) => `${capital(thingName(state, facts.by))} triggers.`,
  ),
  becameTarget: line(
    z.object({ target: ref, by: ref }),
    (facts, state) => `${capital(thingName(state, facts.by))} targets ${thingName(state, facts.target)}.`,
  ),
  resolves: line(onStack, (facts, state) => `${resolving(facts, state)} resolves.`),
  fizzles: line(onStack, (facts, state) => `${resolving(facts, state)} has no legal target left.`),
  moved: line(
    z.object({ card: ref, from: z.string(), to: z.string() }),
    (facts, state) => `${thingName(state, facts.card)} goes from ${facts.from} to ${facts.to}.`,
  ),
  tokenCreated: ofCard((name) => `${name} is created.`),
  drew: line(
    z.object({ player, count: z.int() }),
    (facts) => `${facts.player} draws ${facts.count} card(s).`,
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
  becameTapped: ofCard((name) => `${name} is tapped.`),
  becameUntapped: ofCard((name) => `${name} is untapped.`),
  tappedForMana: ofCard((name) => `${name} is tapped for mana.`),
  manaAdded: line(
    z.object({ player, mana: manaAmounts }),
    (facts) => `${facts.player} gets ${printManaAmounts(facts.mana)}.`,
  ),
  attackDeclared: silent,
  blockDeclared: silent,
  attacked: ofCard((name) => `${name} attacks.`),
  blocked: line(
    z.object({ card, others: z.array(ref) }),
    (facts, state) =>
      `${nameOf(state, facts.card)} blocks ${listed(facts.others.map((other) => thingName(state, other)))}.`,
  ),
  becameBlocked: silent,
  countered: line(
    z.object({ what: ref }),
    (facts, state) => `${capital(thingName(state, facts.what))} is countered.`,
  ),
  shuffled: ofPlayer((name) => `${name} shuffles.`),
  coinFlipped: line(
    z.object({ player, won: z.boolean() }),
    (facts) => `${facts.player} flips a coin and ${facts.won ? 'wins' : 'loses'}.`,
  ),
  playerLost: line(
    z.object({ player, rule: z.string() }),
    (facts) => `${facts.player} loses the game (rule ${facts.rule}).`,
  ),
  matchEnded: line(
    z.object({ winners: z.array(player), reason: z.string() }),
    ({ winners, reason }) =>
      `The match is over by ${reason}: ${winners.length === 1 ? `${listed(winners)} wins` : 'a draw'}.`,
  ),
  stateBased: silent,
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An event in one readable line, with the names that cards have in the state after it; empty where nothing is to say. */
export function narrate(event: MatchEvent, state: MtgMatchState): string {
  const known = Object.hasOwn(LINES, event.type) ? LINES[event.type] : undefined;
  return known?.(state, event) ?? JSON.stringify(event);
}

/** Types of events that only a verbose log tells of. */
export const ASIDES: readonly string[] = [
  'stepBegan',
  'passed',
  'moved',
  'becameTapped',
  'becameUntapped',
  'tappedForMana',
  'manaAdded',
  'becameTarget',
];
