import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trustFaults } from './provenance.mjs';

const workflow = readFileSync(new URL('../../../../.github/workflows/release.yml', import.meta.url), 'utf8');

describe('release.yml', () => {
  it('lets one job publish, which runs no code of the workspace', () => {
    expect(trustFaults(workflow)).toEqual([]);
  });

  it.each([
    [
      'every job asks for an id-token',
      (text: string) => text.replace('permissions: {}', 'permissions:\n  id-token: write'),
    ],
    [
      'a job that installs the workspace asks for an id-token',
      (text: string) => text.replace('      contents: read', '      id-token: write'),
    ],
    [
      'the job that publishes may write contents',
      (text: string) => text.replace('      id-token: write', '      id-token: write\n      contents: write'),
    ],
    [
      'the job that publishes installs packages',
      (text: string) => text.replace("          tags=''", '          npm ci'),
    ],
    [
      'the job that publishes checks the repository out',
      (text: string) => text.replace('actions/download-artifact@', 'actions/checkout@'),
    ],
  ])('is refused if %s', (_fault, change) => {
    const changed = change(workflow);
    expect(changed).not.toBe(workflow);
    expect(trustFaults(changed)).not.toEqual([]);
  });
});
