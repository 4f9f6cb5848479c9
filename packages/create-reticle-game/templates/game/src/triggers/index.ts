// One line a file, sorted; `reticle new trigger NAME` adds to it.
import { attackTrigger } from './attack.js';
import { enterPlayTrigger } from './enter-play.js';
import { sufferTrigger } from './suffer.js';

export const triggers = [attackTrigger, enterPlayTrigger, sufferTrigger];
