import { canonicalJson } from '@reticle/core';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { abilitiesOfKeyword } from '../../language/keyword-abilities.js';
import type { KeywordAbilities } from '../../language/keyword-parts.js';
import { type MtgKeyword, mtgKeyword } from '../../language/keyword.js';
import { memo } from '../../state/memo.js';

/** A keyword, and the abilities that it stands for. */
interface KeywordWithAbilities {
  readonly keyword: MtgKeyword;
  readonly abilities: KeywordAbilities;
}

const NONE: readonly KeywordWithAbilities[] = [];

/** The keywords of a list that stand for abilities, each with them: it has them as long as it has the keyword. */
export const keywordAbilitiesOf = memo((keywords: readonly MtgKeyword[]): readonly KeywordWithAbilities[] => {
  const found = keywords.flatMap((keyword) => {
    const abilities = abilitiesOfKeyword(keyword);
    return abilities ? [{ keyword, abilities }] : [];
  });
  return found.length === 0 ? NONE : found;
});

const PREFIX = 'keyword ';

/** The triggered abilities that keywords stand for, each with the name under which it waits. */
export const triggeredByKeywords = memo(
  (
    keywords: readonly MtgKeyword[],
  ): readonly { readonly ability: TriggeredAbility; readonly name: string }[] =>
    keywordAbilitiesOf(keywords).flatMap(({ keyword, abilities }) =>
      (abilities.triggered ?? []).map((ability) => ({
        ability,
        name: `${PREFIX}${ability.id} ${canonicalJson(keyword)}`,
      })),
    ),
);

/** The triggered ability of a keyword that waits under a name; `undefined` for any other name. */
export function triggeredByName(name: string): TriggeredAbility | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const [id = ''] = name.slice(PREFIX.length).split(' ', 1);
  const raw: unknown = JSON.parse(name.slice(PREFIX.length + id.length + 1));
  return abilitiesOfKeyword(mtgKeyword.parse(raw))?.triggered?.find((ability) => ability.id === id);
}
