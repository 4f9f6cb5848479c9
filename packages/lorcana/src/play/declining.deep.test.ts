/**
 * Each whole face is played in a match of three players who decline whatever may be declined. The faces are those
 * of the file of `RETICLE_LORCANA_FACES`, one JSON object a line, as `parseCard` takes them; or The First Chapter.
 */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { type Declined, playDeclining } from '@reticle/vitest-preset/declining';
import { expect, it } from 'vitest';
import { made, type Side, table } from '../../test/table.js';
import type { CardDefinition } from '../language/card.js';
import { THE_FIRST_CHAPTER } from '../sets/the-first-chapter/index.js';
import { type CardFace, parseCard } from '../text/abilities/parse-card.js';
import { lorcanaMatch } from './match.js';

const PLAYED = 'play';
const MOST_MOVES = 400;
const TURNS = 5;
/** The share of the cards that must have been played. */
const LEAST_PLAYED = 0.9;

/** The whole cards of a file of faces. */
const cardsIn = (file: string): readonly CardDefinition[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseCard(JSON.parse(line) as CardFace).card);

function cardsPlayed(): readonly CardDefinition[] {
  const file = env['RETICLE_LORCANA_FACES'];
  const cards = file === undefined ? THE_FIRST_CHAPTER : cardsIn(file);
  return cards.filter(({ unexpressed = [] }) => unexpressed.length === 0);
}

const owl = made('Owl');
const cup = made('Cup', { type: 'item' });
const mill = made('Mill', { type: 'location', strength: undefined, willpower: 5, moveCost: 1 });
const tune = made('Tune', { type: 'action' });

/** A side with something of each kind, a hand of two cards, and a hurt character that can be challenged. */
const side = (own: Partial<Side> = {}): Side => ({
  ink: 12,
  play: [owl, [owl, { exerted: true, damage: 1 }], cup, mill],
  discard: [owl, tune],
  deck: Array.from({ length: 9 }, () => owl),
  hand: [owl, tune],
  ...own,
});

/** The events that tell of effects which nobody may decline, of an amount that is a number. */
const TOLD: Readonly<Record<string, string>> = {
  draw: 'drew',
  gainLore: 'loreGained',
  mill: 'putIntoDiscard',
};

/** What an action must do once it is played. A choice that changes nothing isn't asked for. */
function lackingOf({ effects = [] }: CardDefinition, { done, events }: Declined): readonly string[] {
  const after = events.slice(done.get(PLAYED));
  const turn = after.slice(
    0,
    after.findIndex(({ type }) => type === 'turnBegan'),
  );
  return effects.flatMap((effect) => {
    const { amount = 1, who }: Readonly<Record<string, unknown>> = effect;
    const type = TOLD[effect.effect];
    const isSome = type !== undefined && typeof amount === 'number' && who === undefined;
    return isSome && !turn.some((event) => event.type === type) ? [`${effect.effect} was not done`] : [];
  });
}

/** Plays a card, uses what it can do once each, and ends some turns later. Returns whether it was played, and what went wrong. */
function playedWith(card: CardDefinition) {
  const north = side({ hand: [card, owl, tune] });
  const played = playDeclining({
    runtime: lorcanaMatch,
    match: table(north, side(), { east: side() }),
    idle: ['endTurn'],
    most: MOST_MOVES,
    isOver: ({ turn, ended }) => turn >= 3 + TURNS || ended !== null,
    wanted: ({ move, player, params = {} }) =>
      player === 'north' && params['cardId'] === card.facts.name && move !== 'ink'
        ? `${move}${params['ability'] === undefined ? '' : JSON.stringify(params['ability'])}`
        : undefined,
    asks: ({ resolving }) => resolving.at(-1)?.todo[0]?.effect,
  });
  const { findings, done } = played;
  const isDone = findings.length === 0 && done.has(PLAYED);
  const said = [...findings, ...(isDone ? lackingOf(card, played) : [])];
  return { isPlayed: done.size > 0, problems: said.map((what) => `${card.facts.name}: ${what}`) };
}

it('each whole face is played by three players who decline', () => {
  const cards = cardsPlayed();
  const played = cards.map(playedWith);
  expect(played.flatMap(({ problems }) => problems)).toEqual([]);
  expect(played.filter(({ isPlayed }) => isPlayed).length).toBeGreaterThan(cards.length * LEAST_PLAYED);
}, 3_600_000);
