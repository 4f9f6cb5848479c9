import { pagesIn } from '../../src/repository.mjs';

export default { paths: () => pagesIn('rules') };
