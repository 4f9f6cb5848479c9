import type { CardReader, ReadCard, ReadPart } from '@reticle/core/host';
import type { Span, TextContext } from '@reticle/core/text';
import type { CardDefinition } from '../language/card.js';
import { CARD_TYPES, type CardFacts } from '../language/facts.js';
import { abilityTexts, costEnd, type AbilityText } from './abilities/ability-text.js';
import { keywordsIn, parseCard } from './abilities/parse-card.js';
import { printCard } from './abilities/print-card.js';
import { readAbility } from './abilities/read-ability.js';
import { knownWords } from './known-words.js';

type Refused = NonNullable<ReadCard['refused']>[number];

type CardType = CardFacts['type'];

const isCardType = (type: string): type is CardType => CARD_TYPES.some((known) => known === type);

/** The facts that a card of each type must have; what the text says does not depend on them. */
const factsOf = (name: string, type: CardType) => ({
  name,
  type,
  cost: 1,
  inkwell: true,
  ink: 'amber' as const,
  classifications: [],
  ...(type === 'character' ? { strength: 1, willpower: 1, lore: 1 } : {}),
  ...(type === 'location' ? { willpower: 1, lore: 1, moveCost: 1 } : {}),
});

const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

function kindOf({ words, modes }: AbilityText): ReadPart['kind'] {
  if (modes.length === 0 && keywordsIn(words)) return 'keyword';
  if (costEnd(words) !== undefined) return 'activated';
  return TRIGGERS.has(words[0]?.text ?? '') ? 'triggered' : 'effect';
}

const isOf = ({ span }: AbilityText, { data }: { readonly data: object }): boolean => {
  const of: { readonly span?: Partial<Span> } = data;
  const { start = 0, end = Infinity } = of.span ?? {};
  return start < span.end && span.start < end;
};

/** Where a part stands in the data of a card. */
function pathsOf(
  kinds: readonly ReadPart['kind'][],
  { effects }: CardDefinition,
): readonly ReadPart['path'][] {
  return kinds.map((kind, at) => {
    const before = kinds.slice(0, at);
    if (kind === 'keyword') return ['facts', 'keywords', before.filter((other) => other === kind).length];
    if (effects) return ['effects'];
    return ['abilities', before.filter((other) => other !== 'keyword').length];
  });
}

/** Whether an action says its own price. This is an ability, not an effect. */
function isPrice(ability: AbilityText): boolean {
  const read = readAbility(ability);
  return read.ok && read.value.kind === 'discount';
}

/** Where an ability stands without its name, and of which kind it is. */
const placeOf = (ability: AbilityText): Refused => ({
  span: { start: ability.words[0]?.start ?? ability.span.start, end: ability.span.end },
  kind: kindOf(ability),
});

/** Reads a text as all that a card says, as matches do. */
function readCard(text: string, { name = 'Nameless Card', types = [] }: TextContext): ReadCard {
  const lower = types.map((type) => type.toLowerCase()).filter(isCardType);
  const type = lower.includes('song') ? 'song' : (lower[0] ?? 'action');
  const { card, unexpressed } = parseCard({ ...factsOf(name, type), text });
  const abilities = abilityTexts(text) ?? [];
  const isAction = type === 'action' || type === 'song';
  const isOfAction = (ability: AbilityText): boolean =>
    isAction && kindOf(ability) !== 'keyword' && !isPrice(ability);
  // The sentences of an action are read together, or not at all.
  const isUnread = (ability: AbilityText): boolean =>
    unexpressed.some((issue) => isOf(ability, issue)) || (card.effects === undefined && isOfAction(ability));
  const read = abilities.filter((ability) => !isUnread(ability));
  const paths = pathsOf(read.map(kindOf), card);
  const parts = read.map((ability, at): ReadPart => {
    return { ...placeOf(ability), path: paths[at] ?? [] };
  });
  const { facts, unexpressed: left = [], ...said } = card;
  const printed = printCard({ ...said, facts });
  // What the rules do not perform has no place in the text: it is named by its words.
  const unperformed = left.flatMap((what) =>
    typeof what === 'string' ? [] : [{ code: what.code, data: what.data }],
  );
  return {
    json: { facts: { keywords: facts.keywords }, ...said },
    printed: printed.ok ? printed.value : [],
    parts,
    refused: abilities
      .filter(isUnread)
      .map((ability) => ({ ...placeOf(ability), ...(isOfAction(ability) ? { together: true } : {}) })),
    unread: [...unexpressed, ...unperformed],
  };
}

/** The reader of whole cards. */
export const cardReader: CardReader = {
  readCard,
  readAs: [['character'], ['action']],
  standIns: {
    triggered: 'At the start of your turn, ',
    activated: '{E} — ',
    effect: 'draw a card.',
    otherEffect: 'gain 1 lore.',
    headKeys: ['on', 'cost', 'oncePerTurn'],
    modeKeys: ['options'],
    ownKeys: ['kind'],
  },
  known: knownWords,
};
