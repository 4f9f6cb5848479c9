import { library } from '@reticle/build';

export default library();
