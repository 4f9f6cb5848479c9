import { canonicalJson } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import type { ActivatedAbility } from '../language/ability.js';
import type { CardDefinition } from '../language/card-definition.js';
import { printManaCost } from '../language/mana.js';
import { isWhole, unexpressedOf } from '../language/unexpressed.js';
import { parseActivatedAbilities } from '../text/abilities/activated.js';
import { type CardFace, parseCard } from '../text/abilities/parse-card.js';
import { printAbility } from '../text/abilities/print-ability.js';
import { type PrintedCard, printCard, printTypes } from '../text/abilities/print-card.js';
import { normalForm } from '../text/phrases/marks.js';

/** How much of a set its data say. */
export interface Coverage {
  readonly cards: number;
  /** Cards of which the data say everything. */
  readonly whole: number;
  /** Cards of which the data say something. */
  readonly partly: number;
  /** Cards of which the data say only the facts. */
  readonly refused: number;
  readonly activated: {
    readonly cards: number;
    readonly wholeCards: number;
    readonly abilities: number;
    /** Abilities that are printed in words that are read as the same ability. */
    readonly readBack: number;
  };
  /**
   * Instants and sorceries with targets: those whose targets the data say, and those whose effects they say
   * as well.
   */
  readonly targetedSpells: { readonly targets: number; readonly effects: number };
  readonly triggered: number;
  readonly static: number;
  /** Whole cards of which every line has words. */
  readonly printed: number;
  /** Whole cards whose printed face is read as the same card. */
  readonly readBack: number;
}

const isRefused = (card: CardDefinition): boolean =>
  !isWhole(card) && [...card.activated, ...card.triggered, ...card.static].length === 0 && !card.spell;
const normal = (ability: ActivatedAbility): unknown => normalForm({ ...ability, id: '' });

/** Whether an ability is printed in words that are read as the same ability, except its id. */
export function isReadBack({ name, types }: CardDefinition, ability: ActivatedAbility): boolean {
  const words = printAbility(ability, { name, types });
  const [read] = words.ok ? parseActivatedAbilities(words.value, { name, types }) : [];
  return read?.ability.ok === true && sameValue(normal(read.ability.value), normal(ability));
}

const SIZES = ['power', 'toughness'] as const;

/** Returns the faces of a card as they would be printed, in words of our own grammar. */
function faceOf(card: CardDefinition, { lines, other }: PrintedCard): CardFace {
  const { name, cost } = card;
  const sizes = SIZES.flatMap((key) => {
    const { [key]: size } = card;
    return size === undefined ? [] : [[key, typeof size === 'number' ? String(size) : '*'] as const];
  });
  return {
    name,
    types: printTypes(card),
    text: lines.join('\n'),
    ...(cost === undefined ? {} : { manaCost: printManaCost(cost) }),
    ...Object.fromEntries(sizes),
    ...(card.other && other ? { other: { ...faceOf(card.other, other), layout: card.other.layout } } : {}),
  };
}

/** Returns what is compared of a card: without ids of abilities, and without the order of keywords. */
function compared(card: CardDefinition): unknown {
  const { keywords, ...rest } = card;
  const sorted = keywords.map((keyword) => canonicalJson(normalForm(keyword))).toSorted();
  return withoutIds(normalForm({ ...rest, keywords: sorted }));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === 'id' ? [] : [[key, withoutIds(part)]],
  );
  return Object.fromEntries(entries);
}

/**
 * Whether a card is whole and printed, and its printed face is read as the same card, except the ids of
 * abilities.
 */
function isCardReadBack(card: CardDefinition): boolean {
  const printed = printCard(card);
  if (!isWhole(card) || [...printed.unsaid, ...(printed.other?.unsaid ?? [])].length > 0) return false;
  const { card: again, unexpressed } = parseCard(faceOf(card, printed));
  return unexpressed.length === 0 && sameValue(compared(again), compared(card));
}

const count = <Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number =>
  things.filter(isSo).length;

/** Counts what the data of a set say and what they leave out. */
export function coverageOf(cards: readonly CardDefinition[]): Coverage {
  const activating = cards.filter(({ activated }) => activated.length > 0);
  const abilities = activating.flatMap((card) => card.activated.map((ability) => ({ card, ability })));
  const targeting = cards.filter(
    ({ spell }) =>
      spell?.targets !== undefined || spell?.modes?.options.some(({ targets }) => targets) === true,
  );
  return {
    cards: cards.length,
    whole: count(cards, isWhole),
    partly: count(cards, (card) => !isWhole(card) && !isRefused(card)),
    refused: count(cards, isRefused),
    activated: {
      cards: activating.length,
      wholeCards: count(activating, isWhole),
      abilities: abilities.length,
      readBack: count(abilities, ({ card, ability }) => isReadBack(card, ability)),
    },
    targetedSpells: { targets: targeting.length, effects: count(targeting, isWhole) },
    triggered: cards.flatMap(({ triggered }) => triggered).length,
    static: cards.flatMap(({ static: statics }) => statics).length,
    printed: count(cards, (card) => isWhole(card) && printCard(card).unsaid.length === 0),
    readBack: count(cards, isCardReadBack),
  };
}

const lacking = ({ code, data }: ReturnType<typeof unexpressedOf>[number]): string =>
  code === 'mtg.unexpressed' ? String(data['words']) : `${String(data['what'])} ${String(data['value'])}`;

/** Prints {@link coverageOf} as a page: the numbers, and each card that isn't whole with what it lacks. */
export function coveragePage(
  title: string,
  cards: readonly CardDefinition[],
  coverage: Coverage = coverageOf(cards),
): string {
  const { activated, targetedSpells, ...all } = coverage;
  const mute = cards.flatMap((card) =>
    card.activated.flatMap((ability) =>
      isReadBack(card, ability) ? [] : [`${card.name} (\`${ability.id}\`)`],
    ),
  );
  const partial = cards.filter((card) => !isWhole(card)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    `# ${title}`,
    '',
    'Made from the data by `coveragePage` (`vitest run -u` writes it anew). A card that is not whole is refused by matches.',
    '',
    '| what | how many |',
    '| --- | --- |',
    `| cards | ${all.cards} |`,
    `| whole | ${all.whole} |`,
    `| partly said | ${all.partly} |`,
    `| nothing said but their facts | ${all.refused} |`,
    `| cards with activated abilities | ${activated.cards}, of which ${activated.wholeCards} are whole |`,
    `| activated abilities | ${activated.abilities} |`,
    `| printed, and read back as the same | ${activated.readBack} |`,
    `| instants and sorceries with targets | ${targetedSpells.targets}, of which ${targetedSpells.effects} have their whole effect |`,
    `| triggered abilities | ${all.triggered} |`,
    `| static abilities | ${all.static} |`,
    `| whole cards with words for all that they do | ${all.printed} |`,
    `| printed as a face, and that read as the same card | ${all.readBack} |`,
    '',
    '## Not whole',
    '',
    ...(partial.length === 0 ? ['None.'] : ['| card | said | lacks |', '| --- | --- | --- |']),
    ...partial.map(
      (card) =>
        `| ${card.name} | ${isRefused(card) ? 'facts' : 'partly'} | ${unexpressedOf(card).map(lacking).join('; ')} |`,
    ),
    '',
    '## Activated abilities without words',
    '',
    mute.length === 0 ? 'None.' : mute.join(', '),
    '',
  ].join('\n');
}
