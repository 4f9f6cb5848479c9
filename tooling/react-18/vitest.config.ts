import { packageTests } from '@reticle/vitest-preset';

// The table as it is built, with the React of this package in place of its own.
export default packageTests(import.meta.url, {
  alias: [
    { find: /^react$/u, replacement: import.meta.resolve('react') },
    { find: /^react\/jsx-runtime$/u, replacement: import.meta.resolve('react/jsx-runtime') },
  ],
  server: { deps: { inline: [/packages\/react\/dist/u] } },
});
