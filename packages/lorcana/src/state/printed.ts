import { frozenCopy } from '@reticle/core';
import { type CardDefinition, cardIdOf } from '../language/card.js';
import { inksOfCard } from '../language/facts.js';
import { namesOf } from '../language/names.js';
import type { Zone } from '../language/vocabulary.js';
import { blankCard, type LorcanaCard } from './card.js';

/** A song is an action. */
const typesOf = (type: string): readonly string[] => (type === 'song' ? ['action', 'song'] : [type]);

/** The facts that effects change. */
interface Printed {
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  readonly keywords: readonly string[];
  readonly keywordValues: Readonly<Record<string, number>>;
}

const kept = new WeakMap<CardDefinition, Printed>();

/** The facts that effects change, as they are printed. */
function printedFacts(definition: CardDefinition): Printed {
  let found = kept.get(definition);
  if (!found) {
    const { strength, willpower, lore, keywords } = definition.facts;
    found = frozenCopy({
      ...(strength === undefined ? {} : { strength }),
      ...(willpower === undefined ? {} : { willpower }),
      ...(lore === undefined ? {} : { lore }),
      keywords: keywords.map(({ keyword }) => keyword),
      keywordValues: Object.fromEntries(
        keywords.flatMap(({ keyword, value }) => (value === undefined ? [] : [[keyword, value]])),
      ),
    });
    kept.set(definition, found);
  }
  return found;
}

/** Which card it is, whose, and where it begins to be. */
export interface Arrival {
  readonly instanceId: string;
  readonly owner: string;
  readonly incarnation: number;
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
}

const always = new WeakMap<CardDefinition, Omit<LorcanaCard, 'instanceId' | 'owner' | 'controller'>>();

/** What is the same for all copies of a card, wherever they come. */
function alwaysOf(definition: CardDefinition) {
  const known = always.get(definition);
  if (known) return known;
  const { name, version, type, cost, inkwell, moveCost, classifications } = definition.facts;
  const types = typesOf(type);
  const found = {
    ...blankCard,
    ...printedFacts(definition),
    publicId: cardIdOf(definition),
    name,
    names: namesOf(name, types),
    ...(version === undefined ? {} : { version }),
    types,
    cost,
    inkwell,
    inks: inksOfCard(definition.facts),
    ...(moveCost === undefined ? {} : { moveCost }),
    characteristics: classifications,
  };
  always.set(definition, found);
  return found;
}

/** A card as it is when it comes into a zone: nothing of what it was before clings to it (rule 7.1.6). */
export function freshCard(definition: CardDefinition, arrival: Arrival): LorcanaCard {
  return { ...alwaysOf(definition), controller: arrival.owner, ...arrival };
}
