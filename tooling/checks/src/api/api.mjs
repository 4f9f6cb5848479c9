import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { emptyFolder } from '../tarballs.mjs';
import { published } from '../workspace.mjs';
import { faceOf } from './face.mjs';
import { MOST } from './most.mjs';
import { countNames, judgeNames } from './names.mjs';

/** The file that lists a package's exports. */
export const FILE = 'api.md';

/**
 * Compares the exports of each published package with the committed list. A difference is not a mistake, but
 * a reviewer must see it. More names than before are a mistake: see {@link MOST}.
 * @returns {Promise<import('../commands.mjs').Outcome>}
 */
export const checkFaces = async () => {
  const folder = emptyFolder();
  const now = join(folder, FILE);
  const faults = [];
  for (const one of published()) {
    const written = join(one.folder, FILE);
    writeFileSync(now, faceOf(one));
    if (!existsSync(written)) faults.push(`${one.manifest.name} has no ${FILE}.`);
    else {
      const { ok, output } = await run('git', ['diff', '--no-index', '--unified=2', '--', written, now]);
      if (!ok) faults.push(output);
    }
  }
  rmSync(folder, { recursive: true });
  const names = judgeNames(countNames(published()), MOST);
  return faultless(
    faults.length === 0
      ? names
      : [...faults, 'If that is meant: npx --yes pnpm@12.21.0 api:update', ...names],
  );
};
