import { json } from '@reticle/core';
import type { Hole } from '@reticle/core/text';
import * as z from 'zod';
import { abilityInKeyword } from '../../language/keyword-abilities.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { unfolded, withQuotesFolded } from '../phrases/marks.js';
import { readActivated } from './activated.js';
import { type WordsOptions, abilitiesIn } from './card-text.js';
import { printAbility } from './print-ability.js';
import { printTriggered } from './print-parts.js';
import { readTriggered } from './triggered.js';

const aRecord = z.record(z.string(), json);
/** Within quotation marks a card speaks of whatever has the ability. */
const SELF = { name: 'this permanent' };
const ID = 'q1';

/** One ability in quotation marks, as the keyword that an object with it has. */
export const quotedAbility: Hole<MtgKeyword, unknown> = {
  read([word, ...others]) {
    const text = word && others.length === 0 ? unfolded(word) : undefined;
    const [given, second] = text === undefined ? [] : abilitiesIn(text, {});
    if (!given || second) return undefined;
    const options: WordsOptions = {};
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
