import type { ReadText, WhichAbility } from '@reticle/core/host';
import type { HostRequirement } from '@reticle/core/host';
import type { ReadGroup } from './reading.js';

/** The abilities and modes of a text, in its order, each as one document with what its slots were read from. */
export function groupsOf(
  requirements: readonly HostRequirement[],
  specOf: ReadText['specOf'],
): readonly ReadGroup[] {
  const all = new Map(requirements.map(({ ability }) => [`${ability.index}.${ability.mode}`, ability]));
  return [...all.values()].map(({ index, mode }) => {
    const which: WhichAbility = mode === undefined ? { index } : { index, mode };
    const spec = specOf(which);
    const members = spec?.slots.flatMap(({ id }) => memberOf(requirements, which, id) ?? []) ?? [];
    // A spec with slots beyond those that are shown counts as a part, too.
    return spec?.slots.length === members.length
      ? { which, json: spec, whole: true, members, unread: [] }
      : partly(requirements, which);
  });
}

/** Whose slot it is: the mode's own, or one that was chosen before the modes. */
function memberOf(
  requirements: readonly HostRequirement[],
  { index, mode }: WhichAbility,
  id: string,
): number | undefined {
  const find = (wanted: number | undefined): number =>
    requirements.findIndex(
      (each) => each.id === id && each.ability.index === index && each.ability.mode === wanted,
    );
  const own = find(mode);
  const found = own < 0 ? find(undefined) : own;
  return found < 0 ? undefined : found;
}

/** What was understood of an ability that was not understood in full. */
function partly(requirements: readonly HostRequirement[], which: WhichAbility): ReadGroup {
  const { index, mode } = which;
  const here = requirements.flatMap(({ ability, slot }, at) =>
    ability.index === index && (ability.mode === mode || (ability.mode === undefined && !slot)) ? [at] : [],
  );
  const members = here.filter((at) => requirements[at]?.slot);
  return {
    which,
    json: {
      slots: members.flatMap((at) => requirements[at]?.slot ?? []),
      relations: members.flatMap((at) => requirements[at]?.relations ?? []),
    },
    whole: false,
    members,
    unread: here.filter((at) => !requirements[at]?.slot),
  };
}
