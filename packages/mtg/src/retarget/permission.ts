/** What an effect allows: four different permissions (rules 115.7a to 115.7d). */
const RETARGETINGS = ['changeTheTargets', 'changeATarget', 'changeAnyTargets', 'chooseNewTargets'] as const;
/** A change of targets that is asked for, with its permission (rule 115.7). */
export type Retargeting = (typeof RETARGETINGS)[number];

/** Whether so many changed targets of so many are what the permission wants. */
export const WANTS: { readonly [R in Retargeting]: (changed: number, all: number) => boolean } = {
  changeTheTargets: (changed, all) => changed === all,
  changeATarget: (changed) => changed === 1,
  changeAnyTargets: () => true,
  chooseNewTargets: () => true,
};
