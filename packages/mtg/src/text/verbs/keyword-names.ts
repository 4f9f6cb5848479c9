import type { QualityFilter } from '../../language/filter.js';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import { printKeyword } from '../phrases/keywords.js';
import { restrictionWords } from './states.js';
import { printThing } from '../phrases/things.js';

/** Names for people of keywords that stand for a rule and have no printed words. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['attacksDespiteDefender', 'can attack as though it had no defender'],
  ['cantActivate', "can't activate abilities"],
  ['cantBeCountered', "can't be countered"],
  ['cantBeRegenerated', "can't be regenerated"],
  ['cantBeTargeted', "can't be a target"],
  ['everyCreatureType', 'is every creature type'],
  ['mustBeBlocked', 'must be blocked'],
  ['noAbilities', 'no abilities but those it got since'],
  ['onlyLandTypes', 'no abilities but of its land types'],
  ['preventCombatDamageBy', 'deals no combat damage'],
  ['preventCombatDamageTo', 'is dealt no combat damage'],
  ['lure', 'must be blocked by all that are able'],
]);

/** Returns `cantDoThat` as "can't do that". */
const spoken = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/^cant\b/u, "can't");
const thing = (quality: object, plural: boolean): string => printThing(quality, plural) ?? 'some';

function richName(keyword: MtgKeyword): string | undefined {
  const all = [keyword];
  for (const { cards, players } of keywordsNamed(all, 'enchant'))
    return `enchant ${cards ? thing(cards, false) : players ? 'player' : 'some'}`;
  for (const { cost } of keywordsNamed(all, 'ward')) return `ward ${cost}`;
  for (const { from } of keywordsNamed(all, 'hexproof'))
    return from ? `hexproof from ${qualityName(from)}` : 'hexproof';
  for (const { from, fromPlayer } of keywordsNamed(all, 'protection'))
    return `protection from ${fromPlayer ?? qualityName(from ?? {})}`;
  return keywordsNamed(all, 'hasAbility').length > 0 ? 'has an ability of another card' : undefined;
}

/** Returns a quality in words: its colours, or else the objects that have it. */
function qualityName(quality: QualityFilter): string {
  if (Object.keys(quality).length === 0) return 'everything';
  const { color, ...rest } = quality;
  const colors = color === undefined || Object.keys(rest).length > 0 ? [] : [color].flat();
  const named = colors.flatMap((one) => (typeof one === 'string' ? [one] : []));
  return named.length > 0 && named.length === colors.length ? named.join(' and ') : thing(quality, true);
}

/** Returns the name of a keyword for a screen, never its internal name. */
export function keywordName(keyword: MtgKeyword): string {
  const sentence = restrictionWords(keyword)?.replace(/^~ /u, '').replaceAll('~', 'it').replace(/\.$/u, '');
  const printed = printKeyword(keyword) ?? sentence ?? richName(keyword);
  return printed ?? NAMES.get(keyword.keyword) ?? spoken(keyword.keyword);
}
