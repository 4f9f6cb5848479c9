import type { GameIssue } from '@reticle/core';
import type { CardReader, ReadCard, ReadPart } from '@reticle/core/host';
import type { Span, TextContext } from '@reticle/core/text';
import { unexpressedOf } from '../language/unexpressed.js';
import { isInstantOrSorcery } from '../language/vocabulary.js';
import { isKeywordAbility } from './abilities/ability-keywords.js';
import { abilitiesIn, type AbilityText } from './abilities/card-text.js';
import { parseCard } from './abilities/parse-card.js';
import { printCard } from './abilities/print-card.js';
import { quotedAbility } from './abilities/quoted.js';
import { readStatic } from './abilities/static.js';
import { readKeywordLine } from './phrases/keywords.js';
import { knownWords } from './known-words.js';

type Refused = NonNullable<ReadCard['refused']>[number];

/** The name of a card that has none yet. No text says it by chance. */
const NAMELESS = 'Nameless Card';

const isOf = ({ span }: AbilityText, { data }: { readonly data: object }): boolean => {
  const of: { readonly span?: Partial<Span> } = data;
  const { start = 0, end = 0 } = of.span ?? {};
  return start < span.end && span.start < end;
};

function kindOf(given: AbilityText): ReadPart['kind'] {
  const { kind } = given.ability;
  if (kind === 'triggered' || kind === 'activated') return kind;
  return readKeywordLine(given.words) || isKeywordAbility(given) ? 'keyword' : 'effect';
}

/** The place of what is not among the words. */
const BESIDE: Span = { start: 0, end: 0 };
/** Whether an issue is about what is printed beside the words. */
const isBeside = ({ data }: GameIssue): boolean => data['what'] === 'loyalty';

/** Reads a text as all that a card says, as matches do. */
function readCard(
  text: string,
  { name = NAMELESS, types = ['instant'], printed = {} }: TextContext,
): ReadCard {
  const { loyalty, power, toughness, cost } = printed;
  const face = {
    name,
    types: types.join(' '),
    text,
    ...(cost === undefined ? {} : { manaCost: cost }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  };
  const { card, unexpressed } = parseCard(face);
  const unperformed = unexpressedOf({ ...card, unexpressed: [] }).map((issue) =>
    isBeside(issue) ? { ...issue, data: { ...issue.data, span: BESIDE } } : issue,
  );
  const unread = [...unexpressed, ...unperformed];
  const options = { name, types, quoted: quotedAbility };
  const isParagraph = (ability: AbilityText): boolean =>
    kindOf(ability) === 'effect' && !readStatic(ability, () => 's0', options).ok;
  // The paragraphs of a spell are read together, or not at all.
  const isUnread = (ability: AbilityText): boolean =>
    unexpressed.some((issue) => isOf(ability, issue)) ||
    (isInstantOrSorcery(types) && card.spell === undefined && isParagraph(ability));
  const abilities = abilitiesIn(text, options);
  const read = abilities.filter((ability) => !isUnread(ability));
  const lists = { keyword: 'keywords', activated: 'activated', triggered: 'triggered' } as const;
  const isSpell = card.spell !== undefined;
  const parts = read.map((ability, at): ReadPart => {
    const kind = kindOf(ability);
    const before = read.slice(0, at).filter((other) => kindOf(other) === kind).length;
    const list = kind === 'effect' ? (isSpell ? 'spell' : 'static') : lists[kind];
    return { span: ability.span, kind, path: list === 'spell' ? [list] : [list, before] };
  });
  const { unexpressed: _unread, id: _id, name: _name, ...json } = card;
  const refused = abilities.filter(isUnread).map((ability): Refused => {
    const isOfSpell = isInstantOrSorcery(types) && isParagraph(ability);
    return { span: ability.span, kind: kindOf(ability), ...(isOfSpell ? { together: true } : {}) };
  });
  return { json, printed: printCard({ ...card, unexpressed: [] }).lines, parts, refused, unread };
}

const SIZE = { values: /^(?:\d{1,3}|\*)$/u, are: 'a number or *, such as 2' };

/** The reader of whole cards. */
export const cardReader: CardReader = {
  readCard,
  readAs: [['creature'], ['instant']],
  takes: {
    loyalty: { values: /^(?:\d{1,3}|X)$/u, are: 'a number or X, such as 4', of: ['planeswalker'] },
    power: SIZE,
    toughness: SIZE,
    cost: { values: /\S/u, are: 'mana, such as {X}{R}' },
  },
  standIns: {
    triggered: 'At the beginning of your upkeep, ',
    activated: '{T}: ',
    effect: 'draw a card.',
    otherEffect: 'you gain 1 life.',
    headKeys: ['trigger', 'costs'],
    modeKeys: ['options', 'effects'],
    ownKeys: ['id', 'isManaAbility'],
  },
  known: knownWords,
};
