import { writeFileSync } from 'node:fs';
import { countedNow, WRITTEN } from './written.mjs';

// Records how much work a move of each game takes now.
writeFileSync(WRITTEN, `${JSON.stringify(await countedNow(), null, 2)}\n`);
