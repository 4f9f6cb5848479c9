import { apiPages } from '../../src/api.mjs';

export default { paths: apiPages };
