import { nodeProgram } from '@reticle/build';

export default nodeProgram(['src/index.ts', 'src/thread.ts']);
