import { ok, parseWith, type GameIssue, type Issue, type Result } from '@reticle/core';
import * as z from 'zod';
import { mtg } from '../game.js';
import { isManaAbility } from '../stack/mana.js';
import { activatedAbility, type ActivatedAbility } from './ability.js';
import { activationSpec } from './activation-spec.js';
import { addsMana } from './adds-mana.js';

const abilityList = z
  .array(activatedAbility)
  .max(64)
  .readonly()
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two abilities have the same id');

/** What the flag must be: an activated ability without targets that could add mana is a mana ability (rule 605.1a). */
export function isManaAbilityByRule({ targets, effects }: ActivatedAbility): boolean {
  return isManaAbility({
    ability: 'activated',
    declaration: targets === undefined ? {} : { spec: targets },
    addsMana: addsMana(effects),
  });
}

/** What is wrong with an ability that its schema lets through: filters that ask what cards don't have, a wrong flag. */
function flaws(ability: ActivatedAbility): readonly Issue[] {
  const spec = mtg.parseSpec(activationSpec(ability));
  const unfit = spec.ok
    ? []
    : spec.issues.map((found) => ({ ...found, path: ['targets', ...(found.path ?? [])] }));
  const is = isManaAbilityByRule(ability);
  const wrongFlag: GameIssue = {
    code: 'mtg.wrongManaFlag',
    data: { ability: ability.id, is },
    path: ['isManaAbility'],
  };
  return is === ability.isManaAbility ? unfit : [...unfit, wrongFlag];
}

const under =
  (...path: readonly (string | number)[]) =>
  (found: Issue): Issue => ({ ...found, path: [...path, ...(found.path ?? [])] });

/** The activated abilities of one card as they were read: raw JSON may come in, every issue says where in it. */
export function readAbilities(card: string, abilities: unknown): Result<readonly ActivatedAbility[]> {
  const read = parseWith(abilityList, abilities);
  if (!read.ok) return { ok: false, issues: read.issues.map(under(card)) };
  const issues = read.value.flatMap((ability, index) => flaws(ability).map(under(card, index)));
  return issues.length === 0 ? ok(read.value) : { ok: false, issues };
}
