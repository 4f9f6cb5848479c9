import { json } from '@reticle/core';
import type { Hole } from '@reticle/core/text';
import * as z from 'zod';
import { abilityInKeyword } from '../../language/keyword-abilities.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { quotationIn, withQuotesFolded } from '../phrases/marks.js';
import { readActivated } from './activated.js';
import { restrictionWords } from '../verbs/states.js';
import { type AbilityText, type WordsOptions, abilitiesIn } from './card-text.js';
import { printAbility } from './print-ability.js';
import { named } from './print-options.js';
import { printTriggered } from './print-parts.js';
import { readStatic } from './static.js';
import { readTriggered } from './triggered.js';

const aRecord = z.record(z.string(), json);
/** In quotation marks, a card refers to whatever has the ability. */
const SELF = { name: 'this permanent' };
const ID = 'q1';

/** Whether a keyword forbids or requires something, which can be among the keywords of any object. */
const isRestriction = ({ keyword }: MtgKeyword): boolean => /^(?:cant|must|doesntUntap)/u.test(keyword);

/** Reads "This creature can't block" as the keyword for that rule alone. */
function restrictionIn(given: AbilityText): MtgKeyword | undefined {
  const line = readStatic(given, () => ID, {});
  if (!line.ok) return undefined;
  const { keywords, static: standings, ...others } = line.value;
  const [only, second] = keywords;
  const isIt = standings.length === 0 && Object.keys(others).length === 0 && second === undefined;
  return isIt && only && isRestriction(only) && restrictionWords(only) !== undefined ? only : undefined;
}

/** One ability in quotation marks, as the keyword of an object that has it. */
export const quotedAbility: Hole<MtgKeyword, unknown> = {
  read([word, ...others]) {
    const text = word && others.length === 0 ? quotationIn(word) : undefined;
    const [given, second] = text === undefined ? [] : abilitiesIn(text, {});
    if (!given || second) return undefined;
    const options: WordsOptions = {};
    if (given.ability.kind === 'spell') return restrictionIn(given);
    const ability =
      given.ability.kind === 'triggered'
        ? readTriggered(given, ID, options)
        : given.ability.kind === 'activated'
          ? readActivated(given, ID, options)
          : undefined;
    if (!ability?.ok) return undefined;
    const said =
      given.ability.kind === 'triggered' ? { triggered: ability.value } : { activated: ability.value };
    return { keyword: 'has', ability: aRecord.parse(said) };
  },
  print(keyword) {
    const rule = isRestriction(keyword) ? restrictionWords(keyword) : undefined;
    if (rule !== undefined) return withQuotesFolded(`"${named(rule, SELF.name)}"`);
    const found = abilityInKeyword(keyword);
    const [activated] = found?.activated ?? [];
    const [triggered] = found?.triggered ?? [];
    const words = activated
      ? printAbility(activated, SELF)
      : triggered
        ? printTriggered(triggered, SELF)
        : undefined;
    return words?.ok ? withQuotesFolded(`"${words.value}"`) : undefined;
  },
};
