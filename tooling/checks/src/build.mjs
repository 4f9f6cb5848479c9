import { run } from './commands.mjs';

// What its pages say is among the tests; the site itself is built where its pages are looked at (`deep.mjs pages`).
const SITE = ['@reticle/docs', '@reticle/api-docs'];

/**
 * Builds all but the site. Tests and types are judged after that, in a run of turbo of their own: what they depend on is the content of
 * what was built, which turbo reads as it starts. An edit that builds the same leaves them as they are.
 */
export const buildAll = () =>
  run('turbo', [
    'run',
    'build',
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    ...SITE.map((name) => `--filter=!${name}`),
  ]);
