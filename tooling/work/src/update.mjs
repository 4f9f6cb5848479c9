import { writeFileSync } from 'node:fs';
import { countedNow, WRITTEN } from './written.mjs';

// Writes down how much work a move of each game is now.
writeFileSync(WRITTEN, `${JSON.stringify(await countedNow(), null, 2)}\n`);
