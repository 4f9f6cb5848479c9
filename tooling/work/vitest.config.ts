import { packageTests } from '@reticle/vitest-preset';

export default packageTests(import.meta.url);
