import { ok, parseWith, refuse, type Result } from '@reticle/core';
import type { HostBoard, PlacedCard } from '@reticle/core/host';
import { emptyTable, withObject } from '@reticle/core/play';
import * as z from 'zod';
import {
  lorcana,
  lorcanaCardOf,
  type LorcanaState,
  lorcanaStateOf,
  LorcanaTargetValidator,
} from '../index.js';
import { plainName, ZONES } from '../language/facts.js';
import { nextQuestion } from '../rules/choosing/request.js';
import { freshCard, type LorcanaCard } from '../state/card.js';
import { lorcanaIssue } from '../state/issues.js';
import { catalogOf, type LorcanaMatchState, ZONE_RULES } from '../state/match.js';
import { playerOf } from '../state/state.js';
import { lorcanaEdits, putCard } from './edits.js';
import { lorcanaExamples } from './examples.js';
import { lorcanaZones } from './zones.js';

const character = { types: ['character'], cost: 3, strength: 2, willpower: 3, lore: 1 };

/** A made-up board with two characters that may be chosen, and some that may not, each for its own reason. */
const exampleState = lorcanaStateOf({
  cards: [
    lorcanaCardOf({
      instanceId: 'gust',
      owner: 'you',
      name: 'Sudden Gust',
      zone: 'resolving',
      types: ['action'],
    }),
    lorcanaCardOf({ ...character, instanceId: 'own', owner: 'you', name: 'Lamp Keeper' }),
    lorcanaCardOf({ ...character, instanceId: 'keeper', owner: 'foe', name: 'Lamp Keeper' }),
    lorcanaCardOf({ ...character, instanceId: 'giant', owner: 'foe', name: 'Hill Giant', strength: 6 }),
    lorcanaCardOf({ ...character, instanceId: 'shy', owner: 'foe', name: 'Shy Owl', keywords: ['ward'] }),
    lorcanaCardOf({ ...character, instanceId: 'weak', owner: 'foe', name: 'Night Moth', strength: -1 }),
  ],
});

/** An example for `explain`: what an action may choose, and one choice. */
const lorcanaExample = {
  game: 'lorcana',
  spec: {
    slots: [
      {
        kind: 'card',
        filter: { zone: 'play', type: 'character', controller: 'opponent', strength: { lte: 3 } },
      },
    ],
  },
  attempt: { controller: 'you', source: { kind: 'card', id: 'gust' } },
  choice: [{ targets: [{ kind: 'card', id: 'keeper' }] }],
  state: exampleState,
};

/** The boards of Lorcana. */
export const lorcanaBoard: HostBoard<LorcanaState> = {
  game: lorcana,
  example: () => lorcanaExample,
  examples: lorcanaExamples,
  zones: lorcanaZones,
  edits: lorcanaEdits,
  put: putCard,
  check(state, spec, attempt, selection) {
    const judged = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
    return judged.ok ? ok(judged.value.targets) : judged;
  },
  next: nextQuestion,
  code: {
    module: '@reticle/lorcana',
    game: 'lorcana',
    check: {
      name: 'LorcanaTargetValidator',
      call: 'LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, choice)',
      targets: 'value.targets',
    },
  },
};

const status = z.strictObject({
  exerted: z.boolean().optional(),
  damage: z.int().nonnegative().optional(),
  drying: z.boolean().optional(),
});
const zoneName = z.enum(ZONES).exclude(['resolving', 'under']);

/** Builds one card as it lies on the table. */
function cardOf(state: LorcanaMatchState, { card, id, of, zone, facts }: PlacedCard): Result<LorcanaCard> {
  const definition = catalogOf(state.config.cards).get(plainName(card));
  if (!definition) return refuse(lorcanaIssue('unknownCard', { cardId: card }));
  if (!playerOf(state, of)) return refuse(lorcanaIssue('unknownPlayer', { player: of }));
  const where = parseWith(zoneName, zone);
  if (!where.ok) return where;
  const how = parseWith(status, facts);
  if (!how.ok) return how;
  const faceDown = where.value === 'inkwell';
  const { exerted, damage, drying } = how.value;
  return ok({
    ...freshCard(definition, { instanceId: id, owner: of, incarnation: 0, zone: where.value, faceDown }),
    ...(exerted === undefined ? {} : { exerted }),
    ...(damage === undefined ? {} : { damage }),
    ...(drying === undefined ? {} : { drying }),
  });
}

/** Returns a match with exactly these cards, in the main phase of the player who has the first turn. */
export function place(state: LorcanaMatchState, cards: readonly PlacedCard[]): Result<LorcanaMatchState> {
  const players = state.players.map(({ id }) => id);
  let objects: LorcanaMatchState['objects'] = emptyTable(ZONE_RULES, players).objects;
  const ids = new Set<string>();
  for (const card of cards) {
    const found = cardOf(state, card);
    if (!found.ok) return found;
    if (ids.has(card.id)) return refuse(lorcanaIssue('duplicateCard', { cardId: card.id }));
    ids.add(card.id);
    objects = withObject(objects, found.value);
  }
  const seats = state.seats.map((seat) => ({ ...seat, altered: true }));
  return ok({ ...state, objects, seats, turn: 1, phase: 'main' });
}
