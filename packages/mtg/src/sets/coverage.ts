import { sameValue } from '@reticle/core/text';
import type { ActivatedAbility } from '../language/ability.js';
import type { CardDefinition } from '../language/card-definition.js';
import { isWhole, unexpressedOf } from '../language/unexpressed.js';
import { parseActivatedAbilities } from '../text/abilities/activated.js';
import { printAbility } from '../text/abilities/print-ability.js';
import { printCard } from '../text/abilities/print-card.js';
import { normalForm } from '../text/phrases/marks.js';

/** How much of a set its data say. */
export interface Coverage {
  readonly cards: number;
  /** All that the card does is said. */
  readonly whole: number;
  /** Something of it is said. */
  readonly partly: number;
  /** Nothing but its facts is said. */
  readonly refused: number;
  readonly activated: {
    readonly cards: number;
    readonly wholeCards: number;
    readonly abilities: number;
    /** Printed in words that are read back as the same ability. */
    readonly readBack: number;
  };
  /** Instants and sorceries with targets: those whose targets are said, and whose effect is as well. */
  readonly targetedSpells: { readonly targets: number; readonly effects: number };
  readonly triggered: number;
  readonly static: number;
  /** Whole cards of which every line has words. */
  readonly printed: number;
}

const isRefused = (card: CardDefinition): boolean =>
  !isWhole(card) && [...card.activated, ...card.triggered, ...card.static].length === 0 && !card.spell;
const normal = (ability: ActivatedAbility): unknown => normalForm({ ...ability, id: '' });

/** Whether an ability is printed in words that are read back as the same ability, its id aside. */
export function isReadBack({ name, types }: CardDefinition, ability: ActivatedAbility): boolean {
  const words = printAbility(ability, { name, types });
  const [read] = words.ok ? parseActivatedAbilities(words.value, { name, types }) : [];
  return read?.ability.ok === true && sameValue(normal(read.ability.value), normal(ability));
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
  };
}

const lacking = ({ code, data }: ReturnType<typeof unexpressedOf>[number]): string =>
  code === 'mtg.unexpressed' ? String(data['words']) : `${String(data['what'])} ${String(data['value'])}`;

/** {@link coverageOf} as a page: the numbers, and each card that is not whole with what it lacks. */
export function coveragePage(title: string, cards: readonly CardDefinition[]): string {
  const { activated, targetedSpells, ...all } = coverageOf(cards);
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
    '',
    '## Not whole',
    '',
    '| card | said | lacks |',
    '| --- | --- | --- |',
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
