import { readmeExample } from '@reticle/readme-example';

readmeExample(import.meta.url);
