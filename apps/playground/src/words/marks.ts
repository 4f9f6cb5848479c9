import type { TargetRelation, JsonPath } from '@reticle/core';
import type { ReadAs } from '@reticle/core/host';
import type { SlotPart, Span } from '@reticle/core/text';
import type { ReadCardWords, Reading, ReadRequirement } from '../engine/words/read.js';
import type { JsonLine } from './json-lines.js';
import { spanOf, type Spot, type Lit, type Pointed } from './spots.js';

/** An ability as its game names it. */
interface Ability {
  readonly kind: string;
  readonly index: number;
  readonly mode?: number;
  readonly granted?: true;
  readonly name?: string;
}

/** A slot's name on the page: its id; where the text has several abilities or modes, with which one it is of: `2.1.t1`. */
export function slotLabel(
  { groups }: Pick<Reading, 'groups'>,
  { id, ability }: Pick<ReadRequirement, 'id' | 'ability'>,
): string {
  if (groups.length <= 1) return id;
  return `${ability.index + 1}${ability.mode === undefined ? '' : `.${ability.mode + 1}`}.${id}`;
}

/** An ability and its mode, in words: "Ability 2 (activated), mode 1, granted". */
export function abilityWords({ index, kind, mode, granted, name }: Ability): string {
  const parts = [
    `Ability ${index + 1} (${kind})`,
    ...(mode === undefined ? [] : [`mode ${mode + 1}`]),
    ...(granted === true ? ['granted'] : []),
  ];
  return `${parts.join(', ')}${name === undefined ? '' : `: ${name}`}`;
}

const CHOOSERS: Readonly<Record<string, string>> = {
  controller: 'you',
  opponent: 'an opponent',
  eachOpponent: 'each opponent',
  eachPlayer: 'each player',
  all: 'nobody: all are taken',
  random: 'chance',
};

/** Who chooses, in words. */
export const chooserWords = (chooser: string): string =>
  CHOOSERS[chooser] ??
  (chooser.startsWith('slots.') ? `the player of ${chooser.slice(6)}` : `the player ${chooser.slice(5)}`);

const SIGNS: Readonly<Record<string, string>> = {
  eq: '',
  lt: 'less than ',
  lte: 'at most ',
  gt: 'more than ',
  gte: 'at least ',
};

function numberWords(is: unknown): string {
  if (typeof is !== 'object' || is === null) return String(is);
  const bounds = Object.entries(is).filter(([, bound]) => bound !== undefined);
  return bounds.map(([sign, bound]) => `${SIGNS[sign] ?? ''}${String(bound)}`).join(' and ');
}

/** What ties the chosen things together, in words. */
export function relationWords(relation: TargetRelation): string {
  const all = relation.slots.join(' and ');
  switch (relation.relation) {
    case 'different':
      return `No thing is chosen for both ${all}.`;
    case 'same':
      return `All of ${all} share: ${relation.property}.`;
    case 'distinct':
      return `No two of ${all} share: ${relation.property}.`;
    case 'sum':
      return `The total ${relation.property} of ${all} is ${numberWords(relation.is)}.`;
  }
}

type Role = SlotPart['role'];

/** What words do in a phrase, as the page tells them apart. */
export type Sort = 'count' | 'anchor' | 'thing' | 'restriction';

const SORTS: Readonly<Record<Role, Sort>> = {
  opening: 'count',
  count: 'count',
  anchor: 'anchor',
  class: 'thing',
  head: 'thing',
  bare: 'thing',
  any: 'thing',
  adjective: 'restriction',
  other: 'restriction',
  tail: 'restriction',
  // These never are a part of a slot.
  mention: 'anchor',
  before: 'anchor',
  after: 'anchor',
};

/** What words of a role do. */
export const sortOf = (role: Role): Sort => SORTS[role];

/** What each sort is called. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  count: 'how many',
  anchor: 'marks a choice',
  thing: 'kind of thing',
  restriction: 'restriction',
};

/** A stretch of the text and how it looks. */
export interface Mark {
  readonly span: Span;
  readonly looks: string;
  /** A word or two, put before it. */
  readonly label?: string;
  /** What it is, in words. */
  readonly title: string;
}

/** The marks of a text in two layers: those of the slots are around those of their parts. */
export interface Marks {
  readonly slots: readonly Mark[];
  readonly parts: readonly Mark[];
}

/** How many colours there are for slots; after them they begin again, so that the label counts. */
const HUES = 6;

export const hueOf = (requirement: number): string => `hue-${(requirement % HUES) + 1}`;

/** What words do besides choosing, as the page calls it. */
export const SAYS_NAMES: Readonly<Record<ReadAs, string>> = {
  target: 'a target',
  effect: 'what it does',
  cost: 'a cost',
  trigger: 'when it happens',
  condition: 'a condition',
  keyword: 'a keyword',
};

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** How a card's text is marked: by what the words do, and where they are not understood. */
export const cardMarks = ({
  spans,
  unread,
  beside,
}: Pick<ReadCardWords, 'spans' | 'unread' | 'beside'>): readonly Mark[] => [
  ...spans.map(({ start, end, what, alone }) => ({
    span: { start, end },
    looks: `w-says w-says-${what}`,
    title: alone ? `${SAYS_NAMES[what]}; no card has it before its line is read whole` : SAYS_NAMES[what],
  })),
  ...beside.map((span) => ({ span, looks: 'w-beside', title: 'not read because of what is beside it' })),
  ...unread.map(({ start, end, refusal }) => ({
    span: { start, end },
    looks: 'w-unread',
    title: refusal.words,
  })),
];

/** How a text is marked: by slot, by what the words do, and where they are not understood. */
export function marksOf(reading: Reading): Marks {
  const { requirements, mentions, card = { spans: [], unread: [], beside: [] } } = reading;
  const understood = requirements.flatMap((found, at): readonly Mark[] => {
    const label = slotLabel(reading, found);
    const { span, words } = found;
    return found.understood
      ? [{ span, looks: `w-slot ${hueOf(at)}`, label, title: `${label}: ${words ?? ''}` }]
      : [];
  });
  const spans = card.spans.filter(({ what }) => what !== 'target');
  const said = cardMarks({ ...card, spans, unread: [] });
  const unread = card.unread.map(({ start, end, refusal }): Mark => {
    const span = { start, end };
    const slot = requirements.find((found) => !found.understood && overlaps(found.span, span));
    const label = slot ? `${slotLabel(reading, slot)}?` : '?';
    return { span, looks: 'w-unread', label, title: refusal.words };
  });
  // A slot that the rest of the card makes no difference to: its own words are marked.
  const open = requirements.flatMap((found): readonly Mark[] => {
    const { span, refusals } = found;
    if (found.understood || unread.some((mark) => overlaps(mark.span, span))) return [];
    const title = refusals.map((refusal) => refusal.words).join(' ');
    return [{ span, looks: 'w-unread', label: `${slotLabel(reading, found)}?`, title }];
  });
  const slots = [...understood, ...said, ...unread, ...open];
  const none = mentions.map((span): Mark => ({ span, looks: 'w-mention', title: 'targets nothing here' }));
  const parts = requirements.flatMap((found) =>
    found.parts.map(({ span, role }): Mark => {
      const sort = sortOf(role);
      return { span, looks: `w-part w-${sort}`, title: `${slotLabel(reading, found)}: ${SORT_NAMES[sort]}` };
    }),
  );
  return { slots: [...slots, ...none], parts };
}

/** What shines, as marks. */
export const litMarks = (reading: Reading, spots: readonly Spot[]): readonly Mark[] =>
  spots.flatMap((spot) => {
    const span = spanOf(reading, spot);
    return span ? [{ span, looks: 'w-lit', title: '' }] : [];
  });

/** A path as people write it: `accepts[0].filter.types`. */
const pathWords = (path: JsonPath): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`)).join('');

function spotWords(reading: Reading, spot: Spot): string {
  const { start, end } = spanOf(reading, spot) ?? { start: 0, end: 0 };
  return `“${reading.text.slice(start, end)}”`;
}

function spotNote(reading: Reading, spot: Spot): string {
  const found = reading.requirements[spot.requirement];
  if (!found) return '';
  const words = spotWords(reading, spot);
  const label = slotLabel(reading, found);
  const part = spot.part === undefined ? undefined : found.parts[spot.part];
  if (!part) return found.understood ? `${words} is ${label}.` : `${words} is not understood.`;
  const paths = [...part.paths.map(pathWords), ...part.relations.map((index) => `relations[${index}]`)];
  const what = `${words}: ${SORT_NAMES[sortOf(part.role)]} of ${label}`;
  const stands = part.implied.length === 0 ? '' : `, stands for ${part.implied.map(pathWords).join(', ')}`;
  return paths.length === 0 && stands === ''
    ? `${what}, adds nothing.`
    : `${what}${paths.length === 0 ? '' : `, says ${paths.join(', ')}`}${stands}.`;
}

/** What is pointed at and what it makes, in one or two sentences; nothing where nothing is. */
export function noteOf(
  reading: Reading,
  documents: readonly (readonly JsonLine[])[],
  pointed: Pointed | undefined,
  { spots }: Lit,
): string {
  if (!pointed) return '';
  if (!('line' in pointed)) return spots.map((spot) => spotNote(reading, spot)).join(' ');
  const line = documents[pointed.group]?.[pointed.line];
  if (!line || line.path.length === 0) return '';
  const path = pathWords(line.path);
  if (spots.length === 0) return `${path}: the game's own, no words say it.`;
  return spots.some(({ part }) => part !== undefined)
    ? `${path}: from ${spots.map((spot) => spotWords(reading, spot)).join(', ')}.`
    : `${path}: no words of ${spots.map((spot) => spotWords(reading, spot)).join(', ')} say it by themselves.`;
}
