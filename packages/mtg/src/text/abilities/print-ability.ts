import { type Result, ok, refuse } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import { capitalised } from '../phrases/bodies.js';
import { type WordsContext, targetNames } from '../phrases/context.js';
import { normalForm } from '../phrases/marks.js';
import { withoutMarks } from '../phrases/slots.js';
import { costNames, onlyOnXWords, printCosts, removedBy } from './costs.js';
import { printEffects } from './effects.js';
import { withLaterSpec } from './later.js';
import { keywordFor } from './ability-keywords.js';
import { printCheaper } from '../phrases/cheaper.js';
import { printLimits } from '../phrases/timing.js';
import { type PrintOptions, named, sentenceCase } from './print-options.js';
import { delayedEventOf, printDelayedEvent } from './print-parts.js';

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
  const all = normalForm(given.effects);
  const event = delayedEventOf(all);
  const { effects, spec, delayed } = withLaterSpec(event ? all.slice(0, -1) : all, targets);
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
  const said = event && effects.length === 0 ? '' : printEffects(effects, context);
  const then = event && printDelayedEvent(event, { host, quoted });
  if (said === undefined || (event && then === undefined)) return refuse(unsaid('effects', id));
  const keyword = keywordFor(given);
  const limits = keyword === undefined ? printLimits(given, host) : [];
  if (!limits) return refuse(unsaid('timing', id));
  const less = keyword === undefined && given.cheaper ? printCheaper(given.cheaper, host) : '';
  if (less === undefined) return refuse(unsaid('costs', id));
  const more = [...onlyOnXWords(costs), ...(less === '' ? [] : [less]), ...limits];
  if (event && more.length > 0) return refuse(unsaid('timing', id));
  const before = withoutMarks([said, ...more].join(' '), { spec, host, names: context.names });
  const words =
    before === undefined ? undefined : [before, then ?? ''].filter((part) => part !== '').join(' ');
  return words === undefined
    ? refuse(unsaid('targets', id))
    : ok(named(`${keyword ? `${capitalised(keyword)} \u2014 ` : ''}${cost}: ${sentenceCase(words)}`, name));
}
