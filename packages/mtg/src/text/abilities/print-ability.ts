import { type Result, ok, refuse } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { AbilityCost } from '../../language/cost.js';
import { capitalised } from '../phrases/bodies.js';
import { type WordsContext, targetNames } from '../phrases/context.js';
import { normalForm, withQuotesUnfolded } from '../phrases/marks.js';
import { withoutMarks } from '../phrases/slots.js';
import { costNames, onlyOnXWords, printCosts, removedBy } from './costs.js';
import { printEffects } from './effects.js';
import { withLaterSpec } from './later.js';
import { keywordFor } from './ability-keywords.js';
import { printLimits } from '../phrases/timing.js';

/** How a card refers to itself in its own words. */
export interface PrintOptions {
  /** Its name. Defaults to `~`. */
  readonly name?: string;
  readonly types?: readonly string[];
  /** What it is attached to. Defaults to "enchanted creature". */
  readonly host?: string;
  /** Prints abilities in quotation marks. */
  readonly quoted?: WordsContext['quoted'];
  /** The additional costs of the spell. */
  readonly costs?: readonly AbilityCost[];
}

/** Builds the issue that something has no words. */
const unsaid = (what: string, id: string) => ({ code: 'mtg.noWords', data: { what, id } }) as const;

/**
 * Prints an activated ability: `{2}, {T}: Draw a card.` Reading it gives the same ability. Refuses with
 * `mtg.noWords` if a part of it has none.
 */
export function printAbility(
  given: ActivatedAbility,
  { name = '~', host = 'enchanted creature', quoted }: PrintOptions = {},
): Result<string> {
  const { id, targets, zone } = given;
  const costs = normalForm(given.costs);
  const { effects, spec, delayed } = withLaterSpec(normalForm(given.effects), targets);
  const works = zone === 'battlefield' ? undefined : zone;
  const context: WordsContext = {
    names: [...targetNames(spec?.slots ?? []), ...costNames(costs)],
    host,
    quoted,
    delayed,
    ...(works === undefined ? {} : { zone: works }),
    removed: removedBy(costs),
  };
  const cost = printCosts(costs, context);
  if (cost === undefined) return refuse(unsaid('costs', id));
  const said = printEffects(effects, context);
  if (said === undefined) return refuse(unsaid('effects', id));
  const keyword = keywordFor(given);
  const limits = keyword === undefined ? printLimits(given, host) : [];
  if (!limits) return refuse(unsaid('timing', id));
  const words = withoutMarks([said, ...onlyOnXWords(costs), ...limits].join(' '), {
    spec,
    host,
    names: context.names,
  });
  return words === undefined
    ? refuse(unsaid('targets', id))
    : ok(named(`${keyword ? `${capitalised(keyword)} \u2014 ` : ''}${cost}: ${sentenceCase(words)}`, name));
}

/** Capitalises the first letter of each sentence. */
export function sentenceCase(words: string): string {
  return capitalised(words).replaceAll(
    /(\. )([a-z])/gu,
    (_, dot: string, first: string) => `${dot}${first.toUpperCase()}`,
  );
}

/** Puts the card's name in place of each `~`, and decodes abilities in quotation marks. */
export const named = (words: string, name: string): string =>
  withQuotesUnfolded(words.replaceAll('~', () => name));
