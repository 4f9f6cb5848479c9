// One line a file, sorted; `reticle new keyword NAME` adds to it.
import { fierceKeyword } from './fierce.js';
import { swiftKeyword } from './swift.js';
import { veiledKeyword } from './veiled.js';

export const keywords = {
  fierce: fierceKeyword,
  swift: swiftKeyword,
  veiled: veiledKeyword,
};
