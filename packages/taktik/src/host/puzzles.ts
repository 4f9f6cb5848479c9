import type { JsonObject } from '@reticle/core';
import type { Puzzle } from '@reticle/core/host';
import type { TaktikCard } from '../language/card.js';

type Parts = Pick<TaktikCard, 'id' | 'name' | 'text' | 'targeting'>;

const none = { type: 'none' } as const;
const oneOwn = { type: 'unit', owner: 'self', count: 1 } as const;

/** Makes an effect on rolls until the end of the turn, large enough to leave nothing to chance. */
const rolls = (who: 'targets' | 'friendly' | 'all', amount: number): TaktikCard['effects'] => [
  { hook: 'modifyAttackRoll', who, amount, duration: { type: 'untilEndOfTurn' } },
];
const bonus = (parts: Parts, effects: TaktikCard['effects']): TaktikCard => ({
  ...parts,
  kind: 'bonus',
  timing: 'stored',
  effects,
});
const tactic = (parts: Parts, effects: TaktikCard['effects']): TaktikCard => ({
  ...parts,
  kind: 'tactic',
  timing: 'beforeAttackRoll',
  effects,
});

/**
 * The cards of the puzzles. With 3 more on the die every attack between plain fields hits, with 3 less none
 * does: dice shall not solve a puzzle.
 */
const CARDS: readonly TaktikCard[] = [
  bonus(
    { id: 'aim', name: 'Aim', text: 'Attack rolls of 1 own unit +3 until end of turn.', targeting: oneOwn },
    rolls('targets', 3),
  ),
  bonus(
    { id: 'fire', name: 'Fire', text: 'Own attack rolls +3 until end of turn.', targeting: none },
    rolls('friendly', 3),
  ),
  tactic(
    { id: 'steady', name: 'Steady', text: 'The roll of 1 own unit +3.', targeting: oneOwn },
    rolls('targets', 3),
  ),
  tactic(
    { id: 'smoke', name: 'Smoke', text: 'Every attack roll -3 until end of turn.', targeting: none },
    rolls('all', -3),
  ),
];

/** What a position has besides the units, which stand on six rows of six fields. */
interface PositionExtras {
  readonly terrain?: readonly string[];
  readonly overlays?: readonly string[];
  /** The ids of the units that were hit once. */
  readonly hurt?: readonly string[];
  readonly stored?: readonly string[];
  readonly tactics?: readonly string[];
  readonly victory?: JsonObject;
  /** The phase of blue's turn, in which red answers. Defaults to red's turn. */
  readonly blue?: 'movement' | 'attacks';
  /** The seed of the dice. */
  readonly seed?: number;
}

const SIZE = 6;
const EMPTY = '.'.repeat(SIZE);
const LAKE = '~'.repeat(SIZE);
/** Fills up the given rows to six. */
const rows = (given: readonly string[] = []): string =>
  [...given, ...Array.from({ length: SIZE - given.length }, () => EMPTY)].join('\n');

const UNITS: ReadonlyMap<string, string> = new Map([
  ['I', 'red-infantry'],
  ['V', 'red-vehicle'],
  ['S', 'red-special'],
  ['i', 'blue-infantry'],
  ['v', 'blue-vehicle'],
  ['s', 'blue-special'],
]);

/** Lists the ids of the units of a text, in order. */
function unitIds(units: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return Array.from(units.join('')).flatMap((symbol) => {
    const kind = UNITS.get(symbol);
    if (kind === undefined) return [];
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    return [`${kind}-${number}`];
  });
}

/** Makes a position: red's turn, in the phase of cards. */
function position(units: readonly string[], laid: PositionExtras = {}): JsonObject {
  const { terrain, overlays, hurt = [], stored = [], tactics = [], victory, blue, seed = 1 } = laid;
  const ids = unitIds(units);
  return {
    seed,
    options: {
      map: { terrain: rows(terrain), overlays: rows(overlays), units: rows(units) },
      first: blue ? 'blue' : 'red',
      cards: CARDS,
      ...(victory ? { victory } : {}),
    },
    cards: [
      ...stored.map((card) => ({ card, of: 'red', zone: 'stored' })),
      ...tactics.map((card) => ({ card, of: 'red', zone: 'tactics' })),
    ],
    changes: [
      ...hurt.map((id) => ({ at: ['units', ids.indexOf(id), 'hits'], to: 1 })),
      ...(blue ? [{ at: ['phase'], to: blue }] : []),
    ],
  };
}

const WIN = 'Win this turn.';
const LIVE = 'Blue attacks: hold out.';
const wins = [{ wins: true }] as const;
const lasts = [{ lasts: true }] as const;
const hold = (x: number, y: number): JsonObject => ({ type: 'hold', x, y, turns: 1 });

const puzzle = (
  id: string,
  task: string,
  match: JsonObject,
  goal: Puzzle['goal'],
  ...solution: readonly string[]
): Puzzle => ({ id, task, player: 'red', match, goal, solution });

const BLUE = 'blue-infantry-1';

/** Twenty puzzles for red, each with one thing to find. */
export const taktikPuzzles: readonly Puzzle[] = [
  puzzle(
    'one-shot',
    WIN,
    position(['I.i...'], { hurt: [BLUE], stored: ['Aim'] }),
    wins,
    'play Aim on red infantry 1',
    'attack blue infantry 1 with red infantry 1',
  ),
  puzzle(
    'step-up',
    WIN,
    position(['I...i.'], { hurt: [BLUE], stored: ['Aim'] }),
    wins,
    'play Aim on red infantry 1',
    'move red infantry 1 to 2,0',
    'attack blue infantry 1 with red infantry 1',
  ),
  puzzle(
    'who-gets-there',
    WIN,
    position(['I.....', EMPTY, EMPTY, EMPTY, EMPTY, 'V....i'], {
      terrain: [EMPTY, LAKE, LAKE, LAKE, LAKE],
      hurt: [BLUE],
      stored: ['Aim'],
    }),
    wins,
    'play Aim on red vehicle 1',
    'move red vehicle 1 to 3,5',
    'attack blue infantry 1 with red vehicle 1',
  ),
  puzzle(
    'two-shots',
    WIN,
    position(['II....', EMPTY, '.i....'], { stored: ['Fire'] }),
    wins,
    'play Fire',
    'attack blue infantry 1 with red infantry 1',
    'attack blue infantry 1 with red infantry 2',
  ),
  puzzle(
    'one-each',
    WIN,
    position(['V.ii.I'], { hurt: [BLUE, 'blue-infantry-2'], stored: ['Fire'] }),
    wins,
    'play Fire',
    'attack blue infantry 1 with red vehicle 1',
    'attack blue infantry 2 with red infantry 1',
  ),
  puzzle(
    'be-there',
    'Win this turn: who holds 2,2 as it ends has won.',
    position(['I.....', EMPTY, EMPTY, EMPTY, EMPTY, '.....i'], { victory: hold(2, 2) }),
    wins,
    'move red infantry 1 to 2,2',
  ),
  puzzle(
    'by-road',
    'Win this turn: who holds 4,0 as it ends has won.',
    position(['V.....', '..I...', EMPTY, EMPTY, EMPTY, '.....i'], {
      terrain: ['TTTTTT', 'TTTTTT', 'TTTTTT'],
      overlays: ['======'],
      victory: hold(4, 0),
    }),
    wins,
    'move red vehicle 1 to 4,0',
  ),
  puzzle(
    'over-the-bridge',
    'Win this turn: who holds 2,4 as it ends has won.',
    position([EMPTY, 'I.S...', EMPTY, EMPTY, EMPTY, '.....i'], {
      overlays: [EMPTY, '..=...', 'rrHrrr', '..=...'],
      victory: hold(2, 4),
    }),
    wins,
    'move red special 1 to 2,4',
  ),
  puzzle(
    'scouts',
    'Win this turn: who holds 5,0 as it ends has won.',
    position(['.I....', EMPTY, EMPTY, EMPTY, EMPTY, 'I...i.'], {
      terrain: [EMPTY, LAKE, LAKE, LAKE, LAKE],
      stored: ['Advanced Recon'],
      victory: hold(5, 0),
    }),
    wins,
    'play Advanced Recon on red infantry 1',
    'move red infantry 1 to 5,0',
  ),
  puzzle(
    'most-units',
    'Win this turn: who has more units as it ends has won.',
    position(['I.i...', EMPTY, EMPTY, EMPTY, EMPTY, 'I.i...'], {
      hurt: [BLUE],
      stored: ['Aim'],
      victory: { type: 'mostUnits', turns: 1 },
    }),
    wins,
    'play Aim on red infantry 1',
    'attack blue infantry 1 with red infantry 1',
  ),
  puzzle(
    'the-hurt-one',
    'One sure shot: let it destroy somebody.',
    position(['..S...', EMPTY, EMPTY, 'i..i..'], { hurt: ['blue-infantry-2'], stored: ['Aim'] }),
    [{ thing: 'blue-infantry-2', in: 'destroyed' }],
    'play Aim on red special 1',
    'attack blue infantry 2 with red special 1',
  ),
  puzzle(
    'two-against-three',
    'Win this turn: who has more units as it ends has won.',
    position(['I.i..i', EMPTY, EMPTY, EMPTY, EMPTY, 'I.i...'], {
      hurt: [BLUE, 'blue-infantry-3'],
      stored: ['Fire'],
      victory: { type: 'mostUnits', turns: 1 },
    }),
    wins,
    'play Fire',
    'attack blue infantry 1 with red infantry 1',
    'attack blue infantry 3 with red infantry 2',
  ),
  puzzle(
    'around-the-lake',
    'Win this turn: who holds 2,4 as it ends has won.',
    position(['.IV...', EMPTY, EMPTY, EMPTY, EMPTY, '.....i'], {
      terrain: ['...~~~', '~~.~~~', '~~.~~~', '~~.~~~'],
      victory: hold(2, 4),
    }),
    wins,
    'move red vehicle 1 to 2,4',
  ),
  puzzle(
    'at-the-last-moment',
    WIN,
    position(['I.i...'], { hurt: [BLUE], tactics: ['Steady'] }),
    wins,
    'attack blue infantry 1 with red infantry 1',
    'play Steady on red infantry 1',
  ),
  puzzle(
    'once-more',
    'Win this turn, if the first roll fails.',
    position(['I.i...'], { hurt: [BLUE], tactics: ["Commander's Luck"], seed: 7 }),
    wins,
    'attack blue infantry 1 with red infantry 1',
    "play Commander's Luck",
  ),
  puzzle(
    'hold-your-fire',
    'Nobody can be hit this turn. Waste nothing.',
    position(['I.....', EMPTY, EMPTY, EMPTY, EMPTY, '.....i'], { stored: ['Artillery Support'] }),
    [{ zone: 'red-cards', holds: 1 }],
  ),
  puzzle(
    'take-cover',
    LIVE,
    position(['I..s..'], { hurt: ['red-infantry-1'], tactics: ['Tactical Block'], blue: 'attacks' }),
    lasts,
    'play Tactical Block on blue special 1',
  ),
  puzzle(
    'the-worse-one',
    'Blue attacks twice, and you can stop one attack: lose nobody.',
    position(['I...s.', EMPTY, EMPTY, EMPTY, EMPTY, 'I.i...'], {
      hurt: ['red-infantry-2'],
      tactics: ['Tactical Block'],
      blue: 'attacks',
    }),
    [
      { thing: 'red-infantry-1', in: 'field' },
      { thing: 'red-infantry-2', in: 'field' },
    ],
    'play Tactical Block on blue infantry 1',
  ),
  puzzle(
    'smoke',
    LIVE,
    position(['I.ii..'], {
      hurt: ['red-infantry-1'],
      tactics: ['Smoke'],
      blue: 'attacks',
    }),
    lasts,
    'play Smoke',
  ),
  puzzle(
    'stop-the-march',
    'Blue wins by holding 4,5 as the turn ends: keep them off.',
    position(['I.....', EMPTY, EMPTY, EMPTY, EMPTY, 'v.....'], {
      tactics: ['Suppressive Fire'],
      victory: hold(4, 5),
      blue: 'movement',
    }),
    lasts,
    'play Suppressive Fire on blue vehicle 1',
  ),
];
