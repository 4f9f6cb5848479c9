// Writes the milliseconds of CPU time that a process took, as it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { CPU_FILE } = process.env;
if (isMainThread && CPU_FILE !== undefined)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(CPU_FILE, String((user + system) / 1_000));
  });
