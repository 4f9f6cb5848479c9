import { cardIdOf, type CardDefinition } from '../../src/language/card.js';
import { unexpressedOf } from '../../src/language/keywords.js';
import { printCard } from '../../src/text/abilities/print-card.js';
import { keywordSeen, partsOf, type Part } from './seen.js';

/** A card, and what it lacks to be complete. */
interface Covered {
  readonly card: CardDefinition;
  readonly parts: readonly Part[];
  readonly reasons: readonly string[];
}

const says = ({ abilities, effects }: CardDefinition): boolean =>
  abilities.length > 0 || effects !== undefined;

function covered(card: CardDefinition, seen: ReadonlyMap<string, boolean>): Covered {
  const parts = partsOf(card);
  const unseen = parts.filter((part) => !part.seen);
  return {
    card,
    parts,
    reasons: [
      ...unexpressedOf(card).map((lack) =>
        typeof lack === 'string' ? lack : `${lack.code}: ${lack.data.keyword}`,
      ),
      ...unseen.map(({ ability, part }) => `ability ${ability + 1}: no test sees ${part}`),
      ...card.facts.keywords.flatMap(({ keyword }) => (seen.get(keyword) ? [] : [`no test sees ${keyword}`])),
    ],
  };
}

/** Yields everything with a key `effect`, at any depth. */
function effectsIn(json: unknown): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((entry) => effectsIn(entry));
  if (typeof json !== 'object' || json === null) return [];
  const effect: unknown = Reflect.get(json, 'effect');
  return [
    ...(typeof effect === 'string' ? [effect] : []),
    ...Object.values(json).flatMap((entry) => effectsIn(entry)),
  ];
}

function counts(names: readonly string[]): readonly (readonly [name: string, count: number])[] {
  const distinct = [...new Set(names)].toSorted();
  return distinct.map((name) => [name, names.filter((one) => one === name).length]);
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/**
 * Returns one line for each kind of ability: how many there are, with how many parts, and how many of those
 * are seen.
 */
function kinds(all: readonly Covered[]): readonly (readonly (string | number)[])[] {
  const each = all.flatMap(({ card, parts }) => {
    const own = card.effects ? ['action'] : card.abilities.map(({ kind }) => kind);
    return own.map((kind, ability) => ({ kind, parts: parts.filter((part) => part.ability === ability) }));
  });
  return counts(each.map(({ kind }) => kind)).map(([name, count]) => {
    const parts = each.filter(({ kind }) => kind === name).flatMap((one) => one.parts);
    return [name, count, parts.length, parts.filter(({ seen }) => seen).length];
  });
}

/** Returns as Markdown what of a set is complete. */
export function coverage(title: string, cards: readonly CardDefinition[]): string {
  const keywords = cards.flatMap(({ facts }) => facts.keywords.map(({ keyword }) => keyword));
  const seen = new Map(counts(keywords).map(([keyword]) => [keyword, keywordSeen(cards, keyword)]));
  const all = cards.map((card) => covered(card, seen));
  const broken = all.filter(({ reasons }) => reasons.length > 0);
  const partly = broken.filter(({ card, parts }) => says(card) && parts.some((part) => part.seen));
  const speaking = cards.filter(says);
  const plain = cards.filter((card) => !says(card));
  return [
    `# What of ${title} is whole`,
    '',
    'Made from the data of the cards and from the tests of what they do (`vitest run -u` writes it anew). A card is whole where it',
    'says nothing that its data leaves out, and where tests in matches see everything that it does: a part counts as seen where a',
    'row of the tables in `test` comes out otherwise for the same card without that part.',
    '',
    ...table(
      ['cards', 'count'],
      [
        ['whole', all.length - broken.length],
        ['partly', partly.length],
        ['not', broken.length - partly.length],
        ['all', all.length],
      ],
    ),
    '',
    `${speaking.length} cards have abilities or effects, ${plain.filter(({ facts }) => facts.keywords.length > 0).length} nothing but keywords, ${plain.filter(({ facts }) => facts.keywords.length === 0).length} nothing but facts.`,
    `The words of ${speaking.filter((card) => printCard(card).ok).length} of the ${speaking.length} are printed from their data.`,
    '',
    '## Abilities',
    '',
    ...table(['kind', 'abilities', 'parts', 'seen'], kinds(all)),
    '',
    '## Effects',
    '',
    ...table(['effect', 'times'], counts(effectsIn(cards))),
    '',
    '## Keywords',
    '',
    ...table(
      ['keyword', 'cards', 'seen'],
      counts(keywords).map(([keyword, count]) => [keyword, count, seen.get(keyword) ? 'yes' : 'no']),
    ),
    '',
    '## Not whole',
    '',
    ...(broken.length === 0
      ? ['None.']
      : table(
          ['card', 'why'],
          broken.map(({ card, reasons }) => [cardIdOf(card), reasons.join('; ')]),
        )),
    '',
  ].join('\n');
}
