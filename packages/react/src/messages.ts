/** The words that the table itself says, in English. The words of a game come from its host. */
export const ENGLISH = {
  /** The names of the parts, for screen readers where nothing else names them. */
  table: 'Table',
  aside: 'Looked at, and what happened',
  toChooseFrom: 'To choose from',
  whatHappened: 'What happened',
  skipToHand: 'To your hand',

  /** The line in the middle. */
  turn: (turn: number): string => `Turn ${turn}`,
  log: 'Log',
  nothingYet: 'Nothing has happened yet.',
  close: 'Close',

  /** The action bar. */
  choose: (label: string): string => `Choose ${label}`,
  /** How far a choice is. `max` is absent if any number may be chosen. */
  count: (chosen: number, min: number, max: number | undefined): string => {
    const wanted = max === undefined ? 'any number' : min === max ? String(max) : `${min} to ${max}`;
    const missing = min - chosen;
    return `${chosen} of ${wanted}${missing > 0 ? `, ${missing} more needed` : ''}`;
  },
  /** A number that is chosen for a move, by its name there: X. */
  amount: (name: string, amount: number): string => `${name} = ${amount}`,
  done: 'Done',
  yourMove: 'Your move',
  othersMove: 'Others are to move.',
  over: 'The match is over.',
  back: 'Back',
  endTurn: 'End turn',
  wait: 'Pass until something happens',
  payByHand: 'Pay by hand',
  paidOtherwise: 'Costs are paid by themselves otherwise',
  undo: 'Undo',
  space: 'Space',
  escape: 'Esc',

  /** The moments at which a person is asked, and giving up. */
  stops: 'Stops',
  whenToAsk: 'When to ask',
  asksElsewhere: 'Elsewhere the match goes on by itself while nothing waits for an answer.',
  concede: 'Concede',
  concedeTitle: 'Give this match up?',
  concedeMeans: 'You are out of it then. With two players the other wins.',
  playOn: 'Play on',

  /** How a match ended. */
  won: 'Victory',
  lost: 'Defeat',
  out: 'You are out',
  draw: 'A draw',
  winners: (players: readonly string[]): string => `${players.join(' and ')} won`,
  ended: (title: string, reason: string): string => `${title}: ${reason}`,
  gaveUp: (player: string): string => `${player} gave up`,
  othersPlayOn: (reason: string): string => `${reason}, the others play on`,

  /** What a pointer and the keys do. */
  guide: 'Point at a card to read it.',
  guidePress: 'Click, drag',
  guidePressDoes: 'what glows: play, attack, choose',
  guideSpaceDoes: 'the golden button; on a card: shows it large',
  guideEscapeDoes: 'one step back in a choice',
  guideHold: 'Hold',
  guideHoldDoes: 'a card on a telephone: shows it large',

  /** A thing: its state, and what can be done with it. */
  cost: (cost: string): string => `cost ${cost}`,
  resting: 'just came',
  live: 'can be used',
  option: 'can be chosen',
  chosen: 'chosen',
  selected: 'selected',
  refused: 'cannot be chosen',
  moves: 'What it can do',
  menu: 'What to do with it',
  whyNot: 'Why not',

  /** Zones, and the fields of a grid. */
  cards: (zone: string, count: number): string => `${zone}: ${count} cards`,
  pile: (zone: string, count: number, top: string | undefined, isLive: boolean): string =>
    `${zone}, ${count} card${count === 1 ? '' : 's'}${top === undefined ? '' : `, on top ${top}`}${isLive ? ', something in it can be used' : ''}`,
  ownZone: (zone: string, owner: string): string => `${zone} of ${owner}`,
  place: (ground: string, column: number, row: number): string => `${ground}, column ${column}, row ${row}`,
  emptyField: (place: string, isOpen: boolean): string => `empty; ${place}${isOpen ? ', can go here' : ''}`,
  field: 'field',

  /** What a seat at a server, or a match in this program, says of itself. */
  notOffered: 'This is not on offer here.',
  refusedFor: (reason: string): string => `That was refused: ${reason}.`,
  restarts: (seconds: number): string =>
    `The server restarts within ${seconds} seconds. The match goes on here by itself.`,
  chosenSeed:
    'Whoever opened this table chose the seed of the match, and may know every hidden card from it.',
  /** What a bot is doing, and how many bots of other tables come first. */
  thinking: (ahead: number): string =>
    ahead === 0
      ? 'Thinking …'
      : `Waiting for its turn to think. ${ahead === 1 ? 'A bot of another table thinks' : `${ahead} bots of other tables think`} first.`,
};

/** The words that a table says itself. A text, or a function that makes one. */
export type TableMessages = Readonly<typeof ENGLISH>;

/** Returns all messages: those that are given, and the English ones for the others. */
export const messagesWith = (given: Partial<TableMessages> = {}): TableMessages => ({ ...ENGLISH, ...given });
