// One line a file, sorted; `reticle new verb NAME` adds to it.
import { havePowerVerb } from './have-power.js';

export const verbs = [havePowerVerb];
