import { frozenCopy } from '@reticle/core';
import type { ActivatedAbility, TriggeredAbility } from '../abilities/ability.js';
import { boost } from './boost.js';
import { support } from './support.js';
import { vanish } from './vanish.js';

/** The keywords that are triggered abilities. */
export const TRIGGERED_KEYWORDS: ReadonlyMap<string, TriggeredAbility> = new Map([
  ['support', frozenCopy(support)],
  ['vanish', frozenCopy(vanish)],
]);

/** The keywords that are activated abilities, by their N. */
export const ACTIVATED_KEYWORDS: ReadonlyMap<string, (n: number) => ActivatedAbility> = new Map([
  ['boost', boost],
]);
