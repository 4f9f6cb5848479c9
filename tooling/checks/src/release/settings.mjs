import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the settings of npm and pnpm for only this registry, whatever the user's own are.
 * @param {{ address: string }} registry
 * @param {string} folder where the settings and the cache are kept
 */
export const settingsFor = ({ address }, folder) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'npmrc');
  writeFileSync(file, `registry=${address}\n${address.slice('http:'.length)}:_authToken=loopback\n`);
  return {
    npm_config_userconfig: file,
    npm_config_globalconfig: join(folder, 'none'),
    npm_config_registry: address,
    pnpm_config_registry: address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    // Only the workflow can sign what it publishes.
    npm_config_provenance: 'false',
    pnpm_config_provenance: 'false',
  };
};
