import type { StepRules } from '@reticle/core';

/** The rules on choices by the steps that keep them. */
export const lorcanaRules: StepRules = {
  known: '6.1.3.1',
  incarnation: '6.1.11.1',
  kind: '6.1.3.1',
  zone: '6.1.3.1',
  filter: '6.1.3.1',
  quantity: '6.7.3',
  distinct: '6.1.3',
  division: '6.7.3',
  relation: '6.7.3',
};
