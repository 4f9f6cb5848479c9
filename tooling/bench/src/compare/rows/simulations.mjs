// Rows about the command: matches played with all checks.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('cpu-at-exit.mjs', import.meta.url));
const GAMES = { mtg: 6, lorcana: 8, taktik: 8 };

const simulate = (game, games) => ({
  name: `simulate ${game}, all checks`,
  unit: 'games a CPU-second',
  async run({ root }) {
    const file = join(tmpdir(), `reticle-bench-${process.pid}-${game}`);
    const program = join(root, 'packages/cli/dist/cli.js');
    const size = game === 'taktik' ? ['--width', '8', '--height', '8'] : [];
    execFileSync(
      process.execPath,
      ['--import', reporter, program, 'simulate', game, '--games', String(games), '--workers', '1', ...size],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CPU_FILE: file } },
    );
    const milliseconds = Number(readFileSync(file, 'utf8'));
    rmSync(file);
    return (games / milliseconds) * 1_000;
  },
});

export const simulationRows = Object.entries(GAMES).map(([game, games]) => simulate(game, games));
