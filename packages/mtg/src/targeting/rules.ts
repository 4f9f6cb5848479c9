import type { StepRules } from '@reticle/core';

/** The rules on targets by the steps that keep them. */
export const mtgRules: StepRules = {
  known: '115.1',
  incarnation: '400.7',
  kind: '115.1',
  zone: '115.2',
  filter: '115.1',
  quantity: '601.2c',
  distinct: '115.3',
  division: '601.2d',
  relation: '601.2c',
};
