import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with a page: the rule, and where; nothing where all is well. */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: AXE });
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary)))`,
  );
  return Array.isArray(found) ? found.map(String) : [`axe answered ${String(found)}`];
}
