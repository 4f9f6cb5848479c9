import { qualityFilter } from '../../language/filter.js';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import { printThing, withArticle } from './things.js';

/** Rules about a card that are sentences of their own, by keywords that say no more. `~` is the card. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['cantBlock', "~ can't block."],
  ['cantAttack', "~ can't attack."],
  ['cantBeBlocked', "~ can't be blocked."],
  ['doesntUntap', "~ doesn't untap during your untap step."],
  ['mustAttack', '~ attacks each combat if able.'],
  ['mayStayTapped', 'You may choose not to untap ~ during your untap step.'],
  ['eachPlaysAnotherLand', 'Each player may play an additional land during each of their turns.'],
  ['diesOntoLibrary', "If ~ would die, put ~ on top of its owner's library instead."],
]);

/** Such things in words: "Walls", "an Island". */
function said(quality: unknown, plural: boolean): string | undefined {
  const read = qualityFilter.safeParse(quality);
  return read.success ? printThing(read.data, plural) : undefined;
}
const creatures = (quality: object): string | undefined => said({ type: 'creature', ...quality }, true);

function blockedBy({ not, ...rest }: { readonly not?: unknown }): string | undefined {
  if (not === undefined) {
    const who = said(rest, true);
    return who && `~ can't be blocked by ${who}.`;
  }
  const who = Object.keys(rest).length === 0 ? said(not, true) : undefined;
  return who && `~ can't be blocked except by ${who}.`;
}

/**
 * A rule about a card that stands among its keywords, as a sentence with `~` for the card; `undefined` where there are no
 * words for it, or it is an ability.
 */
export function restrictionWords(keyword: MtgKeyword): string | undefined {
  if (Object.keys(keyword).length === 1) return PLAIN.get(keyword.keyword);
  const all = [keyword];
  for (const { attackers } of keywordsNamed(all, 'cantBlock')) {
    const whom = attackers && creatures(attackers);
    return whom && `~ can't block ${whom}.`;
  }
  for (const { unlessDefenderControls: what } of keywordsNamed(all, 'cantAttack')) {
    const words = what && said(what, false);
    return words && `~ can't attack unless defending player controls ${withArticle(words)}.`;
  }
  for (const { blockers } of keywordsNamed(all, 'cantBeBlockedBy')) return blockedBy(blockers);
  return keywordsNamed(all, 'mostBlockers').some(({ count }) => count === 1)
    ? "~ can't be blocked by more than one creature."
    : undefined;
}
